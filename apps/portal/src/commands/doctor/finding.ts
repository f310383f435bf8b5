/** How something is, what was found, and what to do about it. */
export type Finding = { status: 'ok' | 'warning' | 'failed'; found: string; advice?: string }

export function ok(found: string): Finding {
	return { status: 'ok', found }
}

export function warning(found: string, advice: string): Finding {
	return { status: 'warning', found, advice }
}

export function failed(found: string, advice: string): Finding {
	return { status: 'failed', found, advice }
}

/** Something to look at. Undefined where there is nothing to look at, such as certificates without https. */
export type Check = { name: string; look: () => Promise<Finding | undefined> }
