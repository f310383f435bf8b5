import { expect, test } from 'vitest'
import { importProfile, jobWithFields } from './profile.ts'

const resume = `Anita Jadhav
Staff Nurse
Nashik

Work Experience
Staff Nurse, Sanjeevani Hospital, Nashik
Jun 2018 - Mar 2021
• Gave saline and kept charts

Skills
Bedside Origami, First Aid

Languages
Marathi, English`

test('an imported résumé becomes a profile as in the portal: fields where they are read, text elsewhere', async () => {
	const { person, document } = await importProfile({ id: 'p', title: '', text: resume })

	expect(person.text?.body).toContain('Gave saline')
	expect(person.text?.body).not.toContain('Origami')
	expect(person.languages.map(({ code }) => code)).toEqual(['mr', 'en'])
	expect(person.place?.latitude).toBeCloseTo(20, 0)
	expect(document.text).toContain('Origami')
})

test('two who type the same unknown skill have the same skill', async () => {
	const { person } = await importProfile({ id: 'p', title: '', text: resume })
	const job = jobWithFields(
		{ title: 'Nurse', skills: ['bedside  origami'], years: 1, place: { latitude: 20, longitude: 74 } },
		{ id: 'j', title: 'Nurse', text: '' },
	)

	expect(person.skills.map(({ id }) => id)).toContain(job.mustHaveSkills[0])
	expect(job.profession).toBeDefined()
})
