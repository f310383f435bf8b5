import { percentile, type Times } from './timing.ts'

/** A method, with its times or the reason why there are none. */
export type Line = { name: string; times?: Times; note?: string }

/** The figures for one number of people. */
export type Figures = {
	size: number
	lines: Line[]
	touched: number
	bytes: { plain: number; withText: number }
}

const ms = (value: number) => (value < 100 ? value.toFixed(2) : value.toFixed(0))

/** One line for each method. */
export function printFigures({ size, lines, bytes, touched }: Figures): void {
	const engine = percentile(lines[0]?.times ?? [], 0.5)
	console.log(`\n${size} people: the best 20 for a job, ${Math.round(touched)} postings each on average`)
	console.log(`  ${'ms'.padEnd(22)}${['p50', 'p99', 'beside'].map((head) => head.padStart(12)).join('')}`)
	for (const { name, times, note = '' } of lines) {
		if (!times) console.log(`  ${name.padEnd(22)}${note}`)
		else {
			const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
			console.log(
				`  ${name.padEnd(22)}${ms(p50).padStart(12)}${ms(p99).padStart(12)}${`× ${ms(p50 / engine)}`.padStart(12)}   ${note}`,
			)
		}
	}
	console.log(
		`  memory: ${Math.round(bytes.plain)} bytes a person without text, ${Math.round(bytes.withText)} with`,
	)
}

/** Prints the goals, as far as they were measured. */
export function printGoals(all: readonly Figures[]): void {
	console.log('\nGoals')
	for (const { size, lines, bytes } of all) {
		const p50 = (name: string) =>
			percentile(lines.find((line) => line.name.startsWith(name))?.times ?? [], 0.5)
		const engine = p50('Engine')
		tell(`${size}: SQL takes 50 times as long`, p50('PostgreSQL') / engine, (ratio) => ratio >= 50)
		if (size === 100_000)
			for (const library of ['MiniSearch', 'Orama'])
				tell(`${size}: ${library} takes 10 times as long`, p50(library) / engine, (ratio) => ratio >= 10)
		tell(`${size}: at most 3 times the bare loop`, engine / p50('Bare loop'), (ratio) => ratio <= 3)
		if (size === 1_000_000)
			tell(`${size}: p99 at most 25 ms`, percentile(lines[0]?.times ?? [], 0.99), (time) => time <= 25)
		tell(`${size}: at most 700 bytes without text`, bytes.plain, (count) => count <= 700)
		tell(`${size}: at most 2048 bytes with text`, bytes.withText, (count) => count <= 2048)
	}
	const [first, last] = [all[0], all.at(-1)]
	if (!first || !last || first === last) return
	const time = percentile(last.lines[0]?.times ?? [], 0.5) / percentile(first.lines[0]?.times ?? [], 0.5)
	tell(
		`time × ${ms(time)}, postings × ${ms(last.touched / first.touched)}`,
		time / (last.touched / first.touched),
		(ratio) => ratio <= 1,
	)
}

function tell(goal: string, value: number, isMet: (value: number) => boolean): void {
	if (!Number.isNaN(value)) console.log(`  ${isMet(value) ? 'met   ' : 'MISSED'} ${goal}: ${ms(value)}`)
}
