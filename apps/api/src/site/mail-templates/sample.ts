import { fill, type Template, type Wording } from '#platform/channels/mail/template.ts'

/** A mail as it is sent, filled with samples. */
export function sample(template: Template, wording: Wording) {
	const samples = Object.entries(template.placeholders).map(([name, { sample: value }]) => [name, value])
	return fill(template, wording, Object.fromEntries(samples))
}
