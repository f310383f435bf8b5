type Options = {
	/** The seconds without activity after which it expires. */
	seconds: number
	/** Called once, with the time of expiry; after a long sleep that is in the past. */
	onExpired: (since: number) => void
	/** Called on activity in this tab, at most once a second. */
	onActive?: (at: number) => void
	/** The target of the activity events. */
	page?: EventTarget
}

/** Events of mouse, keyboard, touch, scrolling and resizing; `input` covers pens, dictation and pasting. */
const activities = [
	'mousemove',
	'mousedown',
	'wheel',
	'keydown',
	'input',
	'touchstart',
	'touchmove',
	'scroll',
	'resize',
]
/** Coming back to a page is not activity, but a reason to check the clock. */
const returns = ['focus', 'pageshow', 'visibilitychange']

/** Timers of hidden pages are throttled and stop while a laptop sleeps, so the clock is checked often. */
const longestNap = 15_000

/** Watches for activity from now on. The clock decides, so late or missing timer ticks do not matter. */
export function startIdleTimer({ seconds, onExpired, onActive, page = globalThis }: Options) {
	const limit = seconds * 1000
	let lastActive = Date.now()
	let lastReported = 0
	let isExpired = false
	let timer: ReturnType<typeof setTimeout> | undefined

	function check() {
		clearTimeout(timer)
		const now = Date.now()
		// A clock that was set back must not keep the session alive forever.
		lastActive = Math.min(lastActive, now)
		const left = lastActive + limit - now
		if (left > 0) timer = setTimeout(check, Math.min(left, longestNap))
		else isExpired = true
		if (isExpired) onExpired(lastActive + limit)
	}

	function note() {
		if (isExpired) return
		const now = Date.now()
		// The first activity after a long sleep comes too late, even if no timer has run yet.
		if (now - lastActive >= limit) return check()
		lastActive = now
		tell(now)
	}

	function look() {
		if (!isExpired) check()
	}

	function tell(now: number) {
		if (now - lastReported < 1000) return
		lastReported = now
		onActive?.(now)
	}

	const listening = { capture: true, passive: true }
	for (const kind of activities) page.addEventListener(kind, note, listening)
	for (const kind of returns) page.addEventListener(kind, look, listening)
	check()
	tell(lastActive)

	return {
		/** Restarts from activity elsewhere, even after the end. Returns whether time is left. */
		restart(at = Date.now()) {
			lastActive = Math.max(lastActive, at)
			isExpired = false
			check()
			return !isExpired
		},
		stop() {
			clearTimeout(timer)
			for (const kind of activities) page.removeEventListener(kind, note, listening)
			for (const kind of returns) page.removeEventListener(kind, look, listening)
		},
	}
}
