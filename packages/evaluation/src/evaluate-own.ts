import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Half } from './career-set/material.ts'
import { careerSetQuestions } from './career-set/questions.ts'
import { matchSetQuestions } from './match-set/evaluate-match-set.ts'
import { measurePart, type Part } from './metrics/part.ts'
import { recordOf, type Recorded } from './metrics/report.ts'

/** Measures every part of one half of the project's own sets; `tell` is called with each as soon as it is there. */
export async function evaluateOwn(
	client: Client,
	half: Half,
	tell: (part: Part) => void = () => {},
	{ isEngineOnly = false } = {},
): Promise<Part[]> {
	const parts: Part[] = []
	const measure = async (question: Parameters<typeof measurePart>[0]) => {
		const part = await measurePart(isEngineOnly ? { ...question, baselines: [] } : question)
		tell(part)
		parts.push(part)
	}
	for (const question of await matchSetQuestions(client, half)) await measure(question)
	for await (const question of careerSetQuestions(half)) await measure(question)
	return parts
}

const file = join(import.meta.dirname, '../../../data/recorded.json')

/** How well the engine ranked the test half when it was last recorded. */
export function readRecorded(): Recorded {
	return JSON.parse(readFileSync(file, 'utf8'))
}

export function writeRecorded(parts: readonly Part[]): void {
	writeFileSync(file, `${JSON.stringify(recordOf(parts), undefined, '\t')}\n`)
}
