import { MobileNumber } from '@profile-search/contract/profiles/candidates'
import { mostEntries } from '@profile-search/contract/profiles/entries'
import { namesInArchive } from './files/archive.ts'
import { isJsonResume, readJsonResume } from './files/json-resume.ts'
import { isLinkedinExport, readLinkedin } from './files/linkedin.ts'
import {
	unreadable,
	type UnreadableCode,
	type KnownNames,
	type ParsedResume,
	type ReadResult,
} from './resume.ts'
import { contactPointsIn } from './sections/contacts.ts'
import { readLines } from './sections/read-lines.ts'
import { linesOf, type Line } from './text/line.ts'

/** Reads a résumé in any supported format, recognised by its content, and cuts it to what a profile has room for. */
export async function readResume(bytes: Uint8Array, known: KnownNames): Promise<ReadResult> {
	const { source, resume } = await readKind(bytes, known)
	return { source, resume: fit(resume) }
}

async function readKind(bytes: Uint8Array, known: KnownNames): Promise<ReadResult> {
	const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
	if (start.includes('%PDF-')) {
		// The libraries are large, and the reading process lives for one file: each is loaded only for its kind.
		const { readPdf } = await import('./files/pdf.ts')
		return { source: 'pdf', resume: readText(await readPdf(bytes), known) }
	}
	if (archives.some((signature) => start.startsWith(signature))) return readArchive(bytes, known)
	for (const [signature, code] of unsupported) if (signature.test(start)) throw unreadable(code)

	const text = textOf(bytes)
	const json = text.trimStart().startsWith('{') ? parsed(text) : undefined
	if (json === undefined) return { source: 'text', resume: readText(linesOf(text), known) }
	if (!isJsonResume(json)) throw unreadable('resumeFiles.notJsonResume')
	return { source: 'json_resume', resume: readJsonResume(json, known) }
}

const mostLines = 5000
const mostLetters = 300_000

function readText(lines: Line[], known: KnownNames) {
	const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
	if (lines.length > mostLines || letters > mostLetters) throw unreadable('resumeFiles.tooLong')
	return readLines(lines, known)
}

async function readArchive(bytes: Uint8Array, known: KnownNames): Promise<ReadResult> {
	const names = namesInArchive(bytes)
	if (names.includes('word/document.xml')) {
		const { readDocx } = await import('./files/docx.ts')
		return { source: 'docx', resume: readText(await readDocx(bytes), known) }
	}
	if (isLinkedinExport(names)) return { source: 'linkedin', resume: readLinkedin(bytes, known) }
	throw unreadable('resumeFiles.otherArchive')
}

/** The first bytes of a ZIP archive, and of an empty one. */
const archives = ['PK\u0003\u0004', 'PK\u0005\u0006']

/** Kinds that are recognised but cannot be read, with what to do instead. */
const unsupported: [signature: RegExp, code: UnreadableCode][] = [
	[/^\xd0\xcf[^]\xe0/, 'resumeFiles.oldWord'],
	[/^\{\\rtf/, 'resumeFiles.rtf'],
	[
		/^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF[^]{4}WEBP|II\*\0|MM\0\*|BM[^]{4}\0{4}|[^]{4}ftyp)/,
		'resumeFiles.picture',
	],
	[/^\s*<(?:!doctype|html)/i, 'resumeFiles.webPage'],
]

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
function textOf(bytes: Uint8Array) {
	const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
	if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
	if (bytes.includes(0)) throw unreadable('resumeFiles.otherKind')
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

const most = { skills: 100, languages: 15, lines: 400, letters: 500 }

/** Whether the portal would keep a number as it stands, and not without the 0 or 00 dialled before it. */
function isKeptAsTyped(mobileNumber: string | null) {
	return MobileNumber.safeParse(mobileNumber).success && !/^\D*0/.test(mobileNumber ?? '')
}

/** Cuts a résumé to what a profile has room for. The rest counts as not understood. */
function fit(resume: ParsedResume): ParsedResume {
	const beyond: string[] = []
	const cut = <Text extends string | null>(text: Text, longest: number) => {
		if (text && text.length > longest) beyond.push(text.slice(longest))
		return (text && text.slice(0, longest)) as Text
	}
	const first = <Item>(items: Item[], count: number, tell: (item: Item) => string) => {
		beyond.push(...items.slice(count).map(tell))
		return items.slice(0, count)
	}
	const skills = resume.skills.filter(({ name }) => name.length <= 60)
	beyond.push(...resume.skills.filter((skill) => !skills.includes(skill)).map(({ name }) => name))
	const { mobileNumber, linkedinUrl } = resume
	const found = contactPointsIn([mobileNumber, linkedinUrl].filter(Boolean).join(' '))
	return {
		...resume,
		mobileNumber: isKeptAsTyped(mobileNumber) ? mobileNumber : found.mobileNumber,
		linkedinUrl: linkedinUrl?.startsWith('https://') ? linkedinUrl : found.linkedinUrl,
		summary: cut(resume.summary, 3000),
		address: cut(resume.address, 400),
		workEntries: first(resume.workEntries, mostEntries, ({ title }) => title).map((entry) => ({
			...entry,
			title: cut(entry.title, 300),
			organisationName: cut(entry.organisationName, 300),
			place: cut(entry.place, 120),
			description: cut(entry.description, 2000),
		})),
		educationEntries: first(resume.educationEntries, mostEntries, ({ degree }) => degree).map((entry) => ({
			...entry,
			institution: cut(entry.institution, 300),
			degree: cut(entry.degree, 300),
			field: cut(entry.field, 120),
			grade: cut(entry.grade, 60),
			note: cut(entry.note, 1000),
		})),
		skills: first(skills, most.skills, ({ name }) => name),
		languages: resume.languages.slice(0, most.languages),
		notUnderstood: [...resume.notUnderstood, ...beyond]
			.slice(0, most.lines)
			.map((text) => text.slice(0, most.letters)),
	}
}
