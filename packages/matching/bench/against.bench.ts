/** This engine beside that of another commit, over the same generated people: npm run bench -- match --against COMMIT [people …] */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkOut } from './against/check-out.ts'
import { startEngine, type Engine, type Round } from './against/engine.ts'
import { percentile } from './match/timing.ts'

const { values, positionals } = parseArgs({
	args: process.argv.slice(3),
	options: { against: { type: 'string' } },
	allowPositionals: true,
})
/** The first rounds warm up and do not count. */
const [rounds, warmUp] = [24, 4]
/** Of 20 sorted ratios, the limits of their middle in 95 of 100 such runs (the sign test). */
const [lowest, highest] = [5, 14]
const kinds = { people: 'people for a job', jobs: 'jobs for a person' } as const
const home = join(import.meta.dirname, '../../..')

const other = checkOut(home, values.against ?? '')
try {
	const sizes = positionals.length > 0 ? positionals.map(Number) : [20_000]
	for (const size of sizes) await compare(size)
} finally {
	other.remove()
}

/** Both engines rank in turns, and who begins changes with every round, so other work on the machine strikes both alike. */
async function compare(size: number): Promise<void> {
	const before = await startEngine(other.folder, size)
	try {
		const now = await startEngine(home, size)
		try {
			const pairs: { before: Round; now: Round }[] = []
			for (let at = 0; at < rounds; at++) pairs.push(await turns(before, now, at % 2 === 0))
			report(size, pairs.slice(warmUp))
			console.log(
				`  the same among the first 20 people for a job: ${alikeOf(before.found, now.found).toFixed(1)} on average`,
			)
		} finally {
			await now.stop()
		}
	} finally {
		await before.stop()
	}
}

async function turns(before: Engine, now: Engine, isBeforeFirst: boolean) {
	if (isBeforeFirst) return { before: await before.round(), now: await now.round() }
	const first = await now.round()
	return { before: await before.round(), now: first }
}

function report(size: number, pairs: readonly { before: Round; now: Round }[]): void {
	console.log(`\n${size} people: ${other.name} and now, the middle of ${pairs.length} rounds in turns`)
	console.log('                         before p50      p99   now p50      p99   now ÷ before [95 %]')
	for (const [kind, name] of Object.entries(kinds) as [keyof Round, string][]) {
		const middleOf = (engine: 'before' | 'now', share: number) =>
			middle(pairs.map((pair) => percentile(pair[engine][kind], share)))
		const ratios = sorted(
			pairs.map(({ before, now }) => percentile(now[kind], 0.5) / percentile(before[kind], 0.5)),
		)
		const limits = [ratios[lowest] ?? 0, ratios[highest] ?? 0].map((ratio) => ratio.toFixed(2)).join(', ')
		const times = (['before', 'now'] as const).flatMap((engine) => [
			middleOf(engine, 0.5),
			middleOf(engine, 0.99),
		])
		console.log(
			`  ${name.padEnd(20)} ${times.map((ms) => `${ms.toFixed(2)} ms`.padStart(11)).join('')}   × ${middle(ratios).toFixed(2)} [${limits}]`,
		)
	}
}

/** Of the people that one engine finds for a job, how many the other finds too. */
function alikeOf(one: Engine['found'], other: Engine['found']): number {
	const counts = one.map((ids, at) => ids.filter((id) => other[at]?.includes(id)).length)
	return counts.reduce((sum, count) => sum + count, 0) / counts.length
}

function middle(numbers: readonly number[]): number {
	return percentile(sorted(numbers), 0.5)
}

function sorted(numbers: readonly number[]): number[] {
	return numbers.toSorted((a, b) => a - b)
}
