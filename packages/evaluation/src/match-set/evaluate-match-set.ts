import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { methodsOf } from '../baselines/baselines.ts'
import { engineRanker, jobFrom, lastYearOf, personFrom } from '../engine/engine.ts'
import { evaluate, notBeaten, type Result } from '../metrics/evaluate.ts'
import { measures, relevantFrom, type Quality } from '../metrics/metrics.ts'
import type { Ranker } from '../ranking.ts'
import { matchSetFolder, readMatchSet } from './match-set.ts'

/** The engine first, then the other methods: with the fields as filled in, and with the texts only. */
export type OwnSet = { structured: Result[]; text: Result[] }

/** A measure may fall by this much before it is reported. */
const tolerance = 0.002

/** Every method on the project's own jobs and people. */
export async function evaluateMatchSet(client: Client): Promise<OwnSet> {
	const { people, jobs, personTexts, jobTexts, judgements } = readMatchSet()
	const lastYear = lastYearOf(personTexts)
	const depth = people.length
	const shared = { client, documents: personTexts, queries: jobTexts, swap: false, depth }
	const texts = [personTexts.map((person) => personFrom(person, lastYear)), jobTexts.map(jobFrom)] as const

	const measured = async (engine: Ranker, methods: [string, Ranker][]) => {
		const results: Result[] = []
		for (const [name, rank] of [['Engine', engine] as const, ...methods])
			results.push(await evaluate(name, rank, judgements, relevantFrom))
		return results
	}
	return {
		structured: await measured(
			engineRanker(people, jobs, { swap: false, depth }),
			await methodsOf({ ...shared, people, jobs }),
		),
		text: await measured(
			engineRanker(...texts, { swap: false, depth }),
			await methodsOf({ ...shared, personTexts, jobTexts }),
		),
	}
}

type Recorded = Record<keyof OwnSet, Record<keyof Quality, number>>

/**
 * Lists the measures by which the engine falls below its recorded value, or does not significantly beat another method.
 */
export function falseSteps(own: OwnSet): string[] {
	const recorded: Recorded = JSON.parse(readFileSync(join(matchSetFolder, 'recorded.json'), 'utf8'))
	return (['structured', 'text'] as const).flatMap((kind) => {
		const [engine, ...others] = own[kind]
		if (!engine) return [`${kind}: nothing was measured.`]
		const worse = measures
			.filter((measure) => engine.quality[measure].mean < recorded[kind][measure] - tolerance)
			.map(
				(measure) =>
					`${kind}: ${measure} is ${engine.quality[measure].mean.toFixed(4)}, and was ${recorded[kind][measure]}.`,
			)
		const equal = notBeaten(engine, others, ['ndcg10', 'map']).map(
			({ name, measure }) => `${kind}: ${name} is not beaten beyond chance by ${measure}.`,
		)
		return [...worse, ...equal]
	})
}
