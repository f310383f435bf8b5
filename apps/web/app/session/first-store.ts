/**
 * A place that stores one value. It may fail, for example in a private window, on a full disk, or with a broken
 * plugin.
 */
export type Store<Value> = { set: (value: Value) => Promise<unknown>; remove: () => Promise<unknown> }

/** The longest wait for a store in milliseconds; a plugin or a blocked database may never answer. */
const longestWait = 3000

/** Stores the value in the first store that works, and removes it from all others. */
export async function keepInFirst<Value>(stores: Store<Value>[], value: Value) {
	const { keeper } = await firstOf(stores, value)
	await forgetIn(stores.filter((store) => store !== keeper))
}

/** Removes the value from every store, even if one of them fails. */
export async function forgetIn<Value>(stores: Store<Value>[]) {
	await Promise.all(stores.map((store) => works(() => store.remove())))
}

async function firstOf<Value>(stores: Store<Value>[], value: Value) {
	for (const keeper of stores) {
		if (await works(() => keeper.set(value))) return { keeper }
	}
	return { keeper: undefined }
}

async function works(use: () => Promise<unknown>) {
	let timer: ReturnType<typeof setTimeout> | undefined
	const tooLong = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), longestWait)
	})
	try {
		return await Promise.race([use().then(() => true), tooLong])
	} catch {
		return false
	} finally {
		clearTimeout(timer)
	}
}
