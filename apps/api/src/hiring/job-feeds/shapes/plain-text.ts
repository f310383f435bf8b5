import { Parser } from 'htmlparser2'

const blocks = new Set(
	'address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tr ul'.split(
		' ',
	),
)
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'title'])

/** What HTML says, as plain text: paragraphs apart, points of lists on lines of their own. No markup is left. */
export function plainTextOf(html: string) {
	let text = ''
	let unreadDepth = 0
	const parser = new Parser({
		onopentag(name) {
			if (unread.has(name)) unreadDepth++
			else if (name === 'br') text += '\n'
			else if (name === 'li') text += '\n• '
			else if (name === 'td' || name === 'th') text += ' '
			else if (blocks.has(name)) text += '\n\n'
		},
		ontext(part) {
			// Line breaks of the source mean no more than spaces; those of the text are ours.
			if (unreadDepth === 0) text += part.replaceAll(/\s+/g, ' ')
		},
		onclosetag(name) {
			if (unread.has(name)) unreadDepth--
			else if (blocks.has(name)) text += '\n\n'
		},
	})
	parser.end(html)
	return text
		.replaceAll(/[^\S\n]+/g, ' ')
		.replaceAll(/ ?\n ?/g, '\n')
		.replaceAll(/•\s+/g, '• ')
		.replaceAll(/\n{2,}(?=• )/g, '\n')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim()
}

/** The text of a value that may be HTML, or plain text with line breaks. */
export function textOf(value: string) {
	return /<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(value) ? plainTextOf(value) : value.trim()
}
