import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { curves } from '@profile-search/matching/scoring/calibration-curves'
import type { Client } from 'pg'
import { judgedPairs } from './calibration/pairs.ts'
import { reliabilityOf } from './calibration/reliability.ts'
import type { Half } from './career-set/material.ts'
import { careerSetQuestions } from './career-set/questions.ts'
import { matchSetQuestions } from './match-set/evaluate-match-set.ts'
import { measureSpread } from './match-set/spread-report.ts'
import { measurePart, type Part } from './metrics/part.ts'
import { qualityTold } from './metrics/quality-told.ts'
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

const qualityFile = join(import.meta.dirname, '../../matching/src/quality.json')

/** How well the engine ranked the test half when it was last recorded. */
export function readRecorded(): Recorded {
	return JSON.parse(readFileSync(file, 'utf8'))
}

/** How far crowded jobs are lowered unless an administrator decides otherwise. */
const usualStrength = 0.25

/** Records the test half: for the tests, and for the page that tells everybody how well the portal ranks. */
export async function writeRecorded(parts: readonly Part[]): Promise<void> {
	const bins = reliabilityOf(await judgedPairs('test'), curves)
	const spread = measureSpread([0, usualStrength])
	const today = new Date().toISOString().slice(0, 10)
	writeJson(file, recordOf(parts))
	writeJson(qualityFile, qualityTold({ parts, bins, spread }, today))
}

function writeJson(path: string, content: unknown): void {
	writeFileSync(path, `${JSON.stringify(content, undefined, '\t')}\n`)
}
