import { AdviceArea, InvestmentSector, BusinessStage } from '@profile-search/contract/profiles/sections'
import { z } from 'zod'
import type { findSection } from './queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findSection>>>

const areas = z.array(AdviceArea)
const sectors = z.array(InvestmentSector)
const stages = z.array(BusinessStage)

/** A row as an adviser in the contract. */
export function adviserOf({ topics, ...row }: Row) {
	return { ...row, areas: areas.parse(topics) }
}

/** A row as an investor in the contract. */
export function investorOf({ topics, stages: reached, ...row }: Row) {
	return { ...row, sectors: sectors.parse(topics), stages: stages.parse(reached) }
}
