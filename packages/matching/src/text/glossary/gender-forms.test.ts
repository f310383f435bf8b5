import { expect, test } from 'vitest'
import { createTitleIndex } from '../../extract/readers/titles.ts'
import { termsOf } from '../tokens.ts'
import { genderNeutral } from './gender-forms.ts'

const pairs = [
	['Saleswoman', 'Salesman'],
	['Salesperson', 'Salesman'],
	['Chairwoman', 'Chairman'],
	['Forewoman', 'Foreman'],
	['Policewoman', 'Policeman'],
	['Firewoman', 'Fireman'],
	['Postwoman', 'Postman'],
	['Camerawoman', 'Cameraman'],
	['Craftswoman', 'Craftsman'],
	['Businesswoman', 'Businessman'],
	['Fisherwoman', 'Fisherman'],
	['Handywoman', 'Handyman'],
	['Repairperson', 'Repairman'],
	['Watchwoman', 'Watchman'],
	['Waitress', 'Waiter'],
	['Actress', 'Actor'],
	['Stewardess', 'Steward'],
	['Headmistress', 'Headmaster'],
	['Manageress', 'Manager'],
	['Masseuse', 'Masseur'],
	['Delivery girl', 'Delivery boy'],
	['Lady doctor', 'Doctor'],
	['Female nurse', 'Male nurse'],
	['Sevika', 'Sevak'],
	['Shikshika', 'Shikshak'],
	['Sahayika', 'Sahayak'],
	['सेविका', 'सेवक'],
	['आरोग्य सेविका', 'आरोग्य सेवक'],
	['सहायिका', 'सहायक'],
	['घरेलू सहायिका', 'घरेलू सहायक'],
	['शिक्षिका', 'शिक्षक'],
	['प्राथमिक शिक्षिका', 'प्राथमिक शिक्षक'],
	['अध्यापिका', 'अध्यापक'],
	['लेखिका', 'लेखक'],
	['गायिका', 'गायक'],
	['पर्यवेक्षिका', 'पर्यवेक्षक'],
	['निरीक्षिका', 'निरीक्षक'],
	['संचालिका', 'संचालक'],
	['संपादिका', 'संपादक'],
	['प्रशिक्षिका', 'प्रशिक्षक'],
	['परिचारिका', 'परिचारक'],
	['कार्यकर्ती', 'कार्यकर्ता'],
	['अभिनेत्री', 'अभिनेता'],
	['दूधवाली', 'दूधवाला'],
	['धोबिन', 'धोबी'],
	['मालकीण', 'मालक'],
] as const

test.each(pairs)('%s and %s are one title', (one, other) => {
	const professions = pairs.map(([, name], at) => ({ id: at, names: [name] }))
	const { nearest } = createTitleIndex(professions)

	expect(termsOf(one)).toEqual(termsOf(other))
	expect(nearest(one, 5)).toEqual(nearest(other, 5))
})

test.each(['human', 'german', 'roman', 'specimen', 'person', 'भूमि', 'manager', 'hostel'])(
	'%s stays as it is',
	(word) => {
		expect(genderNeutral(word)).toBe(word)
	},
)
