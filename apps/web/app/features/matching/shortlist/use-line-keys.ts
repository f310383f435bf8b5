import { useKeys } from '#ui/keys/use-keys.ts'

const first = [
	[['j', 'k'], 'move'],
	[['o', 'Enter'], 'open'],
	[['s'], 'save'],
] as const
const select = [['x'], 'select'] as const
const help = [['?'], 'help'] as const

export const lineKeys = { jobs: [...first, help], people: [...first, select, help] }

/** Moves through the lines of a ranking with the keyboard; opens, saves and selects them. */
export function useLineKeys(showHelp: () => void) {
	useKeys({
		j: () => move(1),
		k: () => move(-1),
		o: () => current()?.querySelector('summary')?.click(),
		s: () => current()?.querySelector<HTMLElement>('button[aria-pressed]')?.click(),
		x: () => current()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
		'?': showHelp,
	})
}

function lines() {
	return [...document.querySelectorAll<HTMLElement>('[data-match]')]
}

function current() {
	return document.activeElement?.closest<HTMLElement>('[data-match]')
}

/** Focuses the summary of the next line, since Enter and the space bar open it by themselves. */
function move(by: 1 | -1) {
	const all = lines()
	const at = all.findIndex((line) => line === current())
	const line = all[Math.min(all.length - 1, Math.max(0, at + by))]
	line?.querySelector('summary')?.focus()
	line?.scrollIntoView({ block: 'nearest' })
}
