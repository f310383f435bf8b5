import type { OrganisationKind, OrganisationSize } from '@profile-search/contract/profiles/organisations'
import type { Db } from '@profile-search/db/client'
import type { Entry } from '@profile-search/matching/directory/types'
import { sql } from 'drizzle-orm'
import { openJob } from '#visibility/open-job.ts'
import { uuids } from '../documents.ts'
import { kindNumber, organisationFacets, sizeNumber } from '../facets/organisations.ts'
import { known, type ListSource, type Which, type Names } from './list.ts'

type Row = {
	id: string
	name: string
	kind: OrganisationKind
	about: string
	size: OrganisationSize
	industry: string
	industry_id: number
	branches: string
	places: number[]
	is_hiring: boolean
	changed_at: number
}

/** All approved organisations, shown to everyone. */
export const organisationsList: ListSource<Row> = { facets: organisationFacets, levels: 1, read, entryOf }

function entryOf(row: Row, names: Names): Entry {
	return {
		id: row.id,
		name: row.name,
		level: 0,
		changedAt: row.changed_at,
		texts: [
			{ text: row.name, weight: 8 },
			{ text: row.industry, weight: 5 },
			...row.places.map((place) => known(names.places, place, 4)),
			{ text: row.branches, weight: 4 },
			{ text: row.about, weight: 1 },
		],
		facets: {
			industry: [row.industry_id],
			kind: [kindNumber(row.kind)],
			size: [sizeNumber(row.size)],
			place: row.places,
			hiring: row.is_hiring ? [1] : [],
		},
	}
}

/** The last change is that of the profile or the publication of the latest job. */
async function read(db: Db, which: Which) {
	const condition =
		'ids' in which
			? sql`organisation.id = any(${uuids(which.ids)})`
			: sql`organisation.id > ${which.after} order by organisation.id limit ${which.limit}`
	const { rows } = await db.execute<Row>(sql`
		select organisation.id, organisation.name, organisation.kind, organisation.about, organisation.size,
			industry.name as industry, industry.id as industry_id,
			array(select name from sub_branches branch where branch.organisation_id = organisation.id)::text as branches,
			array_remove(array(select place_id from sub_branches branch where branch.organisation_id = organisation.id)
				|| organisation.place_id, null) as places,
			exists (select from jobs job where job.organisation_id = organisation.id and ${openJob('job')}) as is_hiring,
			extract(epoch from greatest(organisation.updated_at,
				(select max(published_at) from jobs job where job.organisation_id = organisation.id)))::int as changed_at
		from organisations organisation
		join industries industry on lower(industry.name) = lower(organisation.industry)
		join organisation_members member on member.organisation_id = organisation.id and member.role = 'owner'
		join accounts owner on owner.id = member.account_id and owner.status = 'approved'
		where ${condition}`)
	return rows
}
