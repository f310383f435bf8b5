import { Fragment } from 'react'

/** Addresses of the web alone: whatever else stands in a text stays text. */
const address = /\bhttps?:\/\/[^\s<>"']+/giu

/** A part of a text: plain, or an address that leads somewhere. */
export type TextPart = { text: string; href: string | null }

/** Takes the addresses out of a text. What ends a sentence is no part of one, nor is a bracket it did not open. */
export function partsOf(text: string): TextPart[] {
	const parts: TextPart[] = []
	let at = 0
	for (const match of text.matchAll(address)) {
		const found = withoutEnd(match[0])
		if (!URL.canParse(found)) continue
		parts.push({ text: text.slice(at, match.index), href: null }, { text: found, href: found })
		at = match.index + found.length
	}
	parts.push({ text: text.slice(at), href: null })
	return parts.filter((part) => part.text !== '')
}

/** A text that others wrote, with its addresses as links. */
export function LinkedText({ text }: { text: string }) {
	return partsOf(text).map(({ text: part, href }, index) =>
		href === null ? (
			// oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
			<Fragment key={index}>{part}</Fragment>
		) : (
			// oxlint-disable-next-line react/no-array-index-key -- as above
			<a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
				{part}
			</a>
		),
	)
}

function withoutEnd(found: string): string {
	const last = found.at(-1) ?? ''
	if (/[.,;:!?*_'’”।]/u.test(last)) return withoutEnd(found.slice(0, -1))
	const opening = { ')': '(', ']': '[', '}': '{' }[last]
	if (opening && !found.includes(opening)) return withoutEnd(found.slice(0, -1))
	return found
}
