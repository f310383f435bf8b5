import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createExtractor } from '../../extract/extractor.ts'
import type { Taxonomy } from '../../extract/taxonomy.ts'
import { createLexicon } from '../lexicon.ts'
import { readerOf } from '../read-text.ts'
import { withoutPersonNames } from './person-names.ts'

/** Names of persons whose last word is a craft in Latin letters or Devanagari, and the craft as a taxonomy has it. */
const people = [
	'Ramesh Sutar',
	'Suresh Suthar',
	'John Carpenter',
	'Mary Potter',
	'Vijay Lohar',
	'Anil Mali',
	'Prakash Kumbhar',
	'Sunil Gavli',
	'Peter Smith',
	'Paul Baker',
	'David Taylor',
	'Thomas Cook',
	'James Mason',
	'Michael Gardener',
	'Joseph Fisher',
	'Ganesh Sonar',
	'Mahesh Darji',
	'Dinesh Mistri',
	'Rajesh Dhobi',
	'Santosh Nhavi',
	'रमेश सुतार',
	'सुरेश लोहार',
	'विजय माळी',
	'अनिल कुंभार',
	'प्रकाश गवळी',
	'सुनील सोनार',
	'महेश शिंपी',
	'गणेश गवंडी',
	'दिनेश चांभार',
	'संतोष न्हावी',
	'राजेश धोबी',
	'अशोक कोळी',
	'मोहन तेली',
	'किरण गुरव',
	'सविता परीट',
	'सुनीता माली',
	'मीना कुम्हार',
	'अनिता दर्जी',
	'कविता सुनार',
	'रेखा बढ़ई',
]
const crafts = people.map((name) => name.split(' ')[1] ?? '')
const taxonomy: Taxonomy = {
	skills: crafts.map((craft, at) => ({ id: at + 1, names: [`${craft} Work`] })),
	professions: crafts.map((craft, at) => ({
		id: at + 1,
		names: [craft],
		skills: [{ id: at + 1, weight: 1 }],
	})),
	places: [],
	languages: [],
}
const reader = readerOf(
	createLexicon(
		taxonomy,
		['drives a truck', 'keeps books', 'nurse in a ward'].map((body) => ({ title: '', body })),
	),
)
const extractor = createExtractor(taxonomy)

/** A text that names somebody, and the same without the name. */
const told: [where: string, text: (name: string) => string][] = [
	['after the label of the name', (name) => `Name: ${name}\nDrives a truck in Pune.`],
	['after the label in Devanagari', (name) => `नाव: ${name}\nDrives a truck in Pune.`],
	['as the contact', (name) => `Drives a truck in Pune.\nContact: ${name}, 98220 12345`],
	['as whom to call', (name) => `Drives a truck in Pune. Contact Mr. ${name} on 98220 12345.`],
	['at the head of a résumé', (name) => `${name}\nPune | 98220 12345\nDrives a truck.`],
	[
		'under the heading of a résumé',
		(name) => `CURRICULUM VITAE\n\n${name}\npune@example.org\nDrives a truck.`,
	],
	['among the references', (name) => `Drives a truck.\n\nReferences\n${name}, Patil Transport, 98220 12345`],
	['after an honorific', (name) => `Drove the truck of Shri ${name}, Pune.`],
	['as the father', (name) => `Drives a truck.\nFather's name: ${name}`],
	['in the signature', (name) => `Name: ${name}\nDrives a truck.\n\n${name}`],
]

test.each(told)('a surname that is a craft is no word of the text %s', (_, tell) => {
	for (const name of people) {
		const [text, without] = [tell(name), tell(' '.repeat(name.length))]

		expect(reader.read({ title: '', body: text }), name).toEqual(reader.read({ title: '', body: without }))
		expect(extractor.readPerson('', text, 2026), name).toEqual(extractor.readPerson('', without, 2026))
		expect(extractor.readJob('', text), name).toEqual(extractor.readJob('', without))
	}
})

test.each([
	'Carpenter',
	'Skilled Carpenter wanted in Pune',
	'Name of the post: Carpenter',
	'We need a Carpenter, a Mason and a Baker',
	'Worked with MS Excel and MS Word',
	'सुतार पाहिजे',
	'सुतारकाम आणि गवंडीकाम येते',
	'Contact us for work as a mason',
	'Head Baker at Monginis, 2012 to 2018',
	'Senior Carpenter\nPune, 98220 12345',
	'References\nAvailable on request.\n\nEmployment History\nHead Carpenter, Patil Works',
])('work stays: "%s"', (text) => {
	expect(withoutPersonNames(text)).toBe(text)
})

test('what is left keeps its position', () => {
	fc.assert(
		fc.property(
			fc.array(
				fc.constantFrom(...people, 'Name:', 'Contact:', 'Mr.', '\n', 'References\n', 'drives', ',', '1.'),
				{
					maxLength: 12,
				},
			),
			(parts) => {
				const text = parts.join(' ')
				const left = withoutPersonNames(text)
				expect(left.length).toBe(text.length)
				for (let at = 0; at < text.length; at++) expect([text[at], ' ']).toContain(left[at])
			},
		),
		{ seed: 3 },
	)
})
