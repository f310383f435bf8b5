import { type JobCard, type PayPeriod, periodsInYear } from '@profile-search/contract/hiring/jobs'
import type { JobMatchQuery } from '@profile-search/contract/matching/matches'
import type { Db } from '@profile-search/db/client'
import type { Ranked } from '@profile-search/matching/types'
import type { z } from 'zod'
import { keepRanks, placeTest } from './narrow.ts'

type Card = z.output<typeof JobCard>

/** The jobs of a ranking that fit the query, in the order it asks for, each with its place in the whole ranking. */
export async function narrowJobs(
	db: Db,
	ranked: readonly Ranked[],
	cards: readonly Card[],
	query: JobMatchQuery,
) {
	const isThere = await placeTest(db, query.place)
	const kept = keepRanks(ranked, cards, (card) => isThere(card.places) && fits(card, query))
	if (query.order === 'newest') kept.sort((a, b) => publishedAt(b.card) - publishedAt(a.card))
	if (query.order === 'pay') kept.sort((a, b) => yearlyPay(b.card) - yearlyPay(a.card))
	return kept.slice(0, query.limit)
}

/** Whether the whole of what is ranked has to be looked at. */
export function isNarrowed({ place, since, payAtLeast, workMode, order }: JobMatchQuery) {
	return place !== '' || since !== undefined || payAtLeast > 0 || workMode !== undefined || order !== 'best'
}

function fits(card: Card, { since, payAtLeast, workMode }: JobMatchQuery) {
	return (
		(since === undefined || publishedAt(card) > since.getTime()) &&
		(payAtLeast === 0 || yearlyPay(card) >= payAtLeast) &&
		(workMode === undefined || card.workMode === workMode)
	)
}

function publishedAt(card: Card) {
	return card.publishedAt?.getTime() ?? 0
}

/** The most that a job pays in a year; 0 where it does not show its pay. */
function yearlyPay({
	payMin,
	payMax,
	payPeriod,
}: {
	payMin: number | null
	payMax: number | null
	payPeriod: PayPeriod
}) {
	return (payMax ?? payMin ?? 0) * periodsInYear[payPeriod]
}
