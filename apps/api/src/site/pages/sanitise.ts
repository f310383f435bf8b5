import sanitizeHtml from 'sanitize-html'

/** What a text of the site may hold. Everything else is dropped; of tags that are not known the words stay. */
const allowed: sanitizeHtml.IOptions = {
	allowedTags: [
		'h2',
		'h3',
		'h4',
		'p',
		'br',
		'hr',
		'ul',
		'ol',
		'li',
		'strong',
		'em',
		'u',
		's',
		'code',
		'pre',
		'blockquote',
		'a',
	],
	allowedAttributes: { a: ['href'], ol: ['start'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	// A page has its own first heading.
	transformTags: { h1: 'h2', b: 'strong', i: 'em', del: 's', strike: 's' },
	nestingLimit: 20,
}

/** HTML that is safe to show, whatever was sent. */
export function sanitise(html: string) {
	return sanitizeHtml(html, allowed)
}

/** The words of a text, without its HTML. */
export function wordsOfHtml(html: string) {
	const spaced = html.replaceAll(/<\/(p|li|h\d|blockquote|pre)>|<br ?\/?>/g, ' $&')
	const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
	return unescaped(text).replaceAll(/\s+/g, ' ').trim()
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function unescaped(text: string) {
	return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
}
