/** A message between the tabs of one browser: the person is active, or the session has ended. */
type TabMessage = { kind: 'active'; at: number } | { kind: 'left'; why: WhyLeft }
/** Why a session has ended: the person logged out, or was idle. */
export type WhyLeft = 'asked' | 'idle'

const name = 'Profile_Search_tabs'

/** One channel for the whole page: a channel does not receive its own messages. */
let channel: BroadcastChannel | undefined

export function tellTabs(message: TabMessage) {
	if ('BroadcastChannel' in globalThis) return opened().postMessage(message)
	try {
		// Without channels, browsers notify the other tabs of a change in the local storage.
		localStorage.setItem(name, JSON.stringify({ ...message, sentAt: Date.now() }))
	} catch {
		// Then the tabs are not synchronised.
	}
}

/** Returns the function that stops listening. */
export function listenToTabs(listen: (message: TabMessage) => void) {
	const take = (sent: unknown) => {
		const message = read(sent)
		if (message) listen(message)
	}
	const fromChannel = ({ data }: MessageEvent<unknown>) => take(data)
	const fromStorage = ({ key, newValue }: StorageEvent) => {
		if (key === name && newValue) take(JSON.parse(newValue))
	}
	if ('BroadcastChannel' in globalThis) opened().addEventListener('message', fromChannel)
	else window.addEventListener('storage', fromStorage)
	return () => {
		channel?.removeEventListener('message', fromChannel)
		window.removeEventListener('storage', fromStorage)
	}
}

function opened() {
	channel ??= new BroadcastChannel(name)
	return channel
}

/** A tab with an older version of the pages may send another message. */
function read(sent: unknown): TabMessage | null {
	if (typeof sent !== 'object' || sent === null || !('kind' in sent)) return null
	if (sent.kind === 'active' && 'at' in sent && typeof sent.at === 'number')
		return { kind: 'active', at: sent.at }
	if (sent.kind === 'left')
		return { kind: 'left', why: 'why' in sent && sent.why === 'idle' ? 'idle' : 'asked' }
	return null
}
