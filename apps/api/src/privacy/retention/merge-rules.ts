import { undoHours } from '@profile-search/contract/trust/merges'
import { mergeChanges, merges } from '@profile-search/db/schema/trust/merges'
import { sql } from 'drizzle-orm'
import { by, either, within, type Rule } from './rule.ts'

const ofBoth = either(merges, by(merges.keptId), by(merges.duplicateId))

/** Merged people and jobs. */
export const mergeRules: Rule[] = [
	{
		table: mergeChanges,
		what: 'What a merge of your accounts has moved',
		whose: 'people with two accounts, and applicants for jobs that were there twice',
		why: 'so that a merge can be undone',
		until: 'the day in which it can be undone, or the undo',
		of: within(mergeChanges.mergeId, merges.id, ofBoth),
		secret: [mergeChanges.key, mergeChanges.before, mergeChanges.after],
		atErasure: 'deleted',
		overdue: sql`${mergeChanges.mergeId} in (select id from merges where created_at < now() - make_interval(hours => ${undoHours}))`,
	},
	{
		table: merges,
		what: 'Accounts of yours that were merged into one',
		whose: 'people with two accounts',
		why: 'to lead from the one to the other; of jobs likewise',
		until: 'the account',
		of: ofBoth,
		secret: [merges.actorId],
		atErasure: 'deleted',
	},
]
