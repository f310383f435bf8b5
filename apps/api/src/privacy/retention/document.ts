import { freeTables } from './free-tables.ts'
import { rules } from './registry.ts'
import { nameOf, type Rule } from './rule.ts'

const head = `# How long what is kept

Every table of the database, and when what it says of people goes. This page is written from the rules by which the portal
works (\`apps/api/src/privacy/retention\`): a test fails when they differ, and when a table has no rule. With
\`npx vitest run apps/api/src/privacy/retention --update\` it is written anew.

Besides: **erasure** ends everything that is an account's within the days in which it can be taken back (a setting, 7), and
leaves a sealed record for the time of the law. A row that says *emptied* stays, without the person, where others' rows
or the figures need it. The queue of background work holds ids only, and is cleared of an account with its erasure; files
go with the row that names them, or within two days. Backups are the operator's: they must not be kept for longer than
the sealed record, and an erasure is to be done again after restoring one.
`

/** The text of docs/retention.md. */
export function retentionDocument() {
	const ruled = rules.toSorted((one, two) => nameOf(one).localeCompare(nameOf(two)))
	const kept = tableOf(
		['table', 'whose', 'why', 'until', 'at erasure'],
		ruled.map((rule) => [`\`${nameOf(rule)}\``, rule.whose, rule.why, rule.until, endOf(rule)]),
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
