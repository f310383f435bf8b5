/**
 * Compares the ranking of the engine with other methods, and fails where one is not beaten beyond chance.
 * npm run match:eval  the development half of the project's own sets, by which the engine is steered
 * npm run match:eval -- --half test [--record]  the other half, by which it is judged, and which tests hold it to
 * npm run match:eval -- --calibrate  fits what a total means to the development half, and writes it into the engine
 * npm run match:eval -- --spread 0.5  also shows what spreading people over jobs gains and costs
 * npm run match:eval -- --before OLD.json --after NEW.json  what another taxonomy changes (see docs/taxonomies.md)
 * npm run match:eval -- --jobs J.jsonl --people P.jsonl [--qrels Q.tsv] [--swap] [--run out.trec] [--depth 1000]
 */
import { parseArgs } from 'node:util'
import { methodsOf } from './baselines/baselines.ts'
import { withDatabase } from './baselines/database.ts'
import { calibrate } from './calibration/calibrate.ts'
import { agreementOf } from './career-set/agreement.ts'
import { halves, type Half } from './career-set/material.ts'
import { readDocuments, readJudgements, swapped } from './documents.ts'
import { compareTaxonomies } from './engine/compare-taxonomies.ts'
import { lastYearOf, jobFrom, personFrom, engineRanker } from './engine/engine.ts'
import { evaluateOwn, readRecorded, writeRecorded } from './evaluate-own.ts'
import { reportSpread } from './match-set/spread-report.ts'
import { evaluate, leastRelevant, tableOf } from './metrics/evaluate.ts'
import { fallenBelow, notBeaten, reportOf } from './metrics/report.ts'
import { openRun } from './trec.ts'

try {
	const { values } = parseArgs({
		options: {
			jobs: { type: 'string' },
			people: { type: 'string' },
			qrels: { type: 'string' },
			swap: { type: 'boolean', default: false },
			run: { type: 'string' },
			depth: { type: 'string', default: '1000' },
			spread: { type: 'string' },
			calibrate: { type: 'boolean', default: false },
			half: { type: 'string', default: 'development' },
			record: { type: 'boolean', default: false },
			before: { type: 'string' },
			after: { type: 'string' },
		},
	})
	if (values.calibrate) console.log(await calibrate())
	else if (values.before && values.after)
		for (const part of compareTaxonomies(values.before, values.after)) console.log(`\n${reportOf(part, '')}`)
	else if (values.before || values.after) throw new Error('Please name both --before and --after.')
	else if (values.jobs && values.people)
		await evaluateOther({ ...values, jobs: values.jobs, people: values.people })
	else if (values.jobs || values.people) throw new Error('Please name both --jobs and --people.')
	else await reportOwn(halfOf(values.half), values.record)
	if (values.spread) console.log(`\n${reportSpread(strengthOf(values.spread))}`)
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exitCode = 1
}

async function reportOwn(half: Half, isRecorded: boolean) {
	if (isRecorded && half !== 'test') throw new Error('--record: only the test half is recorded.')
	const parts = await withDatabase((client) =>
		evaluateOwn(client, half, (part) => console.log(`${reportOf(part)}\n`)),
	)
	if (isRecorded) await writeRecorded(parts)
	const { pairs, kappa } = agreementOf(half)
	console.log(`The two graders of the careers: weighted kappa ${kappa.toFixed(2)} on ${pairs} pairs.\n`)
	const faults = [...notBeaten(parts), ...(half === 'test' ? fallenBelow(readRecorded(), parts) : [])]
	for (const fault of faults) console.error(fault)
	if (faults.length > 0) process.exitCode = 1
}

function halfOf(text: string): Half {
	const half = halves.find((one) => one === text)
	if (!half) throw new Error(`--half: ${halves.join(' or ')}.`)
	return half
}

function strengthOf(text: string) {
	const strength = Number(text)
	if (!(strength >= 0 && strength <= 1)) throw new Error('--spread: a number from 0 to 1.')
	return strength
}

type Other = { jobs: string; people: string; qrels?: string; swap: boolean; run?: string; depth: string }

async function evaluateOther({ jobs, people, qrels, swap, run, depth }: Other) {
	const [jobTexts, personTexts] = [readDocuments(jobs), readDocuments(people)]
	const lastYear = lastYearOf([...jobTexts, ...personTexts])
	const engine = engineRanker(
		personTexts.map((person) => personFrom(person, lastYear)),
		jobTexts.map(jobFrom),
		{ swap, depth: Number(depth) },
	)
	if (run) {
		const file = openRun(run, 'profile-search')
		for (const { id } of swap ? personTexts : jobTexts) file.write(id, engine(id))
		file.close()
		console.log(`The ranking is in ${run}.`)
	}
	if (!qrels) return

	const given = readJudgements(qrels)
	const judgements = swap ? swapped(given) : given
	const [documents, queries] = swap ? [jobTexts, personTexts] : [personTexts, jobTexts]
	if (!queries.some(({ id }) => judgements.has(id)))
		throw new Error(`${qrels} judges nothing for any of these ${swap ? 'people' : 'jobs'}.`)
	await withDatabase(async (client) => {
		const methods = await methodsOf({
			client,
			documents,
			queries,
			jobTexts,
			personTexts,
			swap,
			depth: Number(depth),
		})
		const results = []
		for (const [name, rank] of [['Engine', engine] as const, ...methods])
			results.push(await evaluate(name, rank, judgements, leastRelevant(judgements)))
		console.log(tableOf(results))
	})
}
