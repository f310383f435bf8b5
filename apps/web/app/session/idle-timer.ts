type Options = {
	/** How long nothing may happen. */
	seconds: number
	/** Told once, with the moment from which it counts: after a long sleep that lies in the past. */
	onExpired: (since: number) => void
	/** Told of activity here, at most once a second. */
	onActive?: (at: number) => void
	/** Where the activity happens. */
	page?: EventTarget
}

/** What a person does with mouse, keyboard, touch, scrolling or resizing; input covers pens, voices and pasting. */
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
/** Coming back to a page is no activity, but a moment to look at the clock. */
const returns = ['focus', 'pageshow', 'visibilitychange']

/** Timers of hidden pages are throttled and those of sleeping laptops stand still, so the clock is asked often. */
const longestNap = 15_000

/** Watches for activity from now on. The clock decides: no count of ticks, and no timer that has to be on time. */
export function startIdleTimer({ seconds, onExpired, onActive, page = globalThis }: Options) {
	const limit = seconds * 1000
	let lastActive = Date.now()
	let lastTold = 0
	let isExpired = false
	let timer: ReturnType<typeof setTimeout> | undefined

	function check() {
		clearTimeout(timer)
		const now = Date.now()
		// A clock that was set back must not keep the session alive for ever.
		lastActive = Math.min(lastActive, now)
		const left = lastActive + limit - now
		if (left > 0) timer = setTimeout(check, Math.min(left, longestNap))
		else isExpired = true
		if (isExpired) onExpired(lastActive + limit)
	}

	function note() {
		if (isExpired) return
		const now = Date.now()
		// The first touch after a long sleep comes too late, though before any timer.
		if (now - lastActive >= limit) return check()
		lastActive = now
		tell(now)
	}

	function look() {
		if (!isExpired) check()
	}

	function tell(now: number) {
		if (now - lastTold < 1000) return
		lastTold = now
		onActive?.(now)
	}

	const listening = { capture: true, passive: true }
	for (const kind of activities) page.addEventListener(kind, note, listening)
	for (const kind of returns) page.addEventListener(kind, look, listening)
	check()
	tell(lastActive)

	return {
		/** Counts anew from activity somewhere else, also after the end. Answers whether time is left. */
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
