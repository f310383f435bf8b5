import { strFromU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { unreadable } from '../resume.ts'
import { linesOf, type Line } from '../text/line.ts'
import { unpack } from './archive.ts'

const parts =
	/^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes|header\d*)\.xml|word\/_rels\/document\.xml\.rels)$/i

/** The lines of a Word file. */
export async function readDocx(bytes: Uint8Array): Promise<Line[]> {
	const files = unpack(bytes, (name) => parts.test(name))
	// Word writes no such declarations; they are used to make a small file expand without end.
	for (const xml of Object.values(files)) if (/<!(?:DOCTYPE|ENTITY)/i.test(strFromU8(xml))) throw damaged()

	const headers = Object.entries(files).filter(([name]) => name.startsWith('word/header'))
	const safe = Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('word/header')))
	const html = await htmlOf(Buffer.from(zipSync(safe, { level: 0 })))
	const above = [...new Set(headers.map(([, xml]) => textOfXml(strFromU8(xml))))].join('\n')
	return linesOf(`${above}\n${textOfHtml(html)}`)
}

/** Takes an archive of the needed parts only, so that nothing else in the file is ever opened. */
async function htmlOf(buffer: Buffer) {
	const noImage = mammoth.images.imgElement(async () => ({ src: '' }))
	const made = await mammoth
		.convertToHtml({ buffer }, { convertImage: noImage, ignoreEmptyParagraphs: false })
		.catch(() => undefined)
	if (!made) throw damaged()
	return made.value
}

/** A row of short cells becomes a line with tabs. A cell of several paragraphs, used for layout, becomes lines. */
function textOfHtml(html: string) {
	const flat = html.replaceAll(
		/<(td|th)\b[^>]*>((?:(?!<\/?t[dh]\b)[\s\S])*?)<\/\1>/g,
		(_, _tag, cell: string) => {
			const isShort = (cell.match(/<\/(?:p|li|h\d)>/g)?.length ?? 0) <= 1
			return isShort ? `${cell.replaceAll(/<[^>]+>/g, ' ')}\t` : `\n${cell}\n`
		},
	)
	return unescaped(
		flat
			.replaceAll(/<li>/g, '• ')
			.replaceAll(/<br \/>|<\/(?:p|h\d|li|tr|table)>/g, '\n')
			.replaceAll(/<[^>]+>/g, ''),
	)
}

function textOfXml(xml: string) {
	return unescaped(
		xml
			.replaceAll(/<w:tab\/>/g, '\t')
			.replaceAll(/<\/w:p>|<w:br\/>/g, '\n')
			.replaceAll(/<[^>]+>/g, ''),
	)
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' }

function unescaped(text: string) {
	return text.replaceAll(/&(lt|gt|quot|apos|#39|amp);/g, (whole, name: string) => entities[name] ?? whole)
}

function damaged() {
	return unreadable('resumeFiles.damagedWord')
}
