import { afterEach, expect, inject, test, vi } from 'vitest'
import { connect } from './client.ts'

afterEach(() => void vi.useRealTimers())

test('background work waits for a free connection while other work takes its time', async () => {
	const { pool, close } = connect(inject('databaseUrl'), { size: 1, for: 'work' })
	const busy = await pool.connect()
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

	const waiting = pool.query('select 1 as one')
	await vi.advanceTimersByTimeAsync(30_000)
	vi.useRealTimers()
	busy.release()

	expect((await waiting).rows).toEqual([{ one: 1 }])
	await close()
})
