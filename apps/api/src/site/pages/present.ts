import { escapeHtml } from '@profile-search/text/escape-html'
import { sanitise, textOfHtml } from './sanitise.ts'

/** The values of the site settings that placeholders in texts stand for. */
export type Values = {
	siteName: string
	contactEmail: string | null
	contactPhone: string | null
	/** The officer for grievances and personal data; the site, while nobody is named. */
	officerName: string
	officerEmail: string | null
}

/** A stored text as visitors read it: filled in, sanitised again, and with linkable headings. */
export function present(stored: string, values: Values) {
	const headings: { id: string; text: string }[] = []
	const body = sanitise(fillIn(stored, values, escapeHtml)).replaceAll(
		/<h2>([\s\S]*?)<\/h2>/g,
		(_, inside: string) => {
			const text = textOfHtml(inside)
			const id = freeId(text, headings)
			headings.push({ id, text })
			return `<h2 id="${id}">${inside}</h2>`
		},
	)
	return { body, headings }
}

/** Replaces placeholders in braces with the values of the settings. */
export function fillIn(text: string, values: Values, write: (value: string) => string = (value) => value) {
	return text
		.replaceAll('{site_name}', () => write(values.siteName))
		.replaceAll('{contact_email}', () => write(values.contactEmail ?? ''))
		.replaceAll('{contact_phone}', () => write(values.contactPhone ?? ''))
		.replaceAll('{officer_name}', () => write(values.officerName))
		.replaceAll('{officer_email}', () => write(values.officerEmail ?? ''))
}

/** An unused id for a heading, from letters and digits of any script, so that it is readable in a URL. */
function freeId(text: string, taken: { id: string }[]) {
	const name = text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
		.replaceAll(/^-|-$/g, '')
	const sameName = taken.filter(({ id }) => id === name || id.startsWith(`${name}-`)).length
	return sameName > 0 || name === '' ? `${name || 'part'}-${taken.length + 1}` : name
}
