import type { PgTable } from 'drizzle-orm/pg-core'
import { accountRules } from './account-rules.ts'
import { hiringRules } from './hiring-rules.ts'
import { loginRules } from './login-rules.ts'
import { mergeRules } from './merge-rules.ts'
import { organisationRules } from './organisation-rules.ts'
import { profileRules } from './profile-rules.ts'
import type { Rule, Who } from './rule.ts'
import { talkRules } from './talk-rules.ts'

/**
 * Every table with personal data, in the order in which an erasure empties them: a table that is found through
 * another one comes before it. The data export, the nightly sweep and docs/retention.md are made from this.
 */
export const rules: Rule[] = [
	...hiringRules,
	...talkRules,
	...profileRules,
	...organisationRules,
	...mergeRules,
	...accountRules.toReversed(),
	...loginRules.toReversed(),
]

/** The condition for the rows of an account, in a table that has any. */
export function rowsOfAccount(table: PgTable, who: Who) {
	const of = rules.find((rule) => rule.table === table)?.of
	if (!of) throw new Error('This table has no rows of accounts.')
	return of(who)
}
