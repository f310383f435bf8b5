import { Fragment } from 'react'

/** Matches web addresses only; everything else in a text stays text. */
const address = /\bhttps?:\/\/[^\s<>"']+/giu

/** A part of a text: plain, or a link. */
export type TextPart = { text: string; href: string | null }

/**
 * Splits a text into plain parts and links. Punctuation at the end of a sentence is not part of a link, nor is a
 * closing bracket that the link did not open.
 */
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

/** A text written by users, with its addresses as links. */
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
