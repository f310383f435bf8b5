import { expect, test } from 'vitest'
import { withoutHobbies } from './hobbies.ts'

test.each([
	['Welder for six years. In my free time I repair clocks.', 'Welder for six years. '],
	['My hobbies are cooking and carpentry. I drive a truck.', 'I drive a truck.'],
	['Hobbies: cooking, first aid', ''],
	['On weekends I coach cricket; I keep accounts.', 'I keep accounts.'],
	['लेखापाल हूँ। मेरे शौक खाना बनाना और सिलाई हैं।', 'लेखापाल हूँ। '],
	['वेल्डर. मला वाचनाचा छंद आहे.', 'वेल्डर. '],
	['Soudeur. Mes loisirs sont la cuisine et le jardinage.', 'Soudeur. '],
])('a sentence on free time is left out: %s', (text, kept) => {
	expect(withoutHobbies(text)).toBe(kept)
})

test.each([
	'Managed a hobby shop with four colleagues.',
	'Looked after the interests of 300 members.',
	'Worked weekends and nights.',
	'Taught leisure and sports studies.',
	'Finished every task in the given time.',
	'खाली पदों की सूची बनाई।',
	'वेळेवर काम पूर्ण केले.',
])('a sentence on work stays: %s', (text) => {
	expect(withoutHobbies(text)).toBe(text)
})

test('the lines under a heading go, and what follows stays', () => {
	const resume = [
		'Electrician',
		'Hobbies and interests',
		'• Cooking, baking',
		'• First aid',
		'Work experience',
		'Wired 40 houses',
	]
	expect(withoutHobbies(resume.join('\n')).split('\n')).toEqual([
		'Electrician',
		'Work experience',
		'Wired 40 houses',
	])
})
