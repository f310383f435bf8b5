import { freeTables } from './free-tables.ts'
import { rules } from './registry.ts'
import { nameOf, textsOf, type Rule } from './rule.ts'

const head = `# How long data are kept

Every table of the database, and when it is cleared of what it says about people. This page is generated from the rules by which the portal
works (\`apps/api/src/privacy/retention\`): a test fails when they differ, and when a table has no rule. With
\`npx vitest run apps/api/src/privacy/retention --update\` it is generated again.

In addition, an **erasure** ends everything that belongs to an account once it can no longer be taken back (after 7 days, a
setting), and leaves a sealed record for the time that the law requires. A row that says *emptied* stays, without the person,
where others' rows or statistics need it. The queue of background work holds ids and, for some mails and push notifications, an
address, a reason or a text; it is cleared of an account with its erasure. Files go with the row that names them, or within two
days. Backups are the operator's: they must not be kept for longer than the sealed record (as it comes, the oldest nightly one is
six months old). Restoring one erases again whoever was erased since, by the list that each night leaves beside the backups
(\`docs/operations.md\`); an erasure that was asked for after the last night has to be asked for again.
`

/** The text of docs/retention.md. */
export function retentionDocument() {
	const ruled = rules.toSorted((one, two) => nameOf(one).localeCompare(nameOf(two)))
	const kept = tableOf(
		['table', 'whose', 'why', 'until', 'at erasure'],
		ruled.map((rule) => {
			const { why, until } = textsOf(rule)
			return [`\`${nameOf(rule)}\``, rule.whose, why, until, endOf(rule)]
		}),
	)
	const free = tableOf(
		['table', 'what it holds'],
		Object.entries(freeTables).map(([name, what]) => [`\`${name}\``, what]),
	)
	return `${head}\n## With personal data\n\n${kept}\n\n## Without\n\n${free}\n`
}

function endOf({ atErasure }: Rule) {
	return typeof atErasure === 'string' ? atErasure : 'emptied'
}

function tableOf(names: string[], rows: string[][]) {
	const line = (cells: string[]) => `| ${cells.join(' | ')} |`
	return [line(names), line(names.map(() => '---')), ...rows.map(line)].join('\n')
}
