import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Curve } from '@profile-search/matching/scoring/calibration'
import { halves } from '../career-set/material.ts'
import { crossValidated, lossDifference } from './cross-validate.ts'
import { fitCurve } from './fit-curve.ts'
import { judgedPairs, type JudgedPair, type Kind } from './pairs.ts'
import { binsOf, errorOf, reliabilityOf, tableOfBins, type ToldPair } from './reliability.ts'

const file = join(import.meta.dirname, '../../../matching/src/scoring/calibration-curves.ts')

/** The curves of both kinds of jobs that fit these pairs best. */
export function fitCurves(pairs: readonly JudgedPair[]): Record<Kind, Curve> {
	const curveOf = (kind: Kind) => fitCurve(pairs.filter((pair) => pair.kind === kind))
	return { fields: curveOf('fields'), text: curveOf('text') }
}

/**
 * Fits the curves to the development half, writes them into the engine, and tells how true they are on both halves, and by
 * cross-validation within the first, with and without bends.
 */
export async function calibrate(): Promise<string> {
	const pairs = await judgedPairs('development')
	const curves = fitCurves(pairs)
	writeFileSync(file, sourceOf(curves))
	const lines = compareBends(pairs)
	for (const half of halves) {
		const own = half === 'development' ? pairs : await judgedPairs(half)
		const tell = (name: string, some: readonly JudgedPair[]) =>
			lines.push(`${name}, ${half} half\n${tableOfBins(reliabilityOf(some, curves))}\n`)
		tell('All parts', own)
		for (const [part, some] of Map.groupBy(own, (pair) => pair.part)) tell(part, some)
	}
	return lines.join('\n')
}

function compareBends(pairs: readonly JudgedPair[]): string[] {
	const straight = crossValidated(pairs, (some) => fitCurve(some, []))
	const bent = crossValidated(pairs, (some) => fitCurve(some))
	const lines = [
		`Without bends, jobs held out\n${tableOfBins(binsOf(straight))}\n`,
		`With bends, jobs held out\n${tableOfBins(binsOf(bent))}\n`,
	]
	for (const kind of ['fields', 'text'] as const) {
		const own = (told: readonly ToldPair[]) => told.filter((pair) => pair.kind === kind)
		const { mean, low, high } = lossDifference(own(bent), own(straight))
		const [before, after] = [straight, bent].map((told) => errorOf(binsOf(own(told))).toFixed(1))
		lines.push(
			`Bends for ${kind}: log loss × 1000 ${mean.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}], difference ${before} to ${after} points\n`,
		)
	}
	return lines
}

function sourceOf({ fields, text }: Record<Kind, Curve>): string {
	const shown = ({ level, low, bends }: Curve) => {
		const listed = bends.map(({ at, by }) => `\t\t\t{ at: ${at}, by: ${by} },\n`).join('')
		return `{\n\t\tlevel: ${level},\n\t\tlow: ${low},\n\t\tbends: [\n${listed}\t\t],\n\t}`
	}
	return `import type { Curve } from './calibration.ts'

/** Written by \`npm run match:eval -- --calibrate\`, from the development half of the evaluation set. */
export const curves: Record<'fields' | 'text', Curve> = {
	fields: ${shown(fields)},
	text: ${shown(text)},
}
`
}
