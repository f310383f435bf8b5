import { expect, test } from 'vitest'
import { changesBetween } from './profile-changes.ts'

test('changes are listed field by field, and unchanged fields are left out', () => {
	const before = { headline: 'Tailor', placeId: 1, place: 'Pune', birthDate: '1990-01-01' }
	const after = { headline: 'Tailor of dresses', placeId: 2, place: 'Pune', birthDate: '1991-02-03' }

	expect(changesBetween(before, after)).toEqual([
		{ label: 'Headline', before: 'Tailor', after: 'Tailor of dresses' },
		{ label: 'Date of birth', before: '1 Jan 1990', after: '3 Feb 1991' },
	])
})

test('of a list only added and removed items are shown, whatever their order', () => {
	const skills = [{ name: 'Sewing', level: 3, years: null, shownBy: null }]
	const kept = [
		{ years: null, name: 'Sewing', level: 3 },
		{ name: 'Cutting', level: null },
	]
	const entry = {
		id: 'x',
		title: 'Tailor',
		organisationName: 'Corner Shop',
		startedOn: null,
		confirmation: 'claimed',
	}

	expect(changesBetween({ skills: kept, workEntries: [] }, { skills, workEntries: [entry] })).toEqual([
		{ label: 'Skills', before: 'Cutting', after: '' },
		{ label: 'Work', before: '', after: 'Tailor · Corner Shop' },
	])
})
