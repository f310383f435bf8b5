import { bootstrap } from './bootstrap.ts'
import { isBeaten, leadsOf, type Measure, type Part } from './part.ts'

const titles: Record<Measure, string> = {
	mrr: 'MRR',
	ndcg10: 'nDCG@10',
	map: 'MAP',
	first5: 'first 5',
	below: 'below',
}
const measures: readonly Measure[] = ['mrr', 'ndcg10', 'map', 'below']

/**
 * A table of a part: every method, and by how much the engine leads it, with the 95 % interval. What it does not lead
 * beyond chance is marked with `notLed`.
 */
export function reportOf(part: Part, notLed = ' not beaten'): string {
	const [engine] = part.methods
	const shown = measures.filter((measure) => engine?.values[measure])
	const leads = leadsOf(part)
	const head = [
		'',
		...shown.map((measure) => titles[measure]),
		...part.judgedBy.map((measure) => `lead in ${titles[measure]}`),
	]
	const rows = part.methods.map(({ name, values }) => [
		name,
		...shown.map((measure) => bootstrap(values[measure] ?? []).mean.toFixed(3)),
		...leads
			.filter((lead) => lead.over === name)
			.map((lead) => {
				const { mean, low, high } = lead.by
				return `${signed(mean)} [${signed(low)}, ${signed(high)}]${isBeaten(lead) ? '' : notLed}`
			}),
	])
	const { queries, documents } = part.size
	return [`${part.name} (${queries} queries, ${documents} documents)`, ...aligned([head, ...rows])].join('\n')
}

/** What the engine does not beat beyond chance, a sentence each. */
export function notBeaten(parts: readonly Part[]): string[] {
	return parts
		.flatMap(leadsOf)
		.filter((lead) => !isBeaten(lead))
		.map(({ part, over, measure }) => `${part}: ${over} is not beaten beyond chance by ${titles[measure]}.`)
}

/** The mean of every measure of the engine, by part. */
export type Recorded = Record<string, Partial<Record<Measure, number>>>

export function recordOf(parts: readonly Part[]): Recorded {
	return Object.fromEntries(
		parts.map(({ name, methods: [engine] }) => [
			name,
			Object.fromEntries(
				measures.flatMap((measure) => {
					const values = engine?.values[measure]
					return values ? [[measure, Number(bootstrap(values).mean.toFixed(4))]] : []
				}),
			),
		]),
	)
}

/** A measure may fall by this much before it is reported. */
const tolerance = 0.002

/** The measures by which the engine has fallen below what is recorded, a sentence each. */
export function fallenBelow(recorded: Recorded, parts: readonly Part[]): string[] {
	const now = recordOf(parts)
	return Object.entries(recorded).flatMap(([part, values]) =>
		measures.flatMap((measure) => {
			const [was, is] = [values[measure], now[part]?.[measure]]
			if (was === undefined || (is !== undefined && is >= was - tolerance)) return []
			return [`${part}: ${titles[measure]} is ${is ?? 'not measured'}, and was ${was}.`]
		}),
	)
}

function signed(value: number): string {
	return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
}

function aligned(rows: readonly (readonly string[])[]): string[] {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
	return rows.map((row) =>
		row
			.map((cell, column) => cell.padEnd(widths[column] ?? 0))
			.join('  ')
			.trimEnd(),
	)
}
