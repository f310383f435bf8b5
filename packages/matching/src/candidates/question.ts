import { curveOf, pointsFor } from '../scoring/calibration.ts'
import { jobFacts, textFacts } from '../scoring/facts.ts'
import { placeFactor } from '../scoring/shares/gates.ts'
import { unsaid } from '../scoring/unsaid.ts'
import { distance, wordOverlap } from '../scoring/weights.ts'
import { fullImpact, readerOf } from '../text/read-text.ts'
import type { FreeText } from '../text/term-counter.ts'
import type { Job, Knowledge, Place } from '../types.ts'
import { axesOf, featureOf } from './packing.ts'

/**
 * What a search engine is asked, so that it estimates the points of each entry as the engine would score it. `params` are plain
 * data: the shares of every answer, as the functions of the score give them.
 */
export type CandidateQuestion = {
	/** The keys of all that have or ask for a skill or profession of the question, or a related one. */
	keys: string[]
	/** The highest estimate of an entry without any of these keys. */
	mostWithoutKeys: number
	/** Words with their weights: an estimate needs the sum of weight × impact. */
	words: { word: string; weight: number }[]
	params: Record<string, unknown>
}

/** The least estimate of people who reach a total, 0 to 100, for a job. */
export function pointsToReach(job: Job, knowledge: Knowledge, total: number): number {
	return pointsFor(curveOf(jobFacts(job, knowledge).stated), total * 10) - 0.5
}

/** How many words of a text are asked for, those that count most first. The sum over the others is estimated. */
const mostWords = 48

/** A function that is straight between some points and level beyond them, and its value where nothing is said. */
export type Line = { unsaid: number; xs: number[]; ys: number[] }

export function lineThrough(
	xs: readonly number[],
	unsaidValue: number,
	valueAt: (x: number) => number,
): Line {
	const points = [...new Set(xs)].toSorted((a, b) => a - b)
	return { unsaid: unsaidValue, xs: points, ys: points.map(valueAt) }
}

/** The share that is left at each distance, for people who would not move, have not said, or would. */
const placeLines = [0, unsaid, 1].map((willing) => {
	const steps = 32
	const logs = Array.from(
		{ length: steps + 1 },
		(_, at) => Math.log(distance.nearKm) + (at / steps) * Math.log(distance.farKm / distance.nearKm),
	)
	return {
		willing,
		line: lineThrough(logs, placeFactor(unsaid, willing), (log) => placeFactor(Math.exp(log), willing)),
	}
})

/** The points of places, and the shares by the logarithm of the distance: for -1 (not said), 0 and 1 (would move). */
export function placeParams(places: readonly Place[]) {
	const lines = placeLines.toSorted((a, b) => a.willing - b.willing).map(({ line }) => line)
	return { spots: axesOf(places).flat(), place: lines }
}

/** What a text is compared by: the words that are asked for, what they are worth together, and its fields. */
export function textParams(text: FreeText | undefined, knowledge: Knowledge) {
	const { words, fields } = textFacts(text, knowledge)
	const rarity = knowledge.lexicon ? readerOf(knowledge.lexicon).rarity : () => 0
	const asked = [...words]
		.map(([term, impact]) => ({ word: featureOf(term), impact, worth: rarity(term) * impact }))
		.toSorted((a, b) => b.worth - a.worth)
		.slice(0, mostWords)
	const known = [...fields].toSorted(([a], [b]) => a - b)
	return {
		words: asked,
		worth: asked.reduce((sum, { worth }) => sum + worth, 0),
		params: {
			half: wordOverlap.half,
			least: wordOverlap.least,
			fields: known.map(([field]) => field),
			impacts: known.map(([, impact]) => impact / fullImpact ** 2),
		},
	}
}

/** Lists of equal length, ascending by id, so that an id is found by halving. */
export function columnsOf(shares: ReadonlyMap<number, number>) {
	const sorted = [...shares].toSorted(([a], [b]) => a - b)
	return { ids: sorted.map(([id]) => id), shares: sorted.map(([, share]) => share) }
}
