/** Speed and memory of the index over generated people and jobs: npm run bench -- match [people …] */
import { createMatchIndex, type MatchIndex } from '../src/match-index.ts'
import { qualified, relaxations } from '../src/relax.ts'
import type { Job, Knowledge, Person, WorkMode } from '../src/types.ts'
import { measureSnapshot } from './snapshot.ts'

const sizes = process.argv.slice(3).map(Number)
const skillCount = 5000
const professionCount = 400
const modes: WorkMode[] = ['on_site', 'hybrid', 'remote']
const random = mulberry32(7)
const zipf = zipfTable(skillCount)
const professions = zipfTable(professionCount)
const knowledge = createKnowledge()

for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) measure(size)

function measure(size: number) {
	const before = bytesUsed()
	const index = createMatchIndex(knowledge)
	const filled = timed(() => {
		for (let i = 0; i < size; i++) index.addPerson(createPerson(`person-${i}`))
	})
	const bytes = bytesUsed() - before
	for (let i = 0; i < size; i++) index.addJob(createJob(`job-${i}`))

	console.log(
		`${size} people and jobs; ${Math.round(bytes / size)} bytes a person; filled in ${filled.toFixed(0)} ms`,
	)
	report(
		'top 20 people',
		() => createJob('asked'),
		(job) => index.topPeople(job, { limit: 20 }),
	)
	report(
		'top 20 jobs',
		() => createPerson('asked'),
		(person) => index.topJobs(person, { limit: 20 }),
	)
	reportRelaxations(index)
	reportChanges(index, size)
	measureSnapshot('the match index', index.pieces, (sections) => createMatchIndex(knowledge, sections))
}

/** The counts for one job, told apart: others are let at the index between two of them. */
function reportRelaxations(index: MatchIndex) {
	const [single, whole]: [number[], number[]] = [[], []]
	for (let i = 0; i < 20; i++) {
		const counts = relaxations(index, createJob('asked'), { least: qualified })
		const times: number[] = []
		let isDone = false
		do times.push(timed(() => (isDone = counts.next().done ?? true)))
		while (!isDone)
		single.push(Math.max(...times))
		whole.push(times.reduce((sum, time) => sum + time, 0))
	}
	const [slowest, longest] = [Math.max(...single), Math.max(...whole)]
	const usual = whole.toSorted((a, b) => a - b)[10] ?? 0
	console.log(
		`  relaxations    p50 ${usual.toFixed(1)} ms   slowest ${longest.toFixed(1)} ms   slowest single count ${slowest.toFixed(1)} ms`,
	)
}

function reportChanges(index: MatchIndex, size: number) {
	report(
		'add',
		(i) => createPerson(`new-${i}`),
		(person) => index.addPerson(person),
	)
	report(
		'replace',
		() => createPerson(`person-${below(size)}`),
		(person) => index.replacePerson(person),
	)
	report(
		'remove',
		(i) => `new-${i}`,
		(id) => index.removePerson(id),
	)
}

function report<Input>(name: string, create: (i: number) => Input, run: (input: Input) => unknown) {
	const inputs = Array.from({ length: 250 }, (_, i) => create(i))
	const times = inputs.map((input) => timed(() => run(input))).slice(50)
	const sorted = times.sort((a, b) => a - b)
	const [p50 = 0, p99 = 0] = [sorted[100], sorted[198]]
	console.log(`  ${name.padEnd(14)} p50 ${p50.toFixed(3)} ms   p99 ${p99.toFixed(3)} ms`)
}

function bytesUsed(): number {
	for (let i = 0; i < 3; i++) globalThis.gc?.()
	const { heapUsed, arrayBuffers } = process.memoryUsage()
	return heapUsed + arrayBuffers
}

function timed(run: () => unknown): number {
	const start = performance.now()
	run()
	return performance.now() - start
}

function createPerson(id: string): Person {
	const profession = professions[below(professions.length)] ?? 0
	return {
		id: id.padEnd(36, '-'),
		skills: skills(profession, 12).map((skill) => ({ id: skill, level: pick([1, 2, 3, 4] as const) })),
		professions: [profession, below(professionCount)],
		experienceMonths: below(240),
		education: below(9),
		languages: [
			{ code: 'hi', level: 6 },
			{ code: pick(['en', 'mr', 'ta']), level: 1 + below(6) },
		],
		place: place(),
		willingToMove: random() < 0.2,
		workModes: [pick(modes)],
		expectedPay: 200_000 + below(2_000_000),
		availableInDays: below(90),
	}
}

function createJob(id: string): Job {
	const profession = professions[below(professions.length)] ?? 0
	const wanted = skills(profession, 10)
	return {
		id: id.padEnd(36, '-'),
		mustHaveSkills: wanted.slice(0, 5),
		niceToHaveSkills: wanted.slice(5),
		profession,
		experience: { minMonths: below(120) },
		education: below(7),
		languages: [{ code: pick(['hi', 'en']) }],
		places: [place()],
		workMode: pick(modes),
		pay: { max: 400_000 + below(2_000_000) },
		startInDays: below(90),
	}
}

function createKnowledge(): Knowledge {
	const ids = Array.from({ length: skillCount }, (_, id) => id)
	const related = (most: number) =>
		Array.from({ length: 4 }, () => ({ id: below(most), share: 0.2 + random() * 0.6 }))
	return {
		version: 'bench',
		rarity: new Map(ids.map((id) => [id, 1 + Math.log(id + 1)])),
		relatedSkills: new Map(ids.map((id) => [id, related(skillCount)])),
		relatedProfessions: new Map(ids.slice(0, professionCount).map((id) => [id, related(professionCount)])),
	}
}

/** Two of three from the forty typical of the profession, the others from anywhere. */
function skills(profession: number, count: number): number[] {
	const found = new Set<number>()
	while (found.size < count) {
		const draw =
			random() < 0.67 ? profession * 12 + ((zipf[below(zipf.length)] ?? 0) % 40) : zipf[below(zipf.length)]
		found.add(draw ?? 0)
	}
	return [...found]
}

/** Skill n as often as 1 / (n + 1). */
function zipfTable(count: number): number[] {
	return Array.from({ length: count }, (_, id) =>
		Array<number>(Math.ceil((count * 4) / (id + 1))).fill(id),
	).flat()
}

function place() {
	return { latitude: 8 + random() * 24, longitude: 70 + random() * 20 }
}

function pick<Value>(values: readonly Value[]): Value {
	return values[below(values.length)]!
}

function below(limit: number): number {
	return Math.floor(random() * limit)
}

function mulberry32(seed: number) {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}
