/** An action of the person before the scripts for its element had loaded. */
export type Done = { element: HTMLElement; value?: string; isChecked?: boolean; isOpening?: boolean }

/**
 * Does the recorded actions in a late part again, in order. What is done meanwhile comes after them: a press on a button must
 * not come before what was typed. The focus of a field is announced again, since nobody listened before.
 */
export async function replay(part: Element) {
	const focused = document.activeElement
	const partOfFocus = focused?.closest('[data-late]')
	if (focused !== document.body && partOfFocus === part)
		focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
	// One render for each action: a button may depend on what was typed.
	while (replayNext(part, doAgain)) await new Promise((resolve) => setTimeout(resolve))
}

function doAgain({ element, value, isChecked, isOpening }: Done) {
	// A list that was left again stays closed.
	if (isOpening && element !== document.activeElement) return
	// What was done before may have taken it away; the link would still lead on.
	if (!element.isConnected) return
	if (value === undefined) element.click()
	else if (isFile(element)) element.dispatchEvent(new Event('change', { bubbles: true }))
	else if (isToggle(element)) toggle(element, isChecked === true)
	else type(element, value)
}

/** A field of files holds them already, and only a person may set its value. */
function isFile(element: HTMLElement) {
	return element instanceof HTMLInputElement && element.type === 'file'
}

function isToggle(element: HTMLElement): element is HTMLInputElement {
	return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
}

/** Hydration keeps a box as it is, but React does not know its state; so it is pressed from the other one. */
function toggle(element: HTMLInputElement, isChecked: boolean) {
	element.checked = !isChecked
	element.click()
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
