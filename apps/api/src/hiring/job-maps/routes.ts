import * as contract from '@profile-search/contract/hiring/job-maps'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findOwnPlace } from '#search/index/own-place.ts'
import { findTown, listTownsIn, townsOfJob } from './queries.ts'
import { frameOf, nearestTo, within } from './rules.ts'

type Town = NonNullable<Awaited<ReturnType<typeof findTown>>>

/** A map shows so many other towns at least, or it is widened. */
const leastTowns = 4
const widenings = [1, 1.8, 3.2]

export function jobMapRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showJobMap, async ({ params, query, account }) => {
		const organisationId = account?.organisationId ?? null
		const rows = await townsOfJob(db).execute({ jobId: params.jobId, organisationId })
		const [job] = rows
		if (!job) throw notFound('hiringRefusals.jobPaused')
		const [first, ...others] = rows.flatMap(({ town }) => town ?? [])
		if (!first || job.workMode === 'remote') return null

		const towns: [Town, ...Town[]] = [first, ...within(first, others)]
		const isMine = job.organisationId === organisationId
		const reader = isMine ? null : await findReader(db, account, query.near)
		const nearest = reader && nearestTo(reader.town, towns)
		return {
			...(await mapOf(db, towns, reader?.town)),
			distance: nearest && {
				from: reader.town.name,
				isOwn: reader.isOwn,
				to: nearest.spot.name,
				km: nearest.km,
			},
		}
	})
}

/** The town of a person or guest; for others, whose town says nothing of them, the one that was asked for. */
async function findReader(
	db: Db,
	account: { id: string; userType: string } | null | undefined,
	near: number | undefined,
) {
	const own = account && account.userType !== 'employer' ? await findOwnPlace(db, account.id) : null
	const id = own ?? near
	const town = id === undefined ? undefined : await findTown(db, id)
	return town ? { town, isOwn: own !== null } : null
}

async function mapOf(db: Db, towns: [Town, ...Town[]], reader: Town | undefined) {
	const isOfJob = reader && towns.some(({ id }) => id === reader.id)
	const shown = reader && !isOfJob ? within(towns[0], [reader]) : []
	const spots = [...towns, ...shown]
	const besides = spots.map(({ id }) => id)
	let frame = frameOf(spots)
	let around: Town[] = []
	for (const times of widenings) {
		frame = frameOf(spots, times)
		around = await listTownsIn(db, frame, besides)
		if (around.length >= leastTowns) break
	}
	return {
		frame,
		towns: [...withRole(towns, 'job'), ...withRole(shown, 'reader'), ...withRole(around, 'other')],
	}
}

function withRole(towns: readonly Town[], role: contract.MapTown['role']) {
	return towns.map((town) => ({ ...town, role }))
}
