import { expect, test } from 'vitest'
import { createExtractor } from './extractor.ts'
import type { Taxonomy } from './taxonomy.ts'

const taxonomy: Taxonomy = {
	skills: [
		{ id: 1, names: ['MS Excel', 'Excel', 'एक्सेल'] },
		{ id: 2, names: ['Go', 'Golang'] },
		{ id: 3, names: ['C++', 'CPP'] },
		{ id: 4, names: ['C#'] },
		{ id: 5, names: ['.NET', 'Dot Net'] },
		{ id: 6, names: ['Node.js', 'Node'] },
		{ id: 7, names: ['R'] },
		{ id: 8, names: ['Filing'] },
		{ id: 9, names: ['Form 16'] },
		{ id: 10, names: ['Injections', 'Giving Injections', 'इंजेक्शन देणे'] },
		{ id: 11, names: ['Public Relations', 'PR'] },
		{ id: 12, names: ['C'] },
		{ id: 13, names: ['Android Development', 'Android', 'अँड्रॉइड'] },
		{ id: 14, names: ['MS Word', 'Word'] },
	],
	professions: [
		{ id: 1, names: ['Nurse', 'Staff Nurse', 'GNM Nurse', 'नर्स'], skills: [{ id: 10, weight: 1 }] },
		{ id: 2, names: ['Software Developer', 'Backend Developer'], skills: [{ id: 2, weight: 1 }] },
		{ id: 3, names: ['Truck Driver', 'Trailer Driver'], skills: [] },
		{ id: 4, names: ['Chief Executive Officer', 'CEO'], skills: [] },
		{ id: 5, names: ['Office Assistant', 'Executive Assistant'], skills: [] },
	],
	places: [{ id: 1, names: ['Pune', 'पुणे'], latitude: 18.5, longitude: 73.8 }],
	languages: [
		{ code: 'mr', names: ['Marathi', 'मराठी'] },
		{ code: 'hi', names: ['Hindi', 'हिन्दी'] },
		{ code: 'en', names: ['English', 'अंग्रेजी', 'इंग्रजी'] },
	],
}
const extractor = createExtractor(taxonomy)

function skillsIn(text: string) {
	return extractor.skills(text).map(({ skill }) => skill)
}

test.each([
	['Skills: Go, C++, C#, .NET and Node.js', [2, 3, 4, 5, 6]],
	['Statistics in R and Excel', [7, 1]],
	['Worked with C, C++ and embedded boards', [12, 3]],
	['Backend services in Golang', [2]],
	['Go to market plans for new towns', []],
	['We go to the field every day', []],
	['Excel in communication and in sales', []],
	['You will excel at meeting people', []],
	['Plan B, section C of the hostel', []],
	['Keeps the files of the office', []],
	['Filing of letters', [8]],
	['Prepared Form 16 for the staff', [9]],
	['Fill the form, 16 people came', []],
	['PR for a hospital', [11]],
	['a pr of shoes', []],
	['रुग्णांना इंजेक्शन देणे', [10]],
	['एक्सेल येते', [1]],
	['An Android phone and a bike are needed', []],
	['A smartphone (Android) is a must', []],
	['अँड्रॉइड फोन असावा', []],
	['Tests apps on Android phones', []],
	['Apps for Android, with tests', [13]],
	['Go developer wanted', [2]],
	['Experience with Go required', [2]],
	['Go, meet people and sell', []],
	['Knowledge of Word and Excel', [14, 1]],
	['Letters are typed in Word.', [14]],
	['Word of mouth, in other words', []],
])('the skills in "%s" are %j', (text, skills) => {
	expect(skillsIn(text)).toEqual(skills)
})

test('each skill comes with the piece of the text that shows it', () => {
	const text = 'I was giving injections and know Excel.'

	expect(extractor.skills(text).map(({ start, end }) => text.slice(start, end))).toEqual([
		'giving injections',
		'Excel',
	])
})

test.each([
	['Sr. Staff Nurse (ICU) required urgently', 1],
	['Backend develper', 2],
	['Trailor driver', 3],
	['नर्स पाहिजे', 1],
])('the title "%s" means profession %i', (title, profession) => {
	expect(extractor.professions(title, 1)[0]?.id).toBe(profession)
})

test('a title unlike every known one means no profession', () => {
	expect(extractor.professions('Beekeeper', 3)).toEqual([])
})

test('experience, education, languages, place and willingness to move are read from a résumé', () => {
	const text =
		'Staff nurse in Pune since 2019. Before that two years in a clinic. B.Sc Nursing. Speaks Marathi and Hindi. Ready to relocate anywhere.'

	expect(extractor.readPerson('Staff Nurse', text, 2026)).toMatchObject({
		minMonths: 9 * 12,
		education: 6,
		languages: ['mr', 'hi'],
		place: 1,
		willingToMove: true,
	})
})

test('the lowest requirements are read from a job', () => {
	const text = 'Graduate or post graduate with 3 to 5 years of experience. Pune.'

	expect(extractor.readJob('Software Developer', text)).toMatchObject({
		minMonths: 36,
		maxMonths: 60,
		education: 6,
		place: 1,
	})
})

test('a field that the text does not state is left out', () => {
	const read = extractor.readPerson('', 'Hard work and honest.', 2026)

	expect(read).toMatchObject({ skills: [], professions: [], languages: [] })
	expect([read.minMonths, read.education, read.place, read.willingToMove]).toEqual(Array(4).fill(undefined))
})

test('an office assistant is no chief executive officer, and a title of level words alone keeps its meaning', () => {
	expect(extractor.professions('Office assistant', 5).map(({ id }) => id)).not.toContain(4)
	expect(extractor.professions('Chief Executive Officer', 1)[0]?.id).toBe(4)
	expect(extractor.professions('Executive assistant', 1)[0]?.id).toBe(5)
})

test.each([
	['English not necessary', []],
	['English is not required. Marathi is.', ['mr']],
	['No English needed', []],
	['अंग्रेजी जरूरी नहीं', []],
	['इंग्रजी आवश्यक नाही', []],
	['Hindi required, English optional, Marathi a plus', ['hi', 'mr']],
	['Not only English but also Hindi', ['en', 'hi']],
	['Speaks English, and does not smoke', ['en']],
])('the languages asked in "%s" are %j', (text, languages) => {
	expect(extractor.readJob('', text).languages).toEqual(languages)
})
