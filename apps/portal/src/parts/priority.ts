import { setPriority } from 'node:os'

/** Leaves the processor to whoever serves requests, by the nice value of this process. */
export function yieldProcessor() {
	setPriority(10)
}
