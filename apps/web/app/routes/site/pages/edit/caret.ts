/** The number of characters before the caret in an element, or null if the caret is elsewhere. */
export function caretIn(element: HTMLElement) {
	const selection = getSelection()
	if (document.activeElement !== element || !selection?.focusNode) return null
	const before = document.createRange()
	before.selectNodeContents(element)
	before.setEnd(selection.focusNode, selection.focusOffset)
	return before.toString().replaceAll(/[\r\n]/g, '').length
}

/** As much of a document of the editor as is needed to find a place in it. */
type Content = {
	content: { size: number }
	descendants: (visit: (node: { isText: boolean; nodeSize: number }, at: number) => void) => void
}

/** The position in a document of the editor after so many characters; its end if there are fewer. */
export function positionAfter(characters: number, content: Content) {
	let left = characters
	let position: number | null = null
	content.descendants(({ isText, nodeSize }, at) => {
		if (!isText || position !== null) return
		if (left <= nodeSize) position = at + left
		left -= nodeSize
	})
	return position ?? content.content.size
}
