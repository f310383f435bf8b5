import { language } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import {
	BorderStyle,
	Document,
	HeadingLevel,
	Packer,
	Paragraph,
	TabStopPosition,
	TabStopType,
	TextRun,
} from 'docx'
import type { Outline, OutlineEntry } from './outline.ts'

/** Word processors treat Devanagari as a complex script, with its own font and size. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Nirmala UI' }
const soft = '46585A'
const peacock = '0B5A5E'

/** A résumé for word processors, with their own headings and paragraphs. */
export async function docxOf({ name, headline, contacts, sections }: Outline) {
	const children = [
		new Paragraph({ heading: HeadingLevel.TITLE, children: [run(name, { size: 25, isBold: true })] }),
		...(headline ? [paragraph(headline, { size: 12.5, color: soft })] : []),
		...(contacts.length > 0 ? [paragraph(contacts.join('  ·  '), { size: 9.5, color: soft })] : []),
		...sections.flatMap(({ title, entries = [], paragraphs = [] }) => [
			heading(title),
			...entries.flatMap(entryOf),
			...paragraphs.flatMap((text) => text.split('\n').map((line) => paragraph(line))),
		]),
	]
	const margin = 1100
	const size = { width: 11906, height: 16838 }
	const document = new Document({
		title: t('profilesDocuments.resume.title', { name }),
		creator: name,
		styles: { default: { document: { run: { font, size: '10pt', language: languages() } } } },
		sections: [
			{
				properties: {
					page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin } },
				},
				children,
			},
		],
	})
	return Packer.toBuffer(document)
}

/** For spelling checkers. Devanagari is a complex script, which has a language of its own. */
function languages() {
	return { value: 'en-IN', bidirectional: `${language() === 'mr' ? 'mr' : 'hi'}-IN` }
}

function entryOf({ title, time, place, text }: OutlineEntry) {
	return [
		new Paragraph({
			keepNext: true,
			spacing: { before: 120 },
			tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX + 600 }],
			children: [
				run(title, { size: 10.5, isBold: true }),
				...(time ? [run(`\t${time}`, { size: 9.5, color: soft })] : []),
			],
		}),
		...(place ? [paragraph(place, { color: soft })] : []),
		...(text ? text.split('\n').map((line) => paragraph(line)) : []),
	]
}

function heading(title: string) {
	return new Paragraph({
		heading: HeadingLevel.HEADING_1,
		keepNext: true,
		spacing: { before: 260, after: 80 },
		border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'C9BDA4', space: 2 } },
		children: [run(title, { size: 12, isBold: true, color: peacock })],
	})
}

type Look = { size?: number; isBold?: boolean; color?: string }

function paragraph(text: string, look: Look = {}) {
	return new Paragraph({ spacing: { after: 40 }, children: [run(text, look)] })
}

function run(text: string, { size = 10, isBold = false, color = '14282B' }: Look) {
	const halfPoints = size * 2
	return new TextRun({
		text,
		font,
		color,
		size: halfPoints,
		sizeComplexScript: halfPoints,
		bold: isBold,
		boldComplexScript: isBold,
	})
}
