import type { ResumeSource } from '@profile-search/contract/profiles/resume-import'
import type { Draft, Known } from '../draft.ts'
import { linesOf, type Line } from '../lines/line.ts'
import { readLines } from '../lines/read-lines.ts'
import { namesInArchive } from './archive.ts'
import { isJsonResume, readJsonResume } from './json-resume.ts'
import { isLinkedinExport, readLinkedin } from './linkedin.ts'
import { unreadable } from './refusals.ts'

type Read = { source: ResumeSource; draft: Draft }

/** Reads a résumé of whatever kind its content shows, whatever its name says. */
export async function readBytes(bytes: Uint8Array, known: Known): Promise<Read> {
	const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
	if (start.includes('%PDF-')) {
		// The libraries are large, and a thread lives for one file: each is loaded for its kind alone.
		const { readPdf } = await import('./pdf.ts')
		return { source: 'pdf', draft: readText(await readPdf(bytes), known) }
	}
	if (start.startsWith('PK')) return readArchive(bytes, known)
	for (const [signature, message] of others) if (signature.test(start)) throw unreadable(message)

	const text = textOf(bytes)
	const json = text.trimStart().startsWith('{') ? parsed(text) : undefined
	if (json === undefined) return { source: 'text', draft: readText(linesOf(text), known) }
	if (!isJsonResume(json))
		throw unreadable('This file is JSON, but no JSON Resume: it has no basics, work, education or skills.')
	return { source: 'json_resume', draft: readJsonResume(json, known) }
}

const mostLines = 5000
const mostLetters = 300_000

function readText(lines: Line[], known: Known) {
	const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
	if (lines.length > mostLines || letters > mostLetters)
		throw unreadable('This text is far longer than a résumé. Please send the résumé alone.')
	return readLines(lines, known)
}

async function readArchive(bytes: Uint8Array, known: Known): Promise<Read> {
	const names = namesInArchive(bytes)
	if (names.includes('word/document.xml')) {
		const { readDocx } = await import('./docx.ts')
		return { source: 'docx', draft: readText(await readDocx(bytes), known) }
	}
	if (isLinkedinExport(names)) return { source: 'linkedin', draft: readLinkedin(bytes, known) }
	throw unreadable('This archive is neither a Word file nor the export of a LinkedIn profile.')
}

/** Kinds that are known and cannot be read, with what to do instead. */
const others: [signature: RegExp, message: string][] = [
	[
		/^\xd0\xcf[^]\xe0/,
		'This is a Word file of the old kind (.doc). Please save it as DOCX or PDF and send that.',
	],
	[/^\{\\rtf/, 'This is an RTF file. Please save it as DOCX or PDF and send that.'],
	[
		/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF|II\*|MM[^]\*|BM|....ftyp)/,
		'This is a picture. Please send the file it was made from (PDF or Word), or paste the text.',
	],
	[/^\s*<(?:!doctype|html)/i, 'This is a web page. Please save it as PDF and send that, or paste the text.'],
]

/** UTF-8 as a rule, UTF-16 where its mark says so, and else what Windows wrote before. */
function textOf(bytes: Uint8Array) {
	const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
	if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
	if (bytes.includes(0))
		throw unreadable(
			'This kind of file cannot be read here. Please send PDF, Word (DOCX), JSON Resume, LinkedIn’s export or plain text.',
		)
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
