/** Where a browser keeps what was chosen: light or dark. Without a choice, pages are as the system is. */
const place = 'mantine-color-scheme-value'
/** The kind of the event that tells the page of a choice that was made in it. */
const chosen = 'scheme-chosen'
/** What was chosen in this page where the browser keeps nothing. */
let chosenHere: 'light' | 'dark' | undefined

/**
 * Sets the colour scheme of a page before it is painted, and again when the system changes or another tab chooses. The
 * name of the attribute is that of the kit.
 */
const script = import.meta.env.SSR
	? `(() => {
		const isDark = matchMedia('(prefers-color-scheme: dark)')
		const show = () => {
			let scheme
			try {
				scheme = localStorage.getItem('${place}')
			} catch {}
			if (scheme !== 'light' && scheme !== 'dark') scheme = isDark.matches ? 'dark' : 'light'
			document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
		}
		show()
		isDark.addEventListener('change', show)
		addEventListener('storage', show)
	})()`
	: ''

/** The colour scheme of every page, in its head. Only the server has the text: a browser runs the one in the page. */
export function SchemeScript({ nonce }: { nonce: string | undefined }) {
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

/** What the page begins with; `SchemeScript` sets what the browser has chosen. */
export const schemeProps = { suppressHydrationWarning: true, 'data-mantine-color-scheme': 'light' } as const

/** What was chosen in this browser, `auto` if nothing was. */
export function chosenScheme() {
	const scheme = chosenHere ?? keptScheme()
	return scheme === 'light' || scheme === 'dark' ? scheme : 'auto'
}

function keptScheme() {
	try {
		return window.localStorage.getItem(place)
	} catch {
		return null
	}
}

/** Chooses the other colour scheme than the one that is shown. */
export function switchScheme() {
	const { dataset } = document.documentElement
	const scheme = dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark'
	dataset['mantineColorScheme'] = scheme
	try {
		window.localStorage.setItem(place, scheme)
	} catch {
		chosenHere = scheme
	}
	window.dispatchEvent(new Event(chosen))
}

/** Calls `act` when a colour scheme was chosen, in this tab or another one, until the function that it returns is called. */
export function watchScheme(act: () => void) {
	for (const kind of [chosen, 'storage']) window.addEventListener(kind, act)
	return () => {
		for (const kind of [chosen, 'storage']) window.removeEventListener(kind, act)
	}
}
