import { fill, type Template, type Wording } from '#platform/channels/mail/template.ts'

/** A mail as it is sent, filled with examples in the language of the reader. */
export function sample(template: Template, wording: Wording) {
	const samples = Object.entries(template.placeholders).map(([name, value]) => [name, value.sample()])
	return fill(template, wording, Object.fromEntries(samples))
}
