import { useLayoutEffect } from 'react'
import { type Done, replay } from './replay.ts'

declare global {
	/** Ends the recording in a late part, or in the page around its late parts, and returns the actions so far. */
	var takeEarlyInput: (part: Element) => Done[]
}

/**
 * An inline script in the head of every page. Until the scripts have loaded it holds back button presses and records
 * what is typed: on a slow phone a page is visible for seconds before it responds. Links and GET forms work without
 * scripts and are left alone. The page itself is the outermost late part.
 *
 * Only the server has the text: a browser runs the one in the page, and React leaves that as it is.
 */
const recorder = import.meta.env.SSR
	? `(() => {
		let done = []
		const partOf = (element) => element.closest('[data-late]')
		const note = (event) => {
			const element = event.target
			if (!(element instanceof Element) || !partOf(element)) return
			if (event.type === 'input') {
				if ('value' in element) done.push({ element, value: element.value, isChecked: element.checked })
				return
			}
			if (element.matches('[aria-haspopup=listbox]')) return done.push({ element, isOpening: true })
			const button = event.type === 'submit' ? element.querySelector('[type=submit]') : element.closest('button')
			// A form without a method reads by default, too, but those of the portal are sent by scripts alone.
			if (!button || button.form?.getAttribute('method') === 'get') return
			event.preventDefault()
			event.stopImmediatePropagation()
			done.push({ element: button })
		}
		for (const kind of ['input', 'click', 'submit']) addEventListener(kind, note, true)
		window.takeEarlyInput = (part) => {
			const taken = done.filter(({ element }) => partOf(element) === part)
			done = done.filter(({ element }) => partOf(element) !== part)
			part.removeAttribute('data-late')
			return taken
		}
	})()`
	: ''

/** Records what people do before the page is ready. */
export function EarlyInputRecorder({ nonce }: { nonce: string | undefined }) {
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: recorder }} />
}

/** Replays the recorded actions in order once the page around its late parts is ready. */
export function useEarlyInput() {
	useLayoutEffect(() => {
		void replay(takeEarlyInput(document.documentElement), document.documentElement)
	}, [])
}
