import { malformed } from '../../refusal.ts'
import { encodeAnew } from '../pictures/encode-anew.ts'

/** The types that are kept as they came, recognised by content. */
const documents: Record<string, string> = {
	'application/pdf': '.pdf',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
	'application/vnd.oasis.opendocument.text': '.odt',
}
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp'])
const longestSide = 2400
const longestName = 120

export type ReadAttachment = { name: string; mediaType: string; bytes: Buffer }

/**
 * Determines a file's type from its content, whatever its name says. A picture is re-encoded, without the
 * place and camera data it carries. Anything but a document, a text or a picture is refused.
 */
export async function readAttachment(sent: File): Promise<ReadAttachment> {
	const bytes = Buffer.from(await sent.arrayBuffer())
	const { fileTypeFromBuffer } = await import('file-type')
	const found = await fileTypeFromBuffer(bytes)
	const ending = documents[found?.mime ?? '']
	if (found && ending) return { name: namedAs(sent.name, ending), mediaType: found.mime, bytes }
	if (found && pictures.has(found.mime))
		return {
			name: namedAs(sent.name, '.webp'),
			mediaType: 'image/webp',
			bytes: await encodeAnew(bytes, longestSide),
		}
	if (!found && isPlainText(bytes))
		return { name: namedAs(sent.name, '.txt'), mediaType: 'text/plain; charset=utf-8', bytes }

	throw malformed('refusals.badAttachment', undefined, { file: sent.name.slice(0, longestName) })
}

/** Reads files that came together one after the other, so that one sender never takes every decoding slot. */
export async function readAttachments(sent: readonly File[]) {
	const read: ReadAttachment[] = []
	for (const file of sent) read.push(await readAttachment(file))
	return read
}

/** The name without folders and control characters, with the ending of its true type. */
function namedAs(name: string, ending: string) {
	const last = name.split(/[/\\]/).at(-1) ?? ''
	// oxlint-disable-next-line no-control-regex -- they are what is taken out
	const plain = last.replaceAll(/[\u0000-\u001f\u007f"<>:|?*\u200e\u200f\u202a-\u202e]/g, '').trim()
	const stem = plain.replace(/\.[^.]{1,5}$/, '').slice(0, longestName)
	return `${stem.toWellFormed() || 'file'}${ending}`
}

function isPlainText(bytes: Buffer) {
	if (bytes.includes(0)) return false
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes)
		return true
	} catch {
		return false
	}
}
