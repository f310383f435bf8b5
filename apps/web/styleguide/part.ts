import type { ComponentType, ReactNode } from 'react'

/** A part of `ui/` with what it looks like in each of its states. */
export type Part = {
	name: string
	/** The components that the states show, by which the test knows that none of `ui/` is missing. */
	shows: readonly (ComponentType<never> | ((...values: never[]) => unknown))[]
	states: Record<string, ReactNode>
}

/** The parts of one folder of `ui/`. */
export type Room = { name: string; parts: readonly Part[] }

/** An action that succeeds, for parts that send something. */
export async function succeed() {
	return { errorCode: 0, message: 'It is done.' }
}

export function nothing() {}
