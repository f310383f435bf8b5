import { strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { FileRow } from './csv-rows.ts'
import { readFile } from './read-file.ts'
import { kindOf } from './sniff.ts'

const csv = (text: string) => new Uint8Array(Buffer.from(text))

async function rowsOf(bytes: Uint8Array) {
	const rows: FileRow[] = []
	for await (const row of await readFile(bytes)) rows.push(row)
	return rows
}

async function workbook(rows: Parameters<typeof writeXlsx>[0]['sheets'][number]['rows']) {
	return writeXlsx({ sheets: [{ name: 'Jobs', rows }] })
}

/** A workbook whose sheet has this XML. */
async function withSheet(xml: (present: string) => string) {
	const parts = unzipSync(await workbook([['Title']]))
	const [name = ''] = Object.keys(parts).filter((part) => /worksheets\/.*\.xml$/.test(part))
	return zipSync({ ...parts, [name]: strToU8(xml(new TextDecoder().decode(parts[name]))) })
}

test('rows are numbered as a spreadsheet numbers them, and blank ones left out', async () => {
	const expected = [
		{ number: 2, cells: ['Title', 'Town'] },
		{ number: 4, cells: ['Nurse, "night"', 'two\nlines'] },
	]

	expect(await rowsOf(csv('\uFEFF\nTitle,Town\n,\n"Nurse, ""night""","two\nlines"\n\n'))).toEqual(expected)
	expect(await rowsOf(await workbook([[], ['Title', 'Town'], [], ['Nurse, "night"', 'two\nlines']]))).toEqual(
		expected,
	)
})

test.each([',', ';', '\t'])('values are separated by %j, where that is usual', async (sign) => {
	const rows = await rowsOf(csv(`Title${sign}"a,b;c"${sign}Town\n5" pipes${sign}x${sign}Pune`))

	expect(rows.map(({ cells }) => cells)).toEqual([
		['Title', 'a,b;c', 'Town'],
		['5" pipes', 'x', 'Pune'],
	])
})

test('days, numbers and truth values of a workbook are text', async () => {
	const [row] = await rowsOf(await workbook([[new Date('2026-12-31'), 12.5, true, null, '-2 years']]))

	expect(row?.cells).toEqual(['2026-12-31', '12.5', 'true', '', '-2 years'])
})

test('of a formula, the value counts that the spreadsheet has shown', async () => {
	const bytes = await withSheet((xml) =>
		xml.replace(
			/<sheetData>.*<\/sheetData>/s,
			'<sheetData><row r="1"><c r="A1"><f>HYPERLINK("http://x.example")</f><v>7</v></c></row></sheetData>',
		),
	)

	expect(await rowsOf(bytes)).toEqual([{ number: 1, cells: ['7'] }])
})

/** The same archive, whose directory claims that each of its parts unpacks to so many bytes. */
function claiming(bytes: Uint8Array, size: number) {
	const claimed = bytes.slice()
	const view = new DataView(claimed.buffer)
	for (let at = 0; at + 46 < claimed.length; at++)
		if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
	return claimed
}

test('a workbook that unpacks to more than it may, or than it claims, is not read', async () => {
	const bytes = await withSheet((xml) => xml.replace('<sheetData>', `<sheetData>${' '.repeat(2_000_000)}`))

	expect(await rowsOf(bytes)).toHaveLength(1)
	await expect(rowsOf(claiming(bytes, 100_000_000))).rejects.toThrow('problems.importTooMuch')
	await expect(rowsOf(claiming(bytes, 0))).rejects.toThrow('problems.importTooMuch')
	await expect(rowsOf(claiming(bytes, 5000))).rejects.toThrow('problems.importNoWorkbook')
})

test('a damaged workbook, and one with a row far below the others, are refused in words', async () => {
	const whole = await workbook([['Title'], ['Nurse']])
	const far = await withSheet((xml) =>
		xml.replace('<row r="1"', '<row r="900000"').replace('"A1"', '"A900000"'),
	)

	await expect(rowsOf(whole.slice(0, whole.length / 2))).rejects.toThrow('problems.importNoWorkbook')
	await expect(rowsOf(zipSync({ 'hello.txt': strToU8('Hello') }))).rejects.toThrow(
		'problems.importNoWorkbook',
	)
	await expect(rowsOf(far)).rejects.toThrow('problems.importTooMuch')
})

test('a document of Word is no workbook, and an empty workbook is one', async () => {
	const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
	const parts = {
		'[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
		'_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
		'word/document.xml': '<w:document xmlns:w="x"><w:body/></w:document>',
	}
	const document = zipSync(
		Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
	)

	await expect(rowsOf(document)).rejects.toThrow('problems.importNoWorkbook')
	expect(await rowsOf(await workbook([]))).toEqual([])
})

test('a file whose name ends in .xlsx must be a workbook; the kind of every other one is that of its content', async () => {
	const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])

	expect(kindOf(csv('Title\r\nNurse'), 'jobs.txt')).toBe('csv')
	expect(kindOf(await workbook([['Title']]), 'jobs.csv')).toBe('xlsx')
	expect(() => kindOf(compound, 'jobs.xls')).toThrow('problems.importOldExcel')
	// A workbook with a password is a compound file, as the older kind is.
	for (const bytes of [csv('<table>'), csv(''), compound])
		expect(() => kindOf(bytes, 'Jobs.XLSX')).toThrow('problems.importNoWorkbook')
})
