import { parse } from 'csv-parse/sync'
import { strFromU8 } from 'fflate'
import { emptyResume, type KnownNames, type ParsedResume } from '../resume.ts'
import { languageLevelOf } from '../sections/skills-and-languages.ts'
import { findDay, findSpan } from '../text/dates.ts'
import { joinLines } from '../text/line.ts'
import { placeOf } from '../text/places.ts'
import { unpack } from './archive.ts'

/** Tables about the person. The others are about other people, so they stay closed. */
const tables = [
	'Profile',
	'Positions',
	'Education',
	'Skills',
	'Languages',
	'Email Addresses',
	'PhoneNumbers',
	'Phone Numbers',
	'Certifications',
	'Volunteering',
] as const
type Table = (typeof tables)[number]

/** Whether an archive with these files is the export that LinkedIn gives its members. */
export function isLinkedinExport(names: string[]) {
	return names.some((name) => ['Profile', 'Positions', 'Education', 'Skills'].includes(findTable(name) ?? ''))
}

function findTable(name: string): Table | undefined {
	return tables.find((table) => (name.split('/').at(-1) ?? '').toLowerCase() === `${table.toLowerCase()}.csv`)
}

/** Reads the export that LinkedIn gives its members: an archive of tables. */
export function readLinkedin(bytes: Uint8Array, known: KnownNames): ParsedResume {
	const files = Object.entries(unpack(bytes, (name) => findTable(name) !== undefined))
	const rowsOf = (...names: Table[]) =>
		files
			.filter(([name]) => names.some((table) => findTable(name) === table))
			.flatMap(([, csv]) => rowsOfCsv(csv))
	const profile = rowsOf('Profile')[0]
	const said = (column: string) => profile?.(column) ?? null
	const emails = rowsOf('Email Addresses')
	const { languages, unknown } = languagesOf(rowsOf('Languages'), known)
	const region = said('Geo Location')
	const town = region?.split(',')[0]?.replace(/^Greater | (?:Metropolitan )?(?:Area|Region)$/gi, '') ?? ''
	const place = placeOf(town, known)
	return {
		...emptyResume(),
		name: joinLines([said('First Name'), said('Last Name')])?.replaceAll('\n', ' ') ?? null,
		email: (emails.find((row) => row('Primary') === 'Yes') ?? emails[0])?.('Email Address') ?? null,
		headline: said('Headline'),
		summary: said('Summary'),
		mobileNumber: rowsOf('PhoneNumbers', 'Phone Numbers')[0]?.('Number') ?? null,
		address: joinLines([said('Address'), said('Zip Code')])?.replaceAll('\n', ', ') ?? null,
		birthDate: findDay(said('Birth Date') ?? '') ?? null,
		place,
		links: linksIn(said('Websites') ?? ''),
		workEntries: [
			...rowsOf('Positions').map((row) => workOf(row, row('Title'))),
			...rowsOf('Volunteering').map((row) => ({ ...workOf(row, row('Role')), kind: 'volunteer' as const })),
		],
		educationEntries: [
			...rowsOf('Education').map(educationOf),
			...rowsOf('Certifications').map(certificateOf),
		],
		skills: rowsOf('Skills').flatMap((row) => {
			const name = row('Name')
			return name ? [{ name, level: null, years: null }] : []
		}),
		languages,
		notUnderstood: [...(region && !place ? [region] : []), ...unknown],
	}
}

/** The cell of a row in a column. Null when it is empty or there is no such column. */
type Row = (column: string) => string | null

function rowsOfCsv(csv: Uint8Array): Row[] {
	const [heads = [], ...rows] = parse(strFromU8(csv), {
		bom: true,
		relaxColumnCount: true,
		skipEmptyLines: true,
		relaxQuotes: true,
	})
	const places = new Map(heads.map((head, at) => [head.trim().toLowerCase(), at]))
	return rows
		.slice(0, 500)
		.map((row) => (column) => row[places.get(column.toLowerCase()) ?? -1]?.trim() || null)
}

function workOf(row: Row, title: string | null) {
	const start = findSpan(row('Started On') ?? '')?.span
	return {
		title: title ?? '',
		organisationName: row('Company Name') ?? '',
		place: row('Location'),
		startedOn: start?.startedOn ?? null,
		endedOn: findSpan(row('Finished On') ?? '')?.span.startedOn ?? null,
		isByYear: start?.isByYear ?? false,
		kind: null,
		description: row('Description'),
	}
}

/** `Bachelor of Engineering - BE, Computer Science` is a degree and its field. */
function educationOf(row: Row) {
	const [degree = '', ...field] = (row('Degree Name') ?? '').split(', ')
	return {
		institution: row('School Name') ?? '',
		degree,
		field: field.join(', ') || null,
		startedOn: findSpan(row('Start Date') ?? '')?.span.startedOn ?? null,
		endedOn: findSpan(row('End Date') ?? '')?.span.startedOn ?? null,
		grade: null,
		note: joinLines([row('Notes'), row('Activities')]),
	}
}

function certificateOf(row: Row) {
	return {
		institution: row('Authority') ?? '',
		degree: row('Name') ?? '',
		field: null,
		startedOn: null,
		endedOn: findSpan(row('Started On') ?? '')?.span.startedOn ?? null,
		grade: null,
		note: null,
	}
}

function languagesOf(rows: Row[], known: KnownNames) {
	const named = rows.map((row) => {
		const [name, proficiency] = [row('Name') ?? '', row('Proficiency') ?? '']
		return { name, code: known.languages.get(name.toLowerCase()), level: languageLevelOf(proficiency) }
	})
	return {
		languages: named.flatMap(({ code, level }) => (code ? [{ code, level }] : [])),
		unknown: named.filter(({ code, name }) => !code && name).map(({ name }) => name),
	}
}

/** `[PERSONAL:https://…,COMPANY:https://…]`. */
function linksIn(text: string) {
	return text.match(/https?:\/\/[^\s,\]]+/g) ?? []
}
