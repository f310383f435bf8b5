const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

/** A text as it is written in HTML, between tags and in quoted attributes, so that it is shown and never read as markup. */
export function escapeHtml(text: string) {
	return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
