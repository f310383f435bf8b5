import { useLayoutEffect } from 'react'

/** Something a person did to the page before its scripts had loaded. */
type Done = { element: HTMLElement; value?: string; isChecked?: boolean }

declare global {
	/** Stops the recording of the page itself, and gives what was done until then. */
	var takeEarlyInput: (() => Done[]) | undefined
}

/**
 * Goes inline into the head of every page. Until the scripts have loaded it holds back presses of buttons and keeps
 * what is typed: on a slow phone the page can be seen for seconds before it answers. Links, and forms that only ask
 * (GET), work without scripts and are left alone.
 */
const recorder = `(() => {
	const done = []
	const note = (event) => {
		const element = event.target
		if (!(element instanceof Element)) return
		if (event.type === 'input') {
			if ('value' in element) done.push({ element, value: element.value, isChecked: element.checked })
			return
		}
		const button = event.type === 'submit' ? element.querySelector('[type=submit]') : element.closest('button')
		if (!button || button.form?.method === 'get') return
		event.preventDefault()
		event.stopImmediatePropagation()
		done.push({ element: button })
	}
	const kinds = ['input', 'click', 'submit']
	for (const kind of kinds) addEventListener(kind, note, true)
	window.takeEarlyInput = () => {
		for (const kind of kinds) removeEventListener(kind, note, true)
		window.takeEarlyInput = undefined
		return done
	}
})()`

/** Records what people do before the page is ready. */
export function EarlyInputRecorder({ nonce }: { nonce: string | undefined }) {
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: recorder }} />
}

/** Once the page is ready, does again in order what people did before. */
export function useEarlyInput() {
	useLayoutEffect(() => {
		void replay(globalThis.takeEarlyInput?.() ?? [])
	}, [])
}

async function replay(done: Done[]) {
	for (const { element, value, isChecked } of done) {
		if (value === undefined) element.click()
		else if (isToggle(element)) toggle(element, isChecked === true)
		else type(element, value)
		// One render each: a button may wait for what was typed.
		await new Promise((resolve) => setTimeout(resolve))
	}
}

function isToggle(element: HTMLElement): element is HTMLInputElement {
	return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
}

function toggle(element: HTMLInputElement, isChecked: boolean) {
	if (element.checked !== isChecked) element.click()
}

/** Through the setter of the element itself: React looks at its own setter to tell whether something was typed. */
function type(element: HTMLElement, value: string) {
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
	set?.call(element, value)
	const kind = element instanceof HTMLSelectElement ? 'change' : 'input'
	element.dispatchEvent(new Event(kind, { bubbles: true }))
}
