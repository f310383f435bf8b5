import { PersonColumn } from '@profile-search/contract/profiles/imports/people'
import { columnNames } from '#http/tables/values/column-names.ts'

/** What other systems call these columns, besides the names that the portal gives them in its languages. */
const otherNames: Partial<Record<PersonColumn, string[]>> = {
	firstName: ['given name', 'forename', 'नाम', 'नाव'],
	lastName: ['surname', 'family name', 'उपनाम', 'आडनाव'],
	email: ['e-mail', 'mail', 'email address', 'e-mail address', 'email id', 'ईमेल', 'ई-मेल'],
	mobileNumber: [
		'mobile',
		'mobile no',
		'phone',
		'phone number',
		'contact number',
		'telephone',
		'मोबाइल',
		'मोबाईल',
	],
	headline: ['current position', 'designation', 'job title', 'current role'],
	summary: ['about', 'profile', 'description'],
	profession: ['occupation', 'trade', 'role'],
	skills: ['key skills', 'skill', 'skill set', 'स्किल्स', 'कौशल्ये'],
	experience: ['years of experience', 'total experience', 'experience in years', 'अनुभव'],
	education: ['qualification', 'highest qualification', 'पढ़ाई', 'शिक्षण'],
	fieldOfStudy: ['stream', 'branch', 'specialisation', 'specialization', 'subject'],
	languages: ['languages known', 'language', 'भाषा'],
	place: ['city', 'location', 'current location', 'place', 'district', 'शहर', 'गाँव'],
	workModes: ['work mode', 'mode'],
	expectedPay: ['expected salary', 'expected ctc', 'expected annual salary'],
	noticeDays: ['notice period', 'notice'],
	birthDate: ['dob', 'birth date', 'birthday', 'जन्म तारीख', 'जन्मतारीख'],
	linkedinUrl: ['linkedin url', 'linkedin profile'],
	address: ['postal address', 'residential address'],
}

/** What the columns of a file of people mean by their names. */
export const matchColumns = columnNames(
	PersonColumn.options,
	(column) => `peopleImports.columns.${column}`,
	otherNames,
)
