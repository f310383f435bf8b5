import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SiteSettingsDraft } from '@profile-search/contract/site/admin'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { t } from '@profile-search/text/translate'
import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { tryLimits } from '#http/limits.ts'

const head = `# Limits and settings

How much and how often, in one place. This page is generated from the code that keeps to it: a test fails when they differ. With
\`npx vitest run apps/api/src/site/settings --update\` it is generated again.

How long data are kept is in [retention](retention.md); settings of the program, such as ports and addresses, are in the README.
`

/** The text of docs/limits.md. */
export function limitsDocument() {
	return [
		head,
		'## Settings of the site',
		'An administrator changes them at `/admin/settings`, while the portal runs. Each change is in the audit log; it counts within a minute on every node.',
		tableOf(['setting', 'as it comes', 'from', 'to'], settings()),
		'## How often something may be tried',
		'Counted in the database, so for all nodes together. Past it, the answer is 429 with `Retry-After`, or the browser is asked for work.',
		tableOf(['what', 'how often', 'in'], tries()),
		'## How much there may be',
		tableOf(['what', 'at most'], amounts()),
	].join('\n\n')
}

const labels: Record<string, unknown> = {
	...t('adminArea', { returnObjects: true }),
	...t('personalData.settings', { returnObjects: true }),
}

/** The settings that are numbers: what they are called in the form, their first value, and their range. */
function settings() {
	const ranges = z.toJSONSchema(SiteSettingsDraft, { io: 'input', unrepresentable: 'any' }).properties ?? {}
	const columns: Record<string, { default: unknown }> = getTableColumns(siteSettings)
	return Object.entries(ranges).flatMap(([name, range]) => {
		const first = columns[name]?.default
		if (typeof first !== 'number' || typeof range !== 'object' || name === 'version') return []
		return [[String(labels[name] ?? name), first, range.minimum ?? '', range.maximum ?? '']]
	})
}

const units: [seconds: number, name: string][] = [
	[86_400, 'day'],
	[3600, 'hour'],
	[60, 'minute'],
]

function tries() {
	return Object.entries(tryLimits).map(([name, { points, duration }]) => {
		const [seconds, unit] = units.find(([each]) => duration % each === 0) ?? [1, 'second']
		const count = duration / seconds
		const words = name.replace(/ADay$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
		return [
			capital(words),
			points,
			count === 1 ? `a ${unit}`.replace('a hour', 'an hour') : `${count} ${unit}s`,
		]
	})
}

const contract = join(import.meta.dirname, '../../../../../packages/contract/src')

/** The numbers of the contract that say how much there may be, as their comments tell. */
function amounts() {
	const declared = /\/\*\* ([^\n]+?)\.? \*\/\nexport const (?:most|longest|biggest)\w+ = ([\d_* ]+)\n/g
	return globSync('*/**/*.ts', { cwd: contract })
		.toSorted()
		.flatMap((file) => [...readFileSync(join(contract, file), 'utf8').matchAll(declared)])
		.map(([, what = '', value = '']) => [
			capital(what.replace(/^The (?:maximum |most )?(?:number of )?/, '')),
			productOf(value),
		])
}

function capital(text: string) {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The value of `5 * 1024 * 1024`. */
function productOf(text: string) {
	return text
		.replaceAll('_', '')
		.split('*')
		.reduce((product, factor) => product * Number(factor), 1)
		.toLocaleString('en')
}

type Cell = string | number

function tableOf(names: string[], rows: Cell[][]) {
	const line = (cells: Cell[]) => `| ${cells.join(' | ')} |`
	return [line(names), line(names.map(() => '---')), ...rows.map(line)].join('\n')
}
