import { inflateRawSync } from 'node:zlib'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { createCandidate } from '@profile-search/db/testing/factories'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { docxOf } from './docx.ts'
import { jsonResumeOf } from './exchange/json-resume.ts'
import { outlineOf } from './outline.ts'
import { pdfOf } from './pdf.ts'
import { sample } from './sample.ts'

test('the text of the PDF is read in the right order', async () => {
	const text = await textOfPdf(await pdfOf(outlineOf(sample)))

	expect(text.replaceAll(/ ?[\u0900-\u097f][\u0900-\u097f ]*/g, ' … ')).toMatchInlineSnapshot(`
		"Asha Kulkarni
		Staff nurse with eight years in medical wards
		Nashik · asha@example.com · +91 98765 43210 · https://asha.example.org/
		About
		I look after twenty beds at night and teach new nurses.
		 … 
		Work
		Head nurse
		Apr 2022 – today · … , … , full time
		Twelve nurses, three wards; pay of ₹ 4,20,000 a year.
		Staff nurse
		Oct 2018 – Mar 2022 · Godavari Hospital
		Career gaps
		Caring for family
		Jan 2018 – Sep 2018
		My mother was ill.
		Education
		B.Sc., Nursing
		2014 – 2018 · … , 68 %
		Skills
		Intensive care (Expert, 6 y) · Tally
		Languages
		Marathi (C2) · English
		Work wanted
		Staff Nurse, Health Educator
		On site · in Pune · would move for work · can start after 30 days · expects ₹ 4,80,000 a year"
	`)
})

test('every character of Devanagari can be read from the PDF', async () => {
	const text = await textOfPdf(await pdfOf(outlineOf(sample)))

	// This reader returns characters in visual order, which for some differs from logical order.
	expect(signsOf(text)).toEqual(signsOf(textOfDocx(await docxOf(outlineOf(sample)))))
})

test('a file for people names things as its reader does, a file for programs in English', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { professionId: 1, placeId: 3, visibility: 'public' })
	const fileOf = async (kind: string, language: PageLanguage) => {
		const answer = await api.app.inject({ url: `/api/resumes/${person.id}/${kind}?lang=${language}` })
		return answer.rawPayload
	}

	for (const [language, profession, town] of [
		['en', 'Nurse', 'Nagpur'],
		['hi', 'नर्स', 'नागपुर'],
		['mr', 'परिचारिका', 'नागपूर'],
	] as const) {
		const docx = textOfDocx(await fileOf('docx', language))
		const pdf = signsOf(await textOfPdf(await fileOf('pdf', language)))
		expect(docx).toContain(profession)
		expect(docx).toContain(town)
		expect(pdf).toEqual(signsOf(docx))
		expect(String(await fileOf('json', language))).toContain('"city": "Nagpur"')
	}
})

test('the PDF embeds the fonts that it uses, and little more', async () => {
	const pdf = await pdfOf(outlineOf(sample))

	expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
	expect(pdf.toString('latin1').match(/FontName \/\w+\+Mukta-\w+/g)?.length).toBe(3)
	expect(pdf.length).toBeLessThan(40_000)
})

test('screen readers find headings and paragraphs in the PDF, and neither lines nor page numbers', async () => {
	const works = Array.from({ length: 12 }, () => sample.workEntries).flat()
	const pdf = await pdfOf(outlineOf({ ...sample, workEntries: works }))

	const first = await elementsOf(pdf, 1)
	expect(first.slice(0, 5)).toEqual([
		'H1: Asha Kulkarni',
		'P: Staff nurse with eight years in medical wards',
		expect.stringMatching(/^P: Nashik/),
		'H2: About',
		expect.stringMatching(/^P: I look after twenty beds/),
	])
	expect(first).toContain('H3: Head nurse')
	const second = await elementsOf(pdf, 2)
	expect(second.length).toBeGreaterThan(5)
	expect([...first, ...second].filter((text) => /\d \/ \d/.test(text))).toEqual([])
	expect(pdf.toString('latin1')).toContain('/Marked true')
})

test('a long career takes several numbered pages', async () => {
	const works = Array.from({ length: 40 }, () => sample.workEntries).flat()

	const text = await textOfPdf(await pdfOf(outlineOf({ ...sample, workEntries: works })))

	expect(text).toMatch(/Asha Kulkarni · 1 \/ \d/)
	expect(text.match(/Head nurse/g)).toHaveLength(40)
})

test('words longer than a line and characters missing from the fonts do not break the PDF', async () => {
	const odd = { ...sample, summary: `${'x'.repeat(400)} 🙂 தமிழ் Łódź \u200d \t`, headline: null }

	expect((await pdfOf(outlineOf(odd))).length).toBeGreaterThan(1000)
})

test('the DOCX has the same text', async () => {
	expect(textOfDocx(await docxOf(outlineOf(sample)))).toMatchInlineSnapshot(`
		"Asha Kulkarni
		Staff nurse with eight years in medical wards
		Nashik  ·  asha@example.com  ·  +91 98765 43210  ·  https://asha.example.org/
		About
		I look after twenty beds at night and teach new nurses.
		मैं मरीज़ों और उनके परिवार से हिन्दी और मराठी में बात करती हूँ।
		Work
		Head nurse | Apr 2022 – today
		श्री क्षेत्र रुग्णालय, नाशिक, full time
		Twelve nurses, three wards; pay of ₹ 4,20,000 a year.
		Staff nurse | Oct 2018 – Mar 2022
		Godavari Hospital
		Career gaps
		Caring for family | Jan 2018 – Sep 2018
		My mother was ill.
		Education
		B.Sc., Nursing | 2014 – 2018
		सावित्रीबाई फुले विद्यापीठ, 68 %
		Skills
		Intensive care (Expert, 6 y) · Tally
		Languages
		Marathi (C2) · English
		Work wanted
		Staff Nurse, Health Educator
		On site · in Pune · would move for work · can start after 30 days · expects ₹ 4,80,000 a year
		"
	`)
})

test('the JSON Resume leaves out what is not given', () => {
	expect(jsonResumeOf(sample)).toMatchInlineSnapshot(`
		{
		  "$schema": "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
		  "basics": {
		    "email": "asha@example.com",
		    "label": "Staff nurse with eight years in medical wards",
		    "location": {
		      "city": "Nashik",
		    },
		    "name": "Asha Kulkarni",
		    "phone": "+919876543210",
		    "profiles": [
		      {
		        "network": "asha.example.org",
		        "url": "https://asha.example.org/",
		      },
		    ],
		    "summary": "I look after twenty beds at night and teach new nurses.
		मैं मरीज़ों और उनके परिवार से हिन्दी और मराठी में बात करती हूँ।",
		  },
		  "education": [
		    {
		      "area": "Nursing",
		      "endDate": "2018-01-01",
		      "institution": "सावित्रीबाई फुले विद्यापीठ",
		      "score": "68 %",
		      "startDate": "2014-01-01",
		      "studyType": "B.Sc.",
		    },
		  ],
		  "languages": [
		    {
		      "fluency": "C2",
		      "language": "Marathi",
		    },
		    {
		      "language": "English",
		    },
		  ],
		  "meta": {
		    "version": "v1.0.0",
		  },
		  "skills": [
		    {
		      "level": "Expert",
		      "name": "Intensive care",
		    },
		    {
		      "name": "Tally",
		    },
		  ],
		  "work": [
		    {
		      "location": "नाशिक",
		      "name": "श्री क्षेत्र रुग्णालय",
		      "position": "Head nurse",
		      "startDate": "2022-04-01",
		      "summary": "Twelve nurses, three wards; pay of ₹ 4,20,000 a year.",
		    },
		    {
		      "endDate": "2022-03-01",
		      "name": "Godavari Hospital",
		      "position": "Staff nurse",
		      "startDate": "2018-10-01",
		    },
		  ],
		}
	`)
	expect(jsonResumeOf({ ...sample, contacts: null })['basics']).not.toHaveProperty('email')
})

function signsOf(text: string) {
	return (text.match(/[\u0900-\u097f]/g) ?? []).toSorted().join('')
}

/** The text that a reader would select and copy. */
/** An element of a tagged PDF, or a piece of content that belongs to one. */
type TagNode = { role?: string; id?: string; children?: TagNode[] }

/** What screen readers are told of a page: its elements in order, each with the text that it holds. */
async function elementsOf(pdf: Buffer, pageNumber: number) {
	const document = await getDocumentProxy(new Uint8Array(pdf))
	const page = await document.getPage(pageNumber)
	const { items } = await page.getTextContent({ includeMarkedContent: true })
	const texts = new Map<string, string>()
	const open: (string | undefined)[] = []
	for (const item of items)
		if ('str' in item) {
			const id = open.findLast((one) => one !== undefined)
			if (id) texts.set(id, (texts.get(id) ?? '') + item.str)
		} else if (item.type === 'endMarkedContent') open.pop()
		else open.push(item.id ?? undefined)
	const elements: string[] = []
	const walk = ({ role, children = [] }: TagNode) => {
		const held = children.flatMap(({ id }) => (id ? [texts.get(id) ?? ''] : []))
		if (held.length > 0) elements.push(`${role}: ${held.join(' ')}`)
		for (const child of children) walk(child)
	}
	walk(await page.getStructTree())
	return elements
}

async function textOfPdf(pdf: Buffer) {
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
	return text
}

/** The paragraphs of the document in the archive, located by the directory at its end. */
function textOfDocx(docx: Buffer) {
	const name = Buffer.from('word/document.xml')
	const directory = docx.lastIndexOf(name) - 46
	const start = docx.readUInt32LE(directory + 42)
	const content = start + 30 + docx.readUInt16LE(start + 26) + docx.readUInt16LE(start + 28)
	const xml = inflateRawSync(docx.subarray(content, content + docx.readUInt32LE(directory + 20))).toString()
	return xml
		.replaceAll('</w:p>', '\n')
		.replaceAll(/<w:tab\/>|\t/g, ' | ')
		.replaceAll(/<[^>]+>/g, '')
}
