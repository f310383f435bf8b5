import { useLayoutEffect } from 'react'

/** An action of the person before the scripts of the page had loaded. */
type Done = { element: HTMLElement; value?: string; isChecked?: boolean; isOpening?: boolean }

declare global {
	/** Stops the page's own recording, and returns the actions so far. */
	var takeEarlyInput: (() => Done[]) | undefined
}

/**
 * An inline script in the head of every page. Until the scripts have loaded it holds back button presses and records
 * what is typed: on a slow phone a page is visible for seconds before it responds. Links and GET forms work without
 * scripts and are left alone.
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
		if (element.matches('[aria-haspopup=listbox]')) return done.push({ element, isOpening: true })
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

/** Replays the recorded actions in order once the page is ready. */
export function useEarlyInput() {
	useLayoutEffect(() => {
		void replay(globalThis.takeEarlyInput?.() ?? [])
	}, [])
}

async function replay(done: Done[]) {
	for (const { element, value, isChecked, isOpening } of done) {
		// A list that was left again stays closed.
		if (isOpening && element !== document.activeElement) continue
		if (value === undefined) element.click()
		else if (isFile(element)) element.dispatchEvent(new Event('change', { bubbles: true }))
		else if (isToggle(element)) toggle(element, isChecked === true)
		else type(element, value)
		// One render for each action: a button may depend on what was typed.
		await new Promise((resolve) => setTimeout(resolve))
	}
}

/** A field of files holds them already, and only a person may set its value. */
function isFile(element: HTMLElement) {
	return element instanceof HTMLInputElement && element.type === 'file'
}

function isToggle(element: HTMLElement): element is HTMLInputElement {
	return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
}

function toggle(element: HTMLInputElement, isChecked: boolean) {
	if (element.checked !== isChecked) element.click()
}

/**
 * Sets a value so that React takes it for typing. React compares it with the value that was last set through the
 * element itself, or that the element had when the page became ready; the setter of the prototype is not seen.
 */
function type(element: HTMLElement, value: string) {
	Object.assign(element, { value: value === '' ? ' ' : '' })
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
	set?.call(element, value)
	const kind = element instanceof HTMLSelectElement ? 'change' : 'input'
	element.dispatchEvent(new Event(kind, { bubbles: true }))
}
