import type { MergeKind, MergePreview, MergeShare } from '@profile-search/contract/trust/merges'
import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { findSuccessor } from '#accounts/accounts/successor.ts'
import { notFound } from '#platform/refusal.ts'
import { jobRules } from './jobs/job-rules.ts'
import { fillOf, isEmpty, profileFields, type ProfileField } from './journal/fill.ts'
import { going, name } from './journal/journal.ts'
import type { Ends, MergeRules } from './journal/merge-rules.ts'
import { personRules } from './people/person-rules.ts'
import { countErasures, listAccountsOf, listJobsOf, listProfiles } from './queries.ts'
import { findSubjects } from './subjects.ts'
import { whyNotJobs, whyNotPeople } from './why-not.ts'

type Pair = { kind: MergeKind; keptId: string; duplicateId: string }
type Preview = z.output<typeof MergePreview>

/** What a merge would change, counted with the same conditions that the merge uses. */
export async function previewMerge(db: Db, pair: Pair): Promise<Preview> {
	const { kind, keptId, duplicateId } = pair
	const ends = { from: duplicateId, to: keptId }
	const sides = await findSubjects(db, kind, [keptId, duplicateId])
	const [kept, duplicate] = [keptId, duplicateId].map((id) => sides.find((side) => side.id === id))
	if (!kept || !duplicate) throw notFound('trustRefusals.merge.missing')
	const problem = await findProblem(db, pair)
	const rules = kind === 'person' ? personRules : jobRules
	return {
		kept,
		duplicate,
		problem: problem && t(problem),
		moves: problem ? [] : await countMoves(db, rules, ends),
		fields: kind === 'person' ? await comparePeople(db, ends) : await compareJobs(db, ends),
	}
}

async function findProblem(db: Db, { kind, keptId, duplicateId }: Pair) {
	const ids: [string, string] = [keptId, duplicateId]
	const isSame = keptId === duplicateId
	if (kind === 'person') {
		const found = await listAccountsOf(db, ids)
		const [kept, duplicate] = ids.map((id) => found.find((each) => each.id === id))
		return whyNotPeople(kept, duplicate, { isSame, isErasing: (await countErasures(db, ids)) > 0 })
	}
	const found = await listJobsOf(db, ids)
	const [kept, duplicate] = ids.map((id) => found.find((each) => each.id === id))
	const merged = [await findSuccessor(db, kind, keptId), await findSuccessor(db, kind, duplicateId)]
	return whyNotJobs(kept, duplicate, merged.some(Boolean), isSame)
}

async function countMoves(db: Db, rules: MergeRules, ends: Ends) {
	const counted = Object.entries(rules).flatMap(([place, rule]) => {
		if (rule.kind !== 'moves' || !rule.share) return []
		const [table = '', column = ''] = place.split('.')
		const all = sql`row.${name(column)} = ${ends.from}`
		return sql`select ${rule.share}::text as share,
			count(*) filter (where ${going(table, column, rule, ends)})::int as going, count(*)::int as whole
			from ${name(table)} as row where ${all}`
	})
	const { rows } = await db.execute<{ share: MergeShare; count: number; stays: number }>(sql`
		select share, sum(going)::int as count, (sum(whole) - sum(going))::int as stays
		from (${sql.join(counted, sql` union all `)}) counted group by share having sum(whole) > 0 order by sum(going) desc, share`)
	return rows
}

/** Fields that differ between the two, or that one of them lacks. */
async function comparePeople(db: Db, { from, to }: Ends): Promise<Preview['fields']> {
	const profiles = await listProfiles(db, [from, to])
	const [kept, duplicate] = [to, from].map((id) => profiles.find(({ accountId }) => accountId === id))
	if (!kept || !duplicate) return []
	const taken = fillOf(kept, duplicate)
	const fields = Object.keys(profileFields) as ProfileField[]
	const differing = fields.filter((field) => String(kept[field] ?? '') !== String(duplicate[field] ?? ''))
	return Promise.all(
		differing.map(async (field) => ({
			field,
			kept: await inText(db, field, kept[field]),
			duplicate: await inText(db, field, duplicate[field]),
			isTaken: field in taken,
		})),
	)
}

const jobFields = [
	'title',
	'status',
	'description',
	'professionId',
	'employmentType',
	'workMode',
	'payMin',
	'payMax',
	'openings',
	'closesOn',
	'isBlind',
] as const

async function compareJobs(db: Db, { from, to }: Ends): Promise<Preview['fields']> {
	const found = await listJobsOf(db, [from, to])
	const [kept, duplicate] = [to, from].map((id) => found.find((job) => job.id === id))
	if (!kept || !duplicate) return []
	const differing = jobFields.filter((field) => String(kept[field] ?? '') !== String(duplicate[field] ?? ''))
	return Promise.all(
		differing.map(async (field) => ({
			field,
			kept: await inText(db, field, kept[field]),
			duplicate: await inText(db, field, duplicate[field]),
			isTaken: false,
		})),
	)
}

/** Fields that hold ids, with the table of the names. */
const named: Record<string, 'professions' | 'places'> = {
	professionId: 'professions',
	preferredProfessionIds: 'professions',
	placeId: 'places',
	preferredPlaceIds: 'places',
}

async function inText(db: Db, field: string, value: unknown) {
	if (isEmpty(value)) return null
	const table = named[field]
	if (!table) return Array.isArray(value) ? value.join(', ') : String(value).slice(0, 300)
	const ids = [value].flat().map(Number)
	const { rows } = await db.execute<{ name: string }>(
		sql`select name from ${name(table)} where id = any(${sql.param(`{${ids.join()}}`)}::int[]) order by name`,
	)
	return rows.map((row) => row.name).join(', ')
}
