import { undoHours } from '@profile-search/contract/trust/merges'
import { mergeChanges, merges } from '@profile-search/db/schema/trust/merges'
import { sql } from 'drizzle-orm'
import { by, either, within, type Rule } from './rule.ts'

const ofBoth = either(merges, by(merges.keptId), by(merges.duplicateId))

/** Merged people and jobs. */
export const mergeRules: Rule[] = [
	{
		table: mergeChanges,
		whose: 'people with two accounts, and applicants for jobs that were there twice',
		why: 'undoingMerge',
		until: 'mergeDay',
		of: within(mergeChanges.mergeId, merges.id, ofBoth),
		secret: [mergeChanges.key, mergeChanges.before, mergeChanges.after],
		atErasure: 'deleted',
		overdue: sql`${mergeChanges.mergeId} in (select id from merges where created_at < now() - make_interval(hours => ${undoHours}))`,
	},
	{
		table: merges,
		whose: 'people with two accounts',
		why: 'leadingOn',
		until: 'account',
		of: ofBoth,
		secret: [merges.actorId],
		atErasure: 'deleted',
	},
]
