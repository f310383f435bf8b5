import { AsyncLocalStorage } from 'node:async_hooks'

/** Counts something once more, without waiting. */
type Recount = () => void

const recounts = new AsyncLocalStorage<Recount[]>()

/** Counts now, and once more each time the page that is being rendered is sent again from memory. */
export function countEachTime(count: Recount) {
	count()
	recounts.getStore()?.push(count)
}

/** Renders a page that is kept, and returns with it what each further copy of it counts. */
export async function withRecounts<Page>(render: () => Promise<Page>) {
	const collected: Recount[] = []
	const page = await recounts.run(collected, render)
	return { page, recounts: collected }
}
