import { OrganisationColumn } from '@profile-search/contract/profiles/imports/organisations'
import {
	type ImportedColumn,
	type ImportKind,
	PersonColumn,
} from '@profile-search/contract/profiles/imports/people'
import { columnNames } from '#http/tables/values/column-names.ts'

/** What other systems call the columns, besides the names that the portal gives them in its languages. */
const otherNamesOfPeople: Partial<Record<PersonColumn, string[]>> = {
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

const otherNamesOfOrganisations: Partial<Record<OrganisationColumn, string[]>> = {
	name: [
		'organisation name',
		'organization',
		'organization name',
		'company',
		'company name',
		'employer',
		'firm',
		'नाम',
		'नाव',
		'कंपनी',
		'संस्था का नाम',
		'संस्थेचे नाव',
	],
	kind: ['type', 'organisation type', 'organization type', 'company type'],
	about: ['about', 'description', 'profile', 'परिचय', 'माहिती'],
	industry: ['industry', 'sector', 'business', 'field', 'उद्योग'],
	size: ['size', 'employees', 'company size', 'headcount', 'staff'],
	foundedYear: ['founded', 'year founded', 'established', 'established in'],
	website: ['url', 'web', 'web address', 'homepage'],
	place: ['city', 'location', 'place', 'district', 'गाँव', 'गाव'],
	address: ['postal address', 'street'],
	mobileNumber: [
		'mobile',
		'mobile no',
		'phone',
		'phone number',
		'telephone',
		'contact number',
		'मोबाइल',
		'मोबाईल',
	],
	firstName: ['first name', 'contact first name', 'given name', 'पहला नाम', 'पहिले नाव'],
	lastName: ['last name', 'contact last name', 'surname', 'सरनेम', 'आडनाव'],
	email: ['e-mail', 'mail', 'email address', 'email id', 'contact email', 'ईमेल', 'ई-मेल'],
}

/** What the columns of a file mean by their names. */
export const matchColumns: Record<ImportKind, (header: readonly string[]) => (ImportedColumn | null)[]> = {
	people: columnNames(
		PersonColumn.options,
		(column) => `peopleImports.columns.${column}`,
		otherNamesOfPeople,
	),
	organisations: columnNames(
		OrganisationColumn.options,
		(column) => `organisationImports.columns.${column}`,
		otherNamesOfOrganisations,
	),
}

/** What nobody can be invited without. */
export const requiredColumns = {
	people: ['firstName', 'lastName', 'email'],
	organisations: ['name', 'kind', 'industry', 'size', 'firstName', 'lastName', 'email'],
} as const satisfies Record<ImportKind, ImportedColumn[]>

/** The columns of a kind of file; what is matched to one of the other kind is matched to none. */
export const columnsOf = {
	people: (columns: readonly (ImportedColumn | null)[]) =>
		columns.map((column) => PersonColumn.safeParse(column).data ?? null),
	organisations: (columns: readonly (ImportedColumn | null)[]) =>
		columns.map((column) => OrganisationColumn.safeParse(column).data ?? null),
}
