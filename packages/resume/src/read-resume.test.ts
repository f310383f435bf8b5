import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { linkedinTables, makeDocx, makeLinkedinExport, makePdf } from './testing-files.ts'
import { brief, known } from './testing.ts'

const read = (bytes: Uint8Array | string) =>
	readResume(typeof bytes === 'string' ? strToU8(bytes) : new Uint8Array(bytes), known)

test('the kind of a file is recognised by its content', async () => {
	const text = 'Asha Kulkarni\nStaff nurse\nSkills\nTally'

	expect((await read(await makePdf([[{ text: 'Asha Kulkarni, staff nurse', x: 40, y: 40 }]]))).source).toBe(
		'pdf',
	)
	expect((await read(await makeDocx(text.split('\n')))).source).toBe('docx')
	expect((await read(makeLinkedinExport())).source).toBe('linkedin')
	expect((await read('{"basics": {"name": "Asha"}}')).source).toBe('json_resume')
	expect((await read(text)).source).toBe('text')
	expect(
		(await read(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))).resume.name,
	).toBe('Asha Kulkarni')
	expect((await read(Buffer.from('Zo\xeb Kulkarni\nStaff nurse', 'latin1'))).resume.name).toBe('Zoë Kulkarni')
})

test.each([
	['a web page', '<!doctype html><p>Asha</p>', 'webPage'],
	['RTF', String.raw`{\rtf1 Asha}`, 'rtf'],
	['old Word', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'oldWord'],
	['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'picture'],
	['a BMP', Buffer.from('BM\u0046\u0000\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1'), 'picture'],
	['a TIFF', Buffer.from('MM\u0000*\u0000', 'latin1'), 'picture'],
	['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0]), 'otherKind'],
	['other JSON', '{"price": 4}', 'notJsonResume'],
	['a book', 'word '.repeat(80_000), 'tooLong'],
	['a broken PDF', '%PDF-1.7 torn', 'damagedPdf'],
	['a broken archive', 'PK\u0003\u0004torn', 'damaged'],
	['another archive', zipSync({ 'a.txt': strToU8('a') }), 'otherArchive'],
	['a Word file without its text', zipSync({ 'word/document.xml': strToU8('<a/>') }), 'damagedWord'],
])('%s is refused with a reason', async (_, bytes, reason) => {
	await expect(read(bytes)).rejects.toMatchObject({ name: 'Unreadable', message: `resumeFiles.${reason}` })
})

test.each(['PK Sharma', 'BM Patil', 'MM Joshi', 'II* Rao'])(
	'%s is read as a name, not as another kind of file',
	async (name) => {
		const { source } = await read(`${name}\nStaff nurse\nSkills\nTally`)

		expect(source).toBe('text')
	},
)

test('text too long for a profile is reported as not understood', async () => {
	const work = [{ name: 'Works', position: `${'x'.repeat(300)}the end`, startDate: '2020-01' }]

	const { resume } = await read(JSON.stringify({ basics: { name: 'Asha' }, work }))

	expect(resume.workEntries[0]?.title).toHaveLength(300)
	expect(resume.notUnderstood).toContain('the end')
})

test('an archive that would fill the memory is refused before it is unpacked', async () => {
	const zeros = new Uint8Array(40_000_000)

	await expect(read(zipSync({ 'word/document.xml': zeros }))).rejects.toThrow('resumeFiles.tooMuch')
	await expect(read(zipSync({ 'Profile.csv': zeros }))).rejects.toThrow('resumeFiles.tooMuch')
	await expect(
		read(
			zipSync(
				Object.fromEntries(Array.from({ length: 3100 }, (_, at) => [`word/${at}.xml`, new Uint8Array(1)])),
			),
		),
	).rejects.toThrow('resumeFiles.tooManyFiles')
})

test('an archive that claims too small a size is refused, and not unpacked beyond it', async () => {
	const docx = Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(40_000_000) }))
	const directory = docx.lastIndexOf('PK\u0001\u0002', undefined, 'latin1')
	docx.writeUInt32LE(100, directory + 24)

	await expect(read(docx)).rejects.toThrow('resumeFiles.damaged')
})

test('XML that expands without end is refused', async () => {
	const xml = '<!DOCTYPE a [<!ENTITY b "bbbb">]><w:document>&b;</w:document>'

	await expect(read(zipSync({ 'word/document.xml': strToU8(xml) }))).rejects.toThrow('resumeFiles.damaged')
})

test('tables and frames of a Word file are read', async () => {
	const docx = await makeDocx([
		'Ravi Patil',
		[['Key Skills', 'Welding\nLathe Machine']],
		'Education',
		[
			['Sr. No.', 'Examination', 'Board / University', 'Year of Passing', 'Percentage'],
			['1', 'ITI Fitter', 'NCVT', '2016', '74%'],
			['2', 'SSC', 'Pune Board', '2014', '61%'],
		],
	])

	expect(brief((await read(docx)).resume)).toMatchObject({
		name: 'Ravi Patil',
		education: ['ITI Fitter | NCVT |  – 2016 | 74%', 'SSC | Pune Board |  – 2014 | 61%'],
		skills: 'Welding, Lathe Machine',
	})
})

test('a LinkedIn export is read, except for data about other people', async () => {
	const { resume } = await read(makeLinkedinExport())

	expect(brief(resume)).toMatchInlineSnapshot(`
		{
		  "education": [
		    "Bachelor of Engineering - BE | Computer Science | Visvesvaraya Technological University | 2012 – 2016 | First class
		Chess",
		    "Cloud Practitioner | Example Cloud |  – 2021",
		  ],
		  "email": "priya@example.com",
		  "headline": "Systems engineer, billing",
		  "languages": "hi6",
		  "links": [
		    "https://priya.example.org/work",
		  ],
		  "mobileNumber": "+919876543210",
		  "name": "Priya Nair",
		  "notUnderstood": [
		    "Klingon",
		  ],
		  "place": "Nashik",
		  "skills": "Java, PostgreSQL",
		  "summary": "I keep bills right.
		And on time.",
		  "work": [
		    "Senior Systems Engineer | Infosys | Bengaluru | 2020-03 –  | Led migration, reduced costs",
		    "Assistant Engineer | Tata Consultancy Services | Mumbai | 2017-01 – 2020-02",
		  ],
		}
	`)
	expect(JSON.stringify(resume)).not.toContain('else@example.com')
	expect(
		(await read(makeLinkedinExport({ 'Basic/Skills.csv': linkedinTables['Skills.csv'] }))).resume.skills,
	).toHaveLength(2)
})
