import type { KnownNames, ParsedResume } from './resume.ts'

/** A few towns and languages, for tests of the reader without a database. */
export const known: KnownNames = {
	places: new Map(
		[
			['Nashik', 'नाशिक', 'नासिक', 'Nasik'],
			['Pune', 'पुणे', 'Poona'],
			['Mumbai', 'मुंबई', 'Bombay'],
			['Nagpur', 'नागपूर'],
			['Bengaluru', 'Bangalore'],
		].flatMap(([name = '', ...aliases]) => [name, ...aliases].map((one) => [one.toLowerCase(), name])),
	),
	languages: new Map(
		[
			['en', 'English', 'इंग्रजी', 'अंग्रेजी'],
			['hi', 'Hindi', 'हिन्दी', 'हिंदी'],
			['mr', 'Marathi', 'मराठी'],
			['gu', 'Gujarati'],
		].flatMap(([code = '', ...names]) => names.map((name) => [name.toLowerCase(), code])),
	),
}

/** A parsed résumé on few lines, for snapshots. */
export function brief({ workEntries, educationEntries, skills, languages, ...resume }: ParsedResume) {
	const line = (parts: (string | null)[]) => parts.filter(Boolean).join(' | ')
	return {
		...Object.fromEntries(
			Object.entries(resume).filter(
				([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
			),
		),
		work: workEntries.map((entry) =>
			line([
				entry.title,
				entry.organisationName,
				entry.place,
				`${entry.startedOn?.slice(0, 7) ?? '?'} – ${entry.endedOn?.slice(0, 7) ?? ''}`,
				entry.kind,
				entry.description,
			]),
		),
		education: educationEntries.map((entry) =>
			line([
				entry.degree,
				entry.field,
				entry.institution,
				`${entry.startedOn?.slice(0, 4) ?? ''} – ${entry.endedOn?.slice(0, 4) ?? ''}`,
				entry.grade,
				entry.note,
			]),
		),
		skills: skills
			.map(({ name, level, years }) => [name, level, years].filter((part) => part !== null).join(' '))
			.join(', '),
		languages: languages.map(({ code, level }) => `${code}${level ?? ''}`).join(' '),
	}
}
