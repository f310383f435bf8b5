import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryLimits } from '@profile-search/api/http/limits'
import { rules } from '@profile-search/api/privacy/retention/registry'
import { nameOf, textsOf } from '@profile-search/api/privacy/retention/rule'
import { SiteSettingsDraft } from '@profile-search/contract/site/admin'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { t } from '@profile-search/text/translate'
import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { Environment } from './settings.ts'

const root = join(import.meta.dirname, '../../../..')

const head = `# Settings, limits and times

Every setting, how much and how often, and how long data are kept, on one page. It is generated from the code that keeps to it: a test
fails when they differ. With \`npx vitest run apps/portal/src/settings --update\` it is generated again.
`

/** The text of docs/limits.md. */
export function limitsDocument() {
	return [
		head,
		'## Settings of the site',
		'An administrator changes them at `/admin/settings`, while the portal runs. Each change is in the audit log; it counts within a minute on every node.',
		tableOf(['setting', 'as it comes', 'from', 'to'], settings()),
		'## Settings of the program',
		'The environment sets them when the portal starts.',
		tableOf(['setting', 'as it comes', 'may be', 'what for'], environment()),
		'## How often something may be tried',
		'Counted in the database, so for all nodes together. Past it, the answer is 429 with `Retry-After`, or the browser is asked for work.',
		tableOf(['what', 'how often', 'in'], tries()),
		'## How much there may be',
		tableOf(['what', 'at most'], amounts()),
		'## How long data are kept',
		'Whose they are, why they are kept, and what an erasure does to them is in [retention](retention.md).',
		tableOf(['table', 'until'], times()),
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

/** The lines of the README that explain settings of the program, with what each may be. */
function environment() {
	const readme = readFileSync(join(root, 'README.md'), 'utf8')
	return [...readme.matchAll(/^\| (`[A-Z_]+`.*?) \| (.*?) ?\| (.*) \|$/gm)].map(
		([, names = '', first = '', purpose = '']) => [
			names,
			first,
			names.split(', ').map(allowedFor).join('; '),
			purpose.replaceAll('](docs/', ']('),
		],
	)
}

/** What a setting may be, in the words in which nonsense is refused. */
function allowedFor(quoted: string) {
	const schema = Object.entries(Environment.shape).find(([name]) => `\`${name}\`` === quoted)?.[1]
	if (!schema) throw new Error(`The README explains ${quoted}, which is no setting.`)
	const refused = schema.safeParse('\u0000').error?.issues[0]?.message ?? 'any text'
	const { minimum, maximum } = z.toJSONSchema(schema, { unrepresentable: 'any' })
	return minimum === undefined ? refused : `${refused}, ${minimum} to ${maximum}`
}

function times() {
	return rules
		.toSorted((one, two) => nameOf(one).localeCompare(nameOf(two)))
		.map((rule) => [`\`${nameOf(rule)}\``, textsOf(rule).until])
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

const contract = join(root, 'packages/contract/src')

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
