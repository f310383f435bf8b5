import { z } from 'zod'
import { emptyResume, type KnownNames, type ParsedResume } from '../resume.ts'
import { languageLevelOf, skillLevelOf } from '../sections/skills-and-languages.ts'
import { dayOf } from '../text/dates.ts'
import { joinLines } from '../text/line.ts'

/** A text or number that another program wrote; null when it is empty or something else. */
const Text = z
	.union([z.string(), z.number().transform(String)])
	.transform((text) => text.trim() || null)
	.nullable()
	.catch(null)

/** The same in a field that may be missing. */
const OptionalText = Text.default(null)

/** A list that another program wrote, without the items that do not fit. */
function lenientList<Item extends z.ZodType>(item: Item) {
	return z
		.array(z.unknown())
		.catch([])
		.default([])
		.transform((items) =>
			items.flatMap((one) => {
				const read = item.safeParse(one)
				return read.success ? [read.data] : []
			}),
		)
}

const Work = z.object({
	name: OptionalText,
	company: OptionalText,
	organization: OptionalText,
	position: OptionalText,
	location: OptionalText,
	startDate: OptionalText,
	endDate: OptionalText,
	summary: OptionalText,
	highlights: lenientList(z.string()),
})

/** The parts of JSON Resume 1.0 that a profile has room for, and what older versions called them. */
const JsonResume = z.object({
	basics: z
		.object({
			name: OptionalText,
			label: OptionalText,
			email: OptionalText,
			phone: OptionalText,
			url: OptionalText,
			summary: OptionalText,
			location: z
				.object({ address: OptionalText, city: OptionalText })
				.catch({ address: null, city: null })
				.default({ address: null, city: null }),
			profiles: lenientList(z.object({ network: OptionalText, url: OptionalText })),
		})
		.optional()
		.catch(undefined),
	work: lenientList(Work),
	volunteer: lenientList(Work),
	education: lenientList(
		z.object({
			institution: OptionalText,
			area: OptionalText,
			studyType: OptionalText,
			startDate: OptionalText,
			endDate: OptionalText,
			score: OptionalText,
			gpa: OptionalText,
			courses: lenientList(z.string()),
		}),
	),
	certificates: lenientList(z.object({ name: OptionalText, issuer: OptionalText, date: OptionalText })),
	skills: lenientList(
		z.object({ name: OptionalText, level: OptionalText, keywords: lenientList(z.string()) }),
	),
	languages: lenientList(z.object({ language: OptionalText, fluency: OptionalText })),
})
type JsonResume = z.infer<typeof JsonResume>

const sections = Object.keys(JsonResume.shape)

/** Whether a value has at least one part of a JSON Resume. */
export function isJsonResume(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && sections.some((name) => name in value)
}

/** Reads a JSON Resume. */
export function readJsonResume(value: Record<string, unknown>, known: KnownNames): ParsedResume {
	const json = JsonResume.parse(value)
	const { basics } = json
	const linkedin =
		basics?.profiles.find(({ network, url }) => /linkedin/i.test(`${network} ${url}`))?.url ?? null
	const links = [basics?.url, ...(basics?.profiles ?? []).map(({ url }) => url)]
	const city = basics?.location.city ?? null
	const place = known.places.get(city?.toLowerCase() ?? '') ?? null
	const { languages, unknown } = languagesOf(json, known)
	return {
		...emptyResume(),
		name: basics?.name ?? null,
		email: basics?.email ?? null,
		headline: basics?.label ?? null,
		summary: basics?.summary ?? null,
		mobileNumber: basics?.phone ?? null,
		linkedinUrl: linkedin,
		links: links.filter((url) => typeof url === 'string').filter((url) => url !== linkedin),
		address: basics?.location.address ?? null,
		place,
		workEntries: [
			...json.work.map((entry) => workOf(entry)),
			...json.volunteer.map((entry) => ({ ...workOf(entry), kind: 'volunteer' as const })),
		].filter(({ title, organisationName }) => title || organisationName),
		educationEntries: [...json.education.map(educationOf), ...json.certificates.map(certificateOf)].filter(
			({ institution, degree }) => institution || degree,
		),
		skills: json.skills.flatMap(skillsOf),
		languages,
		notUnderstood: [...(city && !place ? [city] : []), ...unknown, ...otherLines(value)],
	}
}

function workOf(entry: JsonResume['work'][number]) {
	const { position, location, startDate, endDate, summary, highlights } = entry
	return {
		title: position ?? '',
		organisationName: entry.name ?? entry.company ?? entry.organization ?? '',
		place: location,
		startedOn: dayOfIso(startDate),
		endedOn: dayOfIso(endDate),
		isByYear: /^\d{4}$/.test(startDate ?? ''),
		kind: null,
		description: joinLines([summary, ...highlights.map((line) => `• ${line}`)]),
	}
}

function educationOf(entry: JsonResume['education'][number]) {
	return {
		institution: entry.institution ?? '',
		degree: entry.studyType ?? entry.area ?? '',
		field: entry.studyType ? entry.area : null,
		startedOn: dayOfIso(entry.startDate),
		endedOn: dayOfIso(entry.endDate),
		grade: entry.score ?? entry.gpa,
		note: joinLines(entry.courses),
	}
}

function certificateOf({ name, issuer, date }: JsonResume['certificates'][number]) {
	const endedOn = dayOfIso(date)
	return {
		institution: issuer ?? '',
		degree: name ?? '',
		field: null,
		startedOn: null,
		endedOn,
		grade: null,
		note: null,
	}
}

function skillsOf({ name, level, keywords }: JsonResume['skills'][number]) {
	const own = name ? [{ name, level: level ? skillLevelOf(level) : null, years: null }] : []
	return [...own, ...keywords.map((keyword) => ({ name: keyword, level: null, years: null }))]
}

function languagesOf({ languages }: JsonResume, known: KnownNames) {
	const named = languages.map(({ language, fluency }) => ({
		code: known.languages.get(language?.toLowerCase() ?? ''),
		level: fluency ? languageLevelOf(fluency) : null,
		text: [language, fluency].filter(Boolean).join(', '),
	}))
	return {
		languages: named.flatMap(({ code, level }) => (code ? [{ code, level }] : [])),
		unknown: named.filter(({ code, text }) => !code && text).map(({ text }) => text),
	}
}

/** The parts that a profile has no room for, with an item on each line. */
function otherLines(value: Record<string, unknown>) {
	const names = Object.keys(value).filter(
		(name) => !sections.includes(name) && !['$schema', 'meta'].includes(name),
	)
	return names.flatMap((name) =>
		[value[name]].flat().flatMap((item) => {
			const texts = typeof item === 'object' && item !== null ? Object.values(item).flat() : [item]
			const line = texts.filter((text) => typeof text === 'string' && text.trim() !== '').join(' · ')
			return line ? [`${name}: ${line}`] : []
		}),
	)
}

/** `2019`, `2019-04` and `2019-04-17`. */
function dayOfIso(text: string | null) {
	const [, year, month = 1, day = 1] = text?.match(/^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:T.*)?$/) ?? []
	return (year && dayOf(year, month, day)) || null
}
