import { expect, test } from 'vitest'
import { askedRoles, toldRoles } from './roles.ts'

test.each([
	['4 years of experience as a welder in a shipyard', 'welder', 48],
	['At least two years as staff nurse required', 'staff nurse', 24],
	['Must have worked as a delivery driver for 18 months', 'delivery driver', 18],
	['Experience as an electrical engineer: minimum 5 years', 'electrical engineer', 60],
	['3-5 years experience as data analyst', 'data analyst', 36],
	['वेल्डर म्हणून ४ वर्षे अनुभव', 'वेल्डर', 48],
	['ड्राइवर के रूप में 3 साल का अनुभव', 'ड्राइवर', 36],
])('"%s" asks for the role %s of %i months', (text, title, minMonths) => {
	expect(askedRoles(text)).toEqual([{ title, minMonths }])
})

test.each([
	'3 years of experience',
	'Age 18 to 35 as per rules',
	'We install doors with 5-year warranty as standard',
	'Known as a friendly place since 2010',
])('"%s" asks for no role', (text) => {
	expect(askedRoles(text)).toEqual([])
})

test.each([
	['Welder, Tata Motors (2018–2020)', 'Welder, Tata Motors', 24],
	['Jan 2018 - Mar 2020: Staff Nurse', 'Staff Nurse', 27],
	['Cook\n03/2021 to 02/2022', 'Cook', 12],
	['2019 – present\nTractor driver', 'Tractor driver', 84],
	['Mason since 2020', 'Mason', 72],
	['I worked for four years as a tailor in Surat.', 'tailor', 48],
])('"%s" tells of the role %s of %i months', (text, title, months) => {
	const [role] = toldRoles(text, 2026)

	expect(role?.title).toContain(title)
	expect(role?.months).toBe(months)
})

test('the years of a school are no role, and a line of a list is no title', () => {
	expect(toldRoles('B.Sc. Nursing, Pune University, 2014–2017', 2026)).toEqual([])
	expect(toldRoles('- Repaired 40 pumps for the district.\n2016 - 2018', 2026)).toEqual([])
})
