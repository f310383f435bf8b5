import { expect, test } from 'vitest'
import { createNameFinder } from './name-finder.ts'
import { createSpellings } from './spellings.ts'

const professions = [
	{ id: 1, names: ['Plant Nursery Grower', 'Nursery Worker'] },
	{ id: 2, names: ['Nurse', 'Staff Nurse', 'नर्स'] },
	{ id: 3, names: ['Nurse Educator'] },
	{ id: 4, names: ['Software Developer', 'Programmer'] },
]
const skills = [
	{ id: 1, names: ['Spa Therapy'] },
	{ id: 2, names: ['IV Cannulation', 'IV Line'] },
	{ id: 3, names: ['Speech Therapy'] },
]
const findProfession = createNameFinder(professions, createSpellings(professions))
const findSkill = createNameFinder(skills)

test.each([
	['nurse', [2, 3]],
	['Nurs', [2, 3, 1]],
	['नर्स', [2, 3]],
	['staff nurse', [2]],
	['programmer', [4]],
	['soft dev', [4]],
	['nruse', [2, 3]],
	['', []],
	['zzzz', []],
])('"%s" finds %j: the exact word, then its beginning, then what is spelled nearly so', (typed, ids) => {
	const found = findProfession(typed, 10).map(({ id }) => id)
	expect(found.slice(0, Math.max(1, ids.length))).toEqual(ids)
})

test('if a name holds some of the words, the rarest one counts most', () => {
	expect(findSkill('IV therapy', 10)[0]?.id).toBe(2)
})

test('the sign for a nasal at the end of what was typed may become any letter for it', () => {
	const findTown = createNameFinder([
		{ id: 1, names: ['Mumbai'] },
		{ id: 2, names: ['Munger'] },
		{ id: 3, names: ['Muzaffarpur'] },
	])
	const found = (typed: string) => findTown(typed, 10).map(({ id }) => id)
	expect(found('मुं').toSorted()).toEqual([1, 2])
	expect(found('मुंब')).toEqual([1])
	expect(found('मुंगे')).toEqual([2])
})
