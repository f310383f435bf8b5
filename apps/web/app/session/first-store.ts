/** A place that may keep one value, or fail: private window, full disk, broken plugin. */
export type Store<Value> = { set: (value: Value) => Promise<unknown>; remove: () => Promise<unknown> }

/** A plugin or a blocked database may never answer; nobody waits for it at the login longer than this. */
const longestWait = 3000

/** Keeps the value in the first store that serves, and only there: what an earlier time left in others is removed. */
export async function keepInFirst<Value>(stores: Store<Value>[], value: Value) {
	const { keeper } = await firstOf(stores, value)
	await forgetIn(stores.filter((store) => store !== keeper))
}

/** Forgets in every store; one that fails does not keep the others from it. */
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
