import type { MatchIndex } from '../src/index/match-index.ts'
import { createMatchIndex } from '../src/index/match-index.ts'
/** The ranking compared with other methods, over generated people: npm run bench -- match [people …] */
import { textFacts } from '../src/scoring/facts.ts'
import { qualified, relaxations } from '../src/search/relax.ts'
import { createBareLoop } from './match/bare-loop.ts'
import { createDataset } from './match/dataset.ts'
import { measureEngine } from './match/engine.ts'
import { measureLibrary } from './match/libraries.ts'
import { printFigures, printGoals, type Figures, type Line } from './match/report.ts'
import { measureSql } from './match/sql.ts'
import { percentile, rounds, timesOf } from './match/timing.ts'
import { measureSnapshot } from './snapshot.ts'

const sizes = process.argv.slice(3).map(Number)
const dataset = createDataset()
const jobs = Array.from({ length: 250 }, (_, at) => dataset.jobAt(at))
/** The other methods are slower, so they get fewer jobs. */
const fewJobs = jobs.slice(0, 25)

const all: Figures[] = []
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) all.push(await measure(size))
printGoals(all)

async function measure(size: number): Promise<Figures> {
	const { index, times, reading, bytes, seconds } = await measureEngine(dataset, size, jobs)
	const figures = {
		size,
		bytes,
		lines: [
			{ name: 'Engine', times, note: `filled in ${seconds.toFixed(0)} s; the best of ${rounds} rounds` },
			...(await othersOf(size, index)),
		],
		touched: touchedBy(index),
	}
	printFigures(figures)
	console.log(`  reading the text of a job: p50 ${percentile(reading, 0.5).toFixed(2)} ms`)
	await reportRest(size, index)
	return figures
}

function touchedBy(index: MatchIndex): number {
	const loop = createBareLoop(index, dataset.knowledge)
	return jobs.reduce((sum, job) => sum + loop(job), 0) / jobs.length
}

async function othersOf(size: number, index: MatchIndex): Promise<Line[]> {
	const loop = createBareLoop(index, dataset.knowledge)
	const lines: Line[] = [{ name: 'Bare loop', times: await timesOf(jobs, loop, rounds) }]
	const answerOf = (job: (typeof jobs)[number]) => index.topPeople(job, { limit: 20 })
	const { times, seconds, alike, of } = await measureSql(dataset, size, fewJobs, answerOf)
	lines.push({
		name: 'PostgreSQL 18',
		times,
		note: `filled in ${seconds.toFixed(0)} s; the same 20 for ${alike} of ${of} jobs`,
	})
	for (const library of ['MiniSearch', 'Orama'] as const) {
		const found = await measureLibrary(library, size, fewJobs.length)
		lines.push(
			'failed' in found
				? { name: library, note: found.failed }
				: { name: library, times: found.times, note: `filled in ${found.seconds.toFixed(0)} s` },
		)
	}
	return lines
}

/**
 * Measures the other work of the index: relaxations, changes, jobs for a person, snapshots. Texts are read once,
 * beforehand.
 */
async function reportRest(size: number, index: MatchIndex) {
	const print = async <Input>(name: string, inputs: readonly Input[], run: (input: Input) => unknown) => {
		const times = await timesOf(inputs, run)
		console.log(
			`  ${name.padEnd(22)} p50 ${percentile(times, 0.5).toFixed(3)} ms, p99 ${percentile(times, 0.99).toFixed(3)} ms`,
		)
	}
	const numbers = Array.from({ length: 500 }, (_, at) => at)
	const another = (id: string, at: number) => {
		const person = dataset.personAt(at)
		return { ...person, id, text: { title: '', body: '', ...person.text } }
	}
	const changed = (at: number) => {
		const person = dataset.personAt(at)
		const body = `${person.text?.body ?? ''} and some words more`
		return { ...person, skills: person.skills.slice(1), text: { title: person.text?.title ?? '', body } }
	}
	await print('relaxations', fewJobs, (job) => [...relaxations(index, job, { least: qualified })])
	const added = numbers.map((at) => another(`new-${at}`, size + at))
	const edited = numbers.map((at) => changed(at * 37))
	const allNew = numbers.map((at) => another(dataset.personAt(at * 31).id, at + 7))
	await print('reading 200 words', [...added, ...edited, ...allNew], ({ text }) =>
		textFacts(text, dataset.knowledge),
	)
	await print('add', added, (person) => index.addPerson(person))
	await print('replace, edited', edited, (person) => index.replacePerson(person))
	await print('replace, all new', allNew, (person) => index.replacePerson(person))
	await print(
		'remove',
		numbers.map((at) => `new-${at}`),
		(id) => index.removePerson(id),
	)
	const jobCount = Math.min(size, 100_000)
	for (let at = 0; at < jobCount; at++) index.addJob(dataset.jobAt(at))
	await print(
		`top 20 of ${jobCount} jobs`,
		numbers.slice(0, 250).map((at) => dataset.personAt(at)),
		(person) => index.topJobs(person, { limit: 20 }),
	)
	measureSnapshot('the match index', index.pieces, (sections) =>
		createMatchIndex(dataset.knowledge, sections),
	)
}
