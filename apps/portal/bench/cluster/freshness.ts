import { Client } from 'pg'
import type { Call } from '../planted-portal.ts'
import { at } from '../times.ts'

const changesAtOnce = 100
const everyMs = 100
const tries = 6

/**
 * Changes 1,000 people a second, and among them now and then one whom a search then asks for by a new word. Tells in one
 * sentence how long after the change was saved they are found.
 */
export async function measureFreshness(databaseUrl: string, call: Call) {
	const database = new Client(databaseUrl)
	await database.connect()
	const stop = new AbortController()
	const counted = { changes: 0, seconds: 0 }
	const changing = changeMany(databaseUrl, stop.signal, counted)
	const taken: number[] = []
	try {
		for (let round = 0; round < tries; round++) {
			const word = `zq${round}x${Date.now().toString(36)}`
			const { rows } = await database.query<{ id: string }>(
				`update candidates set headline = $1 where account_id = (
					select account_id from candidates join accounts on accounts.id = account_id
					where status = 'approved' and visibility = 'public' order by account_id offset $2 limit 1
				) returning account_id as id`,
				[word, round * 7],
			)
			const saved = performance.now()
			while (!(await call(`candidates?query=${word}`)).items.some(({ id }) => id === rows[0]?.id))
				if (performance.now() - saved > 60_000)
					throw new Error('What was saved is not found within a minute.')
			taken.push(performance.now() - saved)
		}
	} finally {
		stop.abort()
		await changing
		await database.end()
	}
	const sorted = taken.toSorted((a, b) => a - b)
	const rate = Math.round(counted.changes / counted.seconds)
	const [middle, most] = [at(sorted, 0.5), sorted.at(-1)].map((ms) =>
		Math.round(Number(ms)).toLocaleString('en'),
	)
	return `While ${rate.toLocaleString('en')} people a second are changed, one of them is found by a new word ${middle} ms after the change is saved (median of ${tries}; ${most} ms at most).`
}

async function changeMany(
	databaseUrl: string,
	signal: AbortSignal,
	counted: { changes: number; seconds: number },
) {
	const database = new Client(databaseUrl)
	await database.connect()
	const { rows } = await database.query<{ people: number }>('select count(*)::int as people from candidates')
	const people = rows[0]?.people ?? 0
	const began = performance.now()
	for (let round = 0; !signal.aborted; round++) {
		const { rowCount } = await database.query(
			`update candidates set headline = coalesce(headline, '') || '.' where account_id in (
				select account_id from candidates order by account_id offset $1 limit $2
			)`,
			[(round * changesAtOnce) % people, changesAtOnce],
		)
		counted.changes += rowCount ?? 0
		const next = began + (round + 1) * everyMs
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
	}
	counted.seconds = (performance.now() - began) / 1000
	await database.end()
}
