/** Speed and memory of a list over generated entries: npm run bench -- directory [entries …] */
import { createDirectory, type Directory } from '../src/directory/directory.ts'
import type { DirectoryQuery } from '../src/directory/types.ts'
import { measureSnapshot } from './snapshot.ts'

const sizes = process.argv.slice(3).map(Number)
const facets = [
	'profession',
	'skill',
	'place',
	'experience',
	'education',
	'language',
	'workMode',
	'availability',
]
/** How many searches are run for each figure. The first ones warm up and do not count. */
const [rounds, warmUp] = [120, 20]
let state = 7

const words = Array.from({ length: 30_000 }, () =>
	Array.from({ length: 3 + below(4) }, () => pick('bcdfghjklmnprstv') + pick('aeiou')).join(''),
)
const questions: [string, () => Partial<DirectoryQuery>][] = [
	['nothing chosen', () => ({})],
	['words', () => ({ text: words[often(3000)] ?? '' })],
	['words and three facets', () => ({ text: words[often(300)] ?? '', chosen: threeFacets() })],
	['three facets', () => ({ chosen: threeFacets() })],
	['a beginning', () => ({ text: words[often(300)]?.slice(0, 3) ?? '' })],
	['a letter wrong', () => ({ text: words[often(300)]?.replace(/.$/, 'x') ?? '' })],
	['page 50', () => ({ offset: 980 })],
	['page 50 by name', () => ({ offset: 980, order: 'name' })],
]

const figures = (sizes.length > 0 ? sizes : [10_000, 1_000_000]).map(measure)
report(figures)

function measure(size: number) {
	globalThis.gc?.()
	const before = process.memoryUsage().rss
	const directory = createDirectory(facets, 3)
	const start = performance.now()
	for (let index = 0; index < size; index++) directory.put(entry(index))
	const seconds = (performance.now() - start) / 1000
	globalThis.gc?.()
	console.log(
		`${size} entries: filled in ${seconds.toFixed(1)} s, ${Math.round((process.memoryUsage().rss - before) / size)} bytes each`,
	)
	const times = questions.map(([, ask]) => timesOf(directory, ask))
	const replaced = timed(() => {
		for (let index = 0; index < 100; index++) directory.put(entry(index))
	})
	console.log(`  one replaced in ${(replaced / 100).toFixed(2)} ms`)
	measureSnapshot('the list', directory.pieces, (sections) => createDirectory(facets, 3, sections))
	return { size, times }
}

function timesOf(directory: Directory, ask: () => Partial<DirectoryQuery>) {
	const times = Array.from({ length: rounds }, () => {
		const query = {
			text: '',
			chosen: {},
			level: 2,
			hidden: [],
			order: 'relevance',
			offset: 0,
			limit: 20,
			counted: facets,
		} as const
		return timed(() => directory.search({ ...query, ...ask() }))
	})
	return times.slice(warmUp).toSorted((a, b) => a - b)
}

function report(all: ReturnType<typeof measure>[]) {
	for (const [at, [name]] of questions.entries()) {
		const columns = all.map(({ size, times }) => {
			const sorted = times[at] ?? []
			return `${size}: p50 ${middle(sorted).toFixed(1)} ms, p99 ${(sorted.at(-1) ?? 0).toFixed(1)} ms`
		})
		const ratio = middle(all.at(-1)?.times[at] ?? []) / middle(all[0]?.times[at] ?? [])
		console.log(`${name.padEnd(24)} ${columns.join(' | ')} | ×${ratio.toFixed(1)}`)
	}
}

function entry(index: number) {
	const name = `${words[often(words.length)]} ${words[often(words.length)]}`
	return {
		id: `${index.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`,
		level: below(3),
		changedAt: below(1e9),
		name,
		texts: [
			{ text: name, weight: 8 },
			{ text: Array.from({ length: 8 }, () => words[often(words.length)]).join(' '), weight: 4 },
		],
		facets: {
			profession: [often(436)],
			skill: Array.from({ length: 8 }, () => often(3000)),
			place: [often(600)],
			experience: [below(6)],
			education: [below(9)],
			language: [often(28), often(28)],
			workMode: [below(3)],
			availability: [below(6)],
		},
	}
}

function threeFacets() {
	return { profession: [often(40), often(40)], skill: [often(200)], place: [often(60), often(60)] }
}

function middle(sorted: readonly number[]) {
	return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function timed(work: () => unknown) {
	const start = performance.now()
	work()
	return performance.now() - start
}

/** Draws low numbers far more often than high ones, as words and skills are distributed. */
function often(size: number) {
	return Math.floor(size * random() ** 2.2)
}

function below(size: number) {
	return Math.floor(random() * size)
}

function pick(letters: string) {
	return letters.charAt(below(letters.length))
}

function random() {
	state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
	return state / 2 ** 32
}
