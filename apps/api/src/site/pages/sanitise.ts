import sanitizeHtml from 'sanitize-html'

/** The HTML that texts of the site may contain. Everything else is dropped, but the content of unknown tags is kept. */
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
	// A page has its own h1.
	transformTags: { h1: 'h2', b: 'strong', i: 'em', del: 's', strike: 's' },
	nestingLimit: 20,
}

/** HTML that is safe to show, whatever was sent. */
export function sanitise(html: string) {
	return sanitizeHtml(html, allowed)
}

/** The plain text of HTML. */
export function textOfHtml(html: string) {
	const spaced = html.replaceAll(/<\/(p|li|h\d|blockquote|pre)>|<br ?\/?>/g, ' $&')
	const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
	return unescaped(text).replaceAll(/\s+/g, ' ').trim()
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function unescaped(text: string) {
	return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
}
