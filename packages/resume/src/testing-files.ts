import { buffer } from 'node:stream/consumers'
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { strToU8, zipSync } from 'fflate'
import Pdf from 'pdfkit'

/** Text at a place of a page, from its upper left corner. */
type Placed = { text: string; x: number; y: number; size?: number; isBold?: boolean; width?: number }

/** A PDF file with text at given positions: pages of A4, 595 points wide. */
export function makePdf(pages: Placed[][], options: PDFKit.PDFDocumentOptions = {}) {
	const pdf = new Pdf({ size: 'A4', margin: 0, autoFirstPage: false, ...options })
	for (const page of pages) {
		pdf.addPage()
		for (const { text, x, y, size = 10, isBold = false, width } of page)
			pdf
				.font(isBold ? 'Helvetica-Bold' : 'Helvetica')
				.fontSize(size)
				.text(text, x, y, width ? { width } : { lineBreak: false })
	}
	pdf.end()
	return buffer(pdf)
}

/** A word-processor file: lines, and tables of lines. */
export function makeDocx(content: (string | string[][])[]) {
	const children = content.map((part) =>
		typeof part === 'string'
			? new Paragraph(part)
			: new Table({
					rows: part.map(
						(cells) =>
							new TableRow({
								children: cells.map(
									(cell) => new TableCell({ children: cell.split('\n').map((line) => new Paragraph(line)) }),
								),
							}),
					),
				}),
	)
	return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

/** The archive that LinkedIn gives its members, with a table that must not be opened. */
export function makeLinkedinExport(tables: Record<string, string> = linkedinTables) {
	return zipSync(Object.fromEntries(Object.entries(tables).map(([name, csv]) => [name, strToU8(csv)])))
}

export const linkedinTables = {
	'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Priya,Nair,,,May 17,"Systems engineer, billing","I keep bills right.
And on time.",IT Services,,"Nashik, Maharashtra, India",,[PERSONAL:https://priya.example.org/work],
`,
	'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Infosys,Senior Systems Engineer,"Led migration, reduced costs",Bengaluru,Mar 2020,
Tata Consultancy Services,Assistant Engineer,,Mumbai,2017,Feb 2020
`,
	'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
Visvesvaraya Technological University,2012,2016,First class,"Bachelor of Engineering - BE, Computer Science",Chess
`,
	'Skills.csv': 'Name\nJava\nPostgreSQL\n',
	'Languages.csv': 'Name,Proficiency\nHindi,Native or bilingual proficiency\nKlingon,\n',
	'Email Addresses.csv':
		'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/20\npriya@example.com,Yes,Yes,1/1/21\n',
	'PhoneNumbers.csv': 'Extension,Number,Type\n,098765 43210,Mobile\n',
	'Certifications.csv':
		'Name,Url,Authority,Started On,Finished On,License Number\nCloud Practitioner,,Example Cloud,Jun 2021,,X1\n',
	'Connections.csv': 'First Name,Last Name,Email Address\nSomebody,Else,else@example.com\n',
}
