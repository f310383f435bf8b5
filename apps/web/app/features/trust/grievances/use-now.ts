import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

const everyMs = 15_000

/** The server's time when it answered, running on since then. Browser clocks are not trusted. */
export function useNow(asOf: string) {
	const [ticks, setTicks] = useState({ asOf, passed: 0 })
	if (ticks.asOf !== asOf) setTicks({ asOf, passed: 0 })
	useInterval(() => setTicks((before) => ({ ...before, passed: before.passed + everyMs })), everyMs, {
		autoInvoke: true,
	})
	return new Date(new Date(asOf).getTime() + ticks.passed)
}
