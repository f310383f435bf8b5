import type { Db } from '@profile-search/db/client'
import { jobPlaces, jobs } from '@profile-search/db/schema/hiring/jobs'
import { places } from '@profile-search/db/schema/search/reference'
import { statement } from '@profile-search/db/statement'
import { desc, eq, or, sql } from 'drizzle-orm'
import { isOpen } from '#visibility/open-job.ts'
import type { Frame } from './rules.ts'

const town = {
	id: places.id,
	name: places.name,
	latitude: places.latitude,
	longitude: places.longitude,
	people: places.weight,
}

/** The towns of a job that is open or of this organisation, the largest first; a job without any has one row without a town. */
export const townsOfJob = statement((db) =>
	db
		.select({ workMode: jobs.workMode, organisationId: jobs.organisationId, town })
		.from(jobs)
		.leftJoin(jobPlaces, eq(jobPlaces.jobId, jobs.id))
		.leftJoin(places, eq(places.id, jobPlaces.placeId))
		.where(
			sql`${jobs.id} = ${sql.placeholder('jobId')} and ${or(
				isOpen,
				sql`${jobs.organisationId} = ${sql.placeholder('organisationId')}::uuid`,
			)}`,
		)
		.orderBy(desc(places.weight), places.id)
		.prepare('towns_of_job'),
)

export async function findTown(db: Db, id: number) {
	const [found] = await townById(db).execute({ id })
	return found
}

const townById = statement((db) =>
	db
		.select(town)
		.from(places)
		.where(eq(places.id, sql.placeholder('id')))
		.prepare('town_by_id'),
)

/** The largest towns within a frame, besides these, at most 40. */
export async function listTownsIn(db: Db, { south, west, north, east }: Frame, besides: readonly number[]) {
	return townsIn(db).execute({ south, west, north, east, besides })
}

const townsIn = statement((db) =>
	db
		.select(town)
		.from(places)
		.where(
			sql`${places.latitude} between ${sql.placeholder('south')} and ${sql.placeholder('north')}
				and ${places.longitude} between ${sql.placeholder('west')} and ${sql.placeholder('east')}
				and ${places.id} <> all(${sql.placeholder('besides')}::int[])`,
		)
		.orderBy(desc(places.weight), places.id)
		.limit(40)
		.prepare('towns_in'),
)
