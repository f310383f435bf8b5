import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Curve } from '@profile-search/matching/scoring/calibration'
import { halves } from '../career-set/material.ts'
import { fitCurve } from './fit-curve.ts'
import { judgedPairs, type JudgedPair, type Kind } from './pairs.ts'
import { reliabilityOf, tableOfBins } from './reliability.ts'

const file = join(import.meta.dirname, '../../../matching/src/scoring/calibration-curves.ts')

/** The curves of both kinds of jobs that fit these pairs best. */
export function fitCurves(pairs: readonly JudgedPair[]): Record<Kind, Curve> {
	const curveOf = (kind: Kind) => fitCurve(pairs.filter((pair) => pair.kind === kind))
	return { fields: curveOf('fields'), text: curveOf('text') }
}

/** Fits the curves to the development half, writes them into the engine, and tells how true they are on both halves. */
export async function calibrate(): Promise<string> {
	const pairs = await judgedPairs('development')
	const curves = fitCurves(pairs)
	writeFileSync(file, sourceOf(curves))
	const lines: string[] = []
	for (const half of halves) {
		const own = half === 'development' ? pairs : await judgedPairs(half)
		const tell = (name: string, some: readonly JudgedPair[]) =>
			lines.push(`${name}, ${half} half\n${tableOfBins(reliabilityOf(some, curves))}\n`)
		tell('All parts', own)
		for (const [part, some] of Map.groupBy(own, (pair) => pair.part)) tell(part, some)
	}
	return lines.join('\n')
}

function sourceOf({ fields, text }: Record<Kind, Curve>): string {
	const shown = ({ level, low, high }: Curve) => `{ level: ${level}, low: ${low}, high: ${high} }`
	return `import type { Curve } from './calibration.ts'

/** Written by \`npm run match:eval -- --calibrate\`, from the development half of the evaluation set. */
export const curves: Record<'fields' | 'text', Curve> = {
	fields: ${shown(fields)},
	text: ${shown(text)},
}
`
}
