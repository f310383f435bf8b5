import { expect, onTestFinished, test, vi } from 'vitest'
import { startIdleTimer } from './idle-timer.ts'

/** A timer on its own page, with a fake clock. */
function watch(seconds: number) {
	vi.useFakeTimers({ now: 1_000_000 })
	const page = new EventTarget()
	const onExpired = vi.fn<(since: number) => void>()
	const onActive = vi.fn<(at: number) => void>()
	const timer = startIdleTimer({ seconds, onExpired, onActive, page })
	onTestFinished(() => {
		timer.stop()
		vi.useRealTimers()
	})
	return { timer, onExpired, onActive, happen: (kind: string) => page.dispatchEvent(new Event(kind)) }
}

test('it expires once, after the seconds and not before', () => {
	const { onExpired } = watch(60)

	vi.advanceTimersByTime(59_999)
	expect(onExpired).not.toHaveBeenCalled()
	vi.advanceTimersByTime(1)
	expect(onExpired).toHaveBeenCalledExactlyOnceWith(1_060_000)
	vi.advanceTimersByTime(600_000)
	expect(onExpired).toHaveBeenCalledOnce()
})

test.each([
	'mousemove',
	'mousedown',
	'wheel',
	'keydown',
	'input',
	'touchstart',
	'touchmove',
	'scroll',
	'resize',
])('%s restarts it', (kind) => {
	const { happen, onExpired } = watch(60)

	vi.advanceTimersByTime(50_000)
	happen(kind)
	vi.advanceTimersByTime(59_999)
	expect(onExpired).not.toHaveBeenCalled()
	vi.advanceTimersByTime(1)
	expect(onExpired).toHaveBeenCalledOnce()
})

test.each(['focus', 'pageshow', 'visibilitychange', 'load'])('%s does not restart it', (kind) => {
	const { happen, onExpired } = watch(60)

	vi.advanceTimersByTime(50_000)
	happen(kind)
	vi.advanceTimersByTime(10_000)

	expect(onExpired).toHaveBeenCalledOnce()
})

test.each(['mousemove', 'keydown', 'focus', 'visibilitychange'])(
	'after a sleep in which no timer ran, %s finds it expired',
	(kind) => {
		const { happen, onExpired } = watch(60)

		vi.setSystemTime(1_000_000 + 8 * 3_600_000)
		happen(kind)

		expect(onExpired).toHaveBeenCalledExactlyOnceWith(1_060_000)
	},
)

test('after a sleep the clock is checked soon, even when nothing happens', () => {
	const { onExpired } = watch(1800)

	vi.setSystemTime(1_000_000 + 8 * 3_600_000)
	vi.advanceTimersByTime(15_000)

	expect(onExpired).toHaveBeenCalledOnce()
})

test('a clock that is set back extends the session by no more than the limit', () => {
	const { onExpired } = watch(60)

	vi.setSystemTime(0)
	vi.advanceTimersByTime(15_000 + 60_000)

	expect(onExpired).toHaveBeenCalledOnce()
})

test('activity after the end changes nothing, and a restart begins anew', () => {
	const { timer, happen, onExpired } = watch(60)
	vi.advanceTimersByTime(60_000)

	happen('mousemove')
	vi.advanceTimersByTime(60_000)
	expect(onExpired).toHaveBeenCalledOnce()

	expect(timer.restart()).toBe(true)
	vi.advanceTimersByTime(59_999)
	expect(onExpired).toHaveBeenCalledOnce()
	vi.advanceTimersByTime(1)
	expect(onExpired).toHaveBeenCalledTimes(2)
})

test('activity in another tab counts from when it happened, and is ignored if that is long ago', () => {
	const { timer, onExpired } = watch(60)
	vi.advanceTimersByTime(50_000)

	expect(timer.restart(1_040_000)).toBe(true)
	vi.advanceTimersByTime(49_999)
	expect(onExpired).not.toHaveBeenCalled()
	vi.advanceTimersByTime(1)
	expect(onExpired).toHaveBeenCalledOnce()
	expect(timer.restart(1_030_000)).toBe(false)
})

test('activity is reported at the start and then at most once a second', () => {
	const { happen, onActive } = watch(60)
	expect(onActive).toHaveBeenCalledOnce()

	for (let move = 0; move < 100; move += 1) {
		vi.advanceTimersByTime(50)
		happen('mousemove')
	}

	expect(onActive).toHaveBeenCalledTimes(6)
})

test('a stopped timer neither expires nor listens', () => {
	const { timer, happen, onExpired, onActive } = watch(60)

	timer.stop()
	vi.advanceTimersByTime(30_000)
	happen('keydown')
	vi.advanceTimersByTime(60_000)

	expect(onExpired).not.toHaveBeenCalled()
	expect(onActive).toHaveBeenCalledOnce()
})
