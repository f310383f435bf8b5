/** The relation of a link to a script until the page has been painted; the type of the script that starts them. */
const late = 'late-module'

/**
 * Begins to load the scripts of a page once it has been painted for the first time. A page that is hidden is not painted,
 * and must be ready when it is seen.
 */
const starter = `(() => {
		let isStarted = false
		const start = () => {
			if (isStarted) return
			isStarted = true
			for (const link of document.querySelectorAll('link[rel=${late}]')) link.rel = 'modulepreload'
			const { nonce, textContent } = document.querySelector('script[type=${late}]')
			const script = Object.assign(document.createElement('script'), { type: 'module', nonce, textContent })
			document.head.append(script)
			script.remove()
		}
		if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
		addEventListener('visibilitychange', start, { once: true })
		new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && start())
			.observe({ type: 'paint', buffered: true })
	})()`

/**
 * Lets the scripts of a page wait until it has been painted, so that they take no part of a slow line from the sheets and
 * fonts. React escapes each < of a text, so what is replaced are tags.
 */
export function withLateScripts(page: string, nonce: string | undefined) {
	const attributes = nonce ? ` nonce="${nonce}"` : ''
	const entry = `<script${attributes} type="module" async="">`
	if (!page.includes(entry)) return page
	return page
		.replaceAll('<link rel="modulepreload"', `<link rel="${late}"`)
		.replace(entry, `<script${attributes} type="${late}">`)
		.replace(/<\/body><\/html>$/, (end) => `<script${attributes}>${starter}</script>${end}`)
}
