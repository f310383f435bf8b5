import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { type Done, replay } from './replay.ts'

declare global {
	/**
	 * Lets `act` do the first recorded action in a late part, or in the page around its late parts. Where there is none left it
	 * ends the recording there and returns false.
	 */
	var replayNext: (part: Element, act: (done: Done) => void) => boolean
}

/** The id of what says that the scripts of the page could not be loaded. */
const notLoaded = 'not-loaded'

/**
 * An inline script in the head of every page. Until the scripts have loaded, and what was done before that is done again, it
 * holds back button presses and records what is typed: on a slow phone a page is visible for seconds before it responds.
 * Links and GET forms work without scripts and are left alone, but for links with `data-follows-buttons` after a button was
 * pressed. The page itself is the outermost late part.
 *
 * Only the server has the text: a browser runs the one in the page, and React leaves that as it is.
 */
const recorder = import.meta.env.SSR
	? `(() => {
		const done = []
		let isReplaying = false
		const partOf = (element) => element.closest('[data-late]')
		const note = (event) => {
			const element = event.target
			if (isReplaying || !(element instanceof Element) || !partOf(element)) return
			if (event.type === 'input') {
				if (!('value' in element)) return
				const last = done.at(-1)
				if (last?.element === element && 'value' in last) done.pop()
				return done.push({ element, value: element.value, isChecked: element.checked })
			}
			if (element.matches('[aria-haspopup=listbox]')) {
				event.stopImmediatePropagation()
				return done.push({ element, isOpening: true })
			}
			// The address of such a link follows from the buttons that are pressed.
			const link = done.some(({ value }) => value === undefined) && element.closest('a[data-follows-buttons]')
			const button =
				link || (event.type === 'submit' ? element.querySelector('[type=submit]') : element.closest('button'))
			// A form without a method reads by default, too, but those of the portal are sent by scripts alone.
			if (!button || button.form?.getAttribute('method') === 'get') return
			event.preventDefault()
			event.stopImmediatePropagation()
			done.push({ element: button })
		}
		for (const kind of ['input', 'click', 'submit']) addEventListener(kind, note, true)
		// It comes for a script that another one needs, too, and does not bubble.
		addEventListener('error', ({ target }) => {
			if (target.type === 'module') document.getElementById('${notLoaded}').hidden = false
		}, true)
		window.replayNext = (part, act) => {
			const first = done.findIndex(({ element }) => partOf(element) === part)
			if (first < 0) {
				part.removeAttribute('data-late')
				return false
			}
			const [next] = done.splice(first, 1)
			isReplaying = true
			try {
				act(next)
			} catch (error) {
				reportError(error)
			}
			isReplaying = false
			return true
		}
	})()`
	: ''

/** Records what people do before the page is ready. */
export function EarlyInputRecorder({ nonce }: { nonce: string | undefined }) {
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: recorder }} />
}

/** Appears where the scripts of a page could not be loaded, so that nothing will be done with what was recorded. */
export function PageNotLoaded({ className }: { className: string | undefined }) {
	const { t } = useTranslation()
	const { pathname, search } = useLocation()
	return (
		<p id={notLoaded} role="alert" className={className} hidden>
			{t('site.notLoaded')} <a href={pathname + search}>{t('site.loadAgain')}</a>
		</p>
	)
}

/** Replays the recorded actions in order once the page around its late parts is ready. */
export function useEarlyInput() {
	useLayoutEffect(() => {
		void replay(document.documentElement)
	}, [])
}
