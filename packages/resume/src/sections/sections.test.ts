import { expect, test } from 'vitest'
import { linesOf } from '../text/line.ts'
import { headingOf, sectionsOf } from './sections.ts'

test.each([
	['WORK EXPERIENCE', 'work'],
	['Professional Experience:', 'work'],
	['• Employment History', 'work'],
	['E X P E R I E N C E', 'work'],
	['2. Work Experience', 'work'],
	['अनुभव', 'work'],
	['कार्यानुभव :-', 'work'],
	['Work Experience / कार्यानुभव', 'work'],
	['शिक्षण', 'education'],
	['पढ़ाई', 'education'],
	['स्किल्स', 'skills'],
	['शिक्षा', 'education'],
	['शैक्षणिक पात्रता (Educational Qualification)', 'education'],
	['Education & Training', 'education'],
	['Licenses & Certifications', 'certificates'],
	['कौशल्ये', 'skills'],
	['कौशल', 'skills'],
	['TECHNICAL SKILLS', 'skills'],
	['भाषा', 'languages'],
	['Languages Known', 'languages'],
	['Career Objective', 'summary'],
	['Personal Details', 'contact'],
	['Declaration', 'other'],
	['References', 'references'],
	['Internships', 'internship'],
])('%s is a heading', (text, kind) => {
	expect(headingOf({ text })).toEqual({ kind, rest: '' })
})

test.each([
	'Five years of experience in accounts',
	'Education officer, Zilla Parishad',
	'Address: Nashik',
	'Work: as a nurse',
	'Software developer',
	'A B',
])('%s is not a heading', (text) => {
	expect(headingOf({ text })).toBeUndefined()
})

test('text after a heading on the same line belongs to its section', () => {
	const sections = sectionsOf(linesOf('Asha\n\nKey Skills: Tally, GST\nExcel\nभाषा : मराठी, हिंदी\n'))

	expect(sections.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual([
		['header', ['Asha']],
		['skills', ['Tally, GST', 'Excel']],
		['languages', ['मराठी, हिंदी']],
	])
})

test('a column ends the section of the one before', () => {
	const [first, second] = [linesOf('Languages\nHindi'), linesOf('Asha Kulkarni\nNurse')]
	const sections = sectionsOf([...first, ...second.map((line, at) => ({ ...line, isColumnStart: at === 0 }))])

	expect(sections.map(({ kind }) => kind)).toEqual(['languages', 'header'])
})
