import { escapeHtml } from '@profile-search/text/escape-html'
import { language } from '@profile-search/text/language'
import { palette } from '../../palette.ts'

/** Mails are read on white, whatever colour scheme the reader's programs use. */
const colour = palette.light

/** The parts of a mail. A part that is a code is shown large. */
export type Paragraphs = (
	| string
	| { code: string }
	| { link: string; label: string }
	// A link that is not a button.
	| { plain: string; label: string }
	| ListedThing
)[]

/** One of several things that a mail lists: a linked title with lines below. */
type ListedThing = { title: string; link: string; lines: string[] }

/** The mail as plain text, for readers without HTML. */
export function asText(paragraphs: Paragraphs) {
	return paragraphs
		.map((part) => {
			if (typeof part === 'string') return part
			if ('lines' in part) return [part.title, ...part.lines, part.link].join('\n')
			if ('plain' in part) return `${part.label}: ${part.plain}`
			return 'code' in part ? part.code : `${part.label}: ${part.link}`
		})
		.join('\n\n')
}

/** The mail as HTML, marked as being in the language of the reader. */
export function asHtml(subject: string, paragraphs: Paragraphs) {
	const body = paragraphs.map((part) => {
		if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
		if ('code' in part)
			return `<p style="font-size:28px;letter-spacing:6px;font-weight:700">${escapeHtml(part.code)}</p>`
		if ('plain' in part)
			return `<p style="font-size:14px"><a href="${escapeHtml(part.plain)}" style="color:${colour.peacock}">${escapeHtml(part.label)}</a></p>`
		if ('lines' in part)
			return `<p style="border-top:1px solid ${colour.rule};padding-top:12px"><a href="${escapeHtml(part.link)}" style="color:${colour.peacock};font-weight:700">${escapeHtml(part.title)}</a>${part.lines.map((line) => `<br>${escapeHtml(line)}`).join('')}</p>`
		const button = `display:inline-block;padding:10px 18px;border-radius:4px;background:${colour.peacock};color:${colour.onPeacock};text-decoration:none`
		return `<p><a href="${escapeHtml(part.link)}" style="${button}">${escapeHtml(part.label)}</a></p>`
	})
	const style = `font-family:Mukta,system-ui,sans-serif;font-size:16px;line-height:1.5;color:${colour.ink};max-width:520px;margin:24px auto`
	return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body><main style="${style}">${body.join('')}</main></body></html>`
}
