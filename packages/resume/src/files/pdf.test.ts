import { expect, test } from 'vitest'
import { readLines } from '../sections/read-lines.ts'
import { makePdf } from '../testing-files.ts'
import { brief, known } from '../testing.ts'
import { readPdf } from './pdf.ts'

type Placed = Parameters<typeof makePdf>[0][number][number]

/** Lines below each other; a number is a gap, and a text may have a size. */
function column(x: number, top: number, lines: (string | [text: string, size: number] | number)[]) {
	const placed: Placed[] = []
	let y = top
	for (const line of lines) {
		const [text, size] = Array.isArray(line) ? line : typeof line === 'string' ? [line, 10] : ['', line / 1.3]
		if (text) placed.push({ text, x, y, size, isBold: size > 11 })
		y += size * 1.3
	}
	return placed
}

const read = async (pages: Placed[][]) => {
	const lines = await readPdf(new Uint8Array(await makePdf(pages)))
	return brief(readLines(lines, known))
}

test('a LinkedIn profile saved as PDF is read across its columns and pages', async () => {
	const first = [
		...column(22, 40, [
			['Contact', 13],
			'priya@example.com',
			'www.linkedin.com/in/priya-nair-',
			'12ab34 (LinkedIn)',
			14,
		]),
		...column(22, 140, [
			['Top Skills', 13],
			'Java',
			'PostgreSQL',
			14,
			['Languages', 13],
			'Hindi (Native or Bilingual)',
		]),
		...column(225, 40, [
			['Priya Nair', 26],
			['Senior Systems Engineer at Infosys', 12],
			['Bengaluru, Karnataka, India', 12],
		]),
		...column(225, 120, [['Summary', 16], ['I keep bills right and on time.', 12], 14, ['Experience', 16]]),
		...column(225, 190, [
			['Infosys', 12],
			['5 years 9 months', 11.5],
			['Senior Systems Engineer', 11.5],
		]),
		...column(225, 238, [
			['March 2022 - Present (3 years 9 months)', 10.5],
			['Bengaluru', 10.5],
			['Led migration of billing', 10.5],
		]),
		...column(225, 280, [
			['Systems Engineer', 11.5],
			['March 2020 - March 2022 (2 years 1 month)', 10.5],
			14,
		]),
		...column(225, 330, [
			['Tata Consultancy Services', 12],
			['Assistant Engineer', 11.5],
			['June 2017 - February 2020', 10.5],
		]),
		{ text: 'Page 1 of 2', x: 270, y: 800, size: 9 },
	]
	const second = [
		...column(225, 40, [
			['Zomato', 12],
			['Growth Ninja', 11.5],
			['January 2016 - May 2017 (1 year 5 months)', 10.5],
			14,
		]),
		...column(225, 100, [
			['Education', 16],
			['Visvesvaraya Technological University', 12],
		]),
		...column(225, 138, [['Bachelor of Engineering - BE, Computer Science · (2012 - 2016)', 10.5]]),
		{ text: 'Page 2 of 2', x: 270, y: 800, size: 9 },
	]

	expect(await read([first, second])).toMatchInlineSnapshot(`
		{
		  "education": [
		    "Bachelor of Engineering - BE | Computer Science | Visvesvaraya Technological University | 2012 – 2016",
		  ],
		  "email": "priya@example.com",
		  "headline": "Senior Systems Engineer at Infosys",
		  "languages": "hi6",
		  "linkedinUrl": "https://www.linkedin.com/in/priya-nair-12ab34",
		  "name": "Priya Nair",
		  "place": "Bengaluru",
		  "skills": "Java, PostgreSQL",
		  "summary": "I keep bills right and on time.",
		  "work": [
		    "Senior Systems Engineer | Infosys | Bengaluru | 2022-03 –  | Led migration of billing",
		    "Systems Engineer | Infosys | 2020-03 – 2022-03",
		    "Assistant Engineer | Tata Consultancy Services | 2017-06 – 2020-02",
		    "Growth Ninja | Zomato | 2016-01 – 2017-05",
		  ],
		}
	`)
})

test('two columns under a wide header are read one after the other', async () => {
	const page = [
		{ text: 'Asha Kulkarni', x: 40, y: 30, size: 26, isBold: true },
		{
			text: 'Staff nurse with eight years in medical wards of large hospitals and small clinics',
			x: 40,
			y: 62,
			size: 12,
		},
		...column(40, 100, [
			['WORK EXPERIENCE', 13],
			['Head Nurse', 11],
			'Godavari Hospital, Nashik',
			'Apr 2022 – Present',
			'• Leads three wards.',
			10,
		]),
		...column(40, 182, [
			['Staff Nurse', 11],
			'Apollo Clinic, Pune',
			'Oct 2018 – Mar 2022',
			12,
			['EDUCATION', 13],
		]),
		...column(40, 260, ['B.Sc. Nursing', 'Pune University', '2014 – 2018']),
		...column(400, 100, [
			['CONTACT', 13],
			'98765 43210',
			'asha@example.com',
			'Nashik',
			12,
			['SKILLS', 13],
			'Patient Care',
			'IV Cannulation',
		]),
		...column(400, 230, [['LANGUAGES', 13], 'Marathi', 'Hindi']),
	]

	expect(await read([page])).toMatchInlineSnapshot(`
		{
		  "education": [
		    "B.Sc. Nursing | Pune University | 2014 – 2018",
		  ],
		  "email": "asha@example.com",
		  "headline": "Staff nurse with eight years in medical wards of large hospitals and small clinics",
		  "languages": "mr hi",
		  "mobileNumber": "+919876543210",
		  "name": "Asha Kulkarni",
		  "place": "Nashik",
		  "skills": "Patient Care, IV Cannulation",
		  "work": [
		    "Head Nurse | Godavari Hospital | Nashik | 2022-04 –  | • Leads three wards.",
		    "Staff Nurse | Apollo Clinic | Pune | 2018-10 – 2022-03",
		  ],
		}
	`)
})

test('dates at the right margin, centred headings and a table are not taken for columns', async () => {
	const row = (y: number, texts: string[]) => texts.map((text, at) => ({ text, x: 50 + at * 130, y }))
	const page: Placed[] = [
		{ text: 'RAVI PATIL', x: 240, y: 40, size: 18, isBold: true },
		{ text: 'Pune | ravi@example.com | 9123456780', x: 200, y: 66 },
		{ text: 'EXPERIENCE', x: 265, y: 100, size: 12, isBold: true },
		{ text: 'Fitter', x: 50, y: 120, isBold: true },
		{ text: 'Jan 2019 – Present', x: 455, y: 120 },
		{ text: 'Sahyadri Works Pvt Ltd, Pune', x: 50, y: 134 },
		{
			text: 'I keep the pumps of the plant running day and night, and I plan the repairs of each month together with the foreman of the shift, so that no line stops for long.',
			x: 50,
			y: 150,
			width: 495,
		},
		{ text: 'Helper', x: 50, y: 200, isBold: true },
		{ text: '2016 – 2018', x: 485, y: 200 },
		{ text: 'Deccan Motors, Pune', x: 50, y: 214 },
		{ text: 'EDUCATION', x: 265, y: 250, size: 12, isBold: true },
		...row(270, ['Examination', 'Board/University', 'Year', 'Percentage']),
		...row(284, ['ITI Fitter', 'NCVT', '2016', '74%']),
		...row(298, ['SSC', 'Pune Board', '2014', '61%']),
		{ text: 'SKILLS', x: 280, y: 330, size: 12, isBold: true },
		{ text: 'Welding, Lathe Machine, Blueprint Reading', x: 50, y: 350 },
	]

	expect(await read([page])).toMatchInlineSnapshot(`
		{
		  "education": [
		    "ITI Fitter | NCVT |  – 2016 | 74%",
		    "SSC | Pune Board |  – 2014 | 61%",
		  ],
		  "email": "ravi@example.com",
		  "languages": "",
		  "mobileNumber": "+919123456780",
		  "name": "RAVI PATIL",
		  "place": "Pune",
		  "skills": "Welding, Lathe Machine, Blueprint Reading",
		  "work": [
		    "Fitter | Sahyadri Works Pvt Ltd | Pune | 2019-01 –  | I keep the pumps of the plant running day and night, and I plan the repairs of each month together with the foreman of the shift, so that no line stops for long.",
		    "Helper | Deccan Motors | Pune | 2016-01 – 2018-01",
		  ],
		}
	`)
})

test('a PDF without text is refused with what to do instead', async () => {
	await expect(readPdf(new Uint8Array(await makePdf([[]])))).rejects.toThrow('resumeFiles.scanned')
})

test('a locked PDF, a damaged one and a book are refused with a reason', async () => {
	const page: Placed[] = [{ text: 'Asha Kulkarni, staff nurse in Nashik', x: 40, y: 40 }]
	const whole = await makePdf([page])

	await expect(readPdf(new Uint8Array(await makePdf([page], { userPassword: 'x' })))).rejects.toThrow(
		'resumeFiles.lockedPdf',
	)
	await expect(readPdf(new Uint8Array(whole.subarray(0, 300)))).rejects.toThrow('resumeFiles.damagedPdf')
	await expect(
		readPdf(new Uint8Array(await makePdf(Array.from({ length: 31 }, () => page)))),
	).rejects.toThrow('resumeFiles.tooManyPages?most=30')
})
