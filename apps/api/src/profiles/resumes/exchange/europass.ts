import type { Resume } from '@profile-search/contract/profiles/resumes'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { languageLevels, skillLevels } from '../outline.ts'

const namespaces = {
	xmlns: 'http://www.europass.eu/1.0',
	'xmlns:eures': 'http://www.europass_eures.eu/1.0',
	'xmlns:hr': 'http://www.hr-xml.org/3',
	'xmlns:oa': 'http://www.openapplications.org/oagis/9',
}

/** The parts of the CEFR, each of which Europass has a level for; the portal has one level for all. */
const languageParts = [
	'CEF-Understanding-Listening',
	'CEF-Understanding-Reading',
	'CEF-Speaking-Interaction',
	'CEF-Speaking-Production',
	'CEF-Writing-Production',
]

/**
 * The résumé as the XML that the editor of europass.europa.eu reads and writes, in English. The schema is not published;
 * this follows the documents that the editor itself gives. What is missing is left out; contacts are there for the owner
 * alone.
 */
export async function europassOf(resume: Resume): Promise<string> {
	const { create } = await import('xmlbuilder2')
	const document = inLanguage('en', () => withAmpersands(candidateOf(resume)) as Element)
	return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, document).end({
		prettyPrint: true,
	})
}

type Element = { [name: string]: unknown }

/**
 * Every text with its ampersands escaped twice: the library resolves entities in what it is given, and leaves alone what
 * still looks like one.
 */
function withAmpersands(value: unknown): unknown {
	if (typeof value === 'string') return value.replaceAll('&', '&amp;amp;')
	if (Array.isArray(value)) return value.map(withAmpersands)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withAmpersands(part)]))
}

function candidateOf(resume: Resume): Element {
	const name = { 'oa:GivenName': resume.firstName, 'hr:FamilyName': resume.lastName }
	return {
		Candidate: {
			...attributes(namespaces),
			'hr:DocumentID': idOf(resume, 'DocumentIdentifier', '4.0'),
			CandidateSupplier: {
				'hr:PartyID': idOf(resume, 'PartyID', '1.0'),
				'hr:PartyName': 'Owner',
				PersonContact: { PersonName: name },
				'hr:PrecedenceCode': 1,
			},
			CandidatePerson: { PersonName: name, Communication: communicationOf(resume) },
			CandidateProfile: {
				...attributes({ languageCode: 'en' }),
				...given('hr:ExecutiveSummary', htmlOf([resume.headline, resume.summary])),
				...given('EmploymentHistory', resume.workEntries.map(employerOf), 'EmployerHistory'),
				...given(
					'EducationHistory',
					resume.educationEntries.map(attendanceOf),
					'EducationOrganizationAttendance',
				),
				...given('PersonQualifications', resume.languages.map(languageOf), 'PersonCompetency'),
				...given('Others', [...skillsOf(resume), ...resume.careerGaps.map(gapOf)]),
			},
			// Sections that are not named here are hidden by the editor.
			RenderingInformation: {
				Design: {
					SectionsOrder: {
						Section: ['work-experience', 'education-training', 'language'].map((Title) => ({ Title })),
					},
				},
			},
		},
	}
}

function idOf({ id }: Resume, schemeName: string, schemeVersionID: string) {
	return attributes({ schemeID: id, schemeName, schemeAgencyName: 'EUROPASS', schemeVersionID })
}

/** A number in international form, as country code (ITU-T E.164, list of codes) and the rest. */
const dialled = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

function communicationOf({ contacts, links, place }: Resume): Element[] {
	const [, country, number] = dialled.exec(contacts?.mobileNumber ?? '') ?? []
	const address = contacts?.address
	return [
		...(contacts ? [{ ChannelCode: 'Email', 'oa:URI': contacts.email }] : []),
		...(country
			? [
					{
						ChannelCode: 'Telephone',
						UseCode: 'mobile',
						CountryDialing: country,
						'oa:DialNumber': number,
					},
				]
			: []),
		...(contacts?.linkedinUrl
			? [{ ChannelCode: 'Social Media', UseCode: 'linkedin', 'oa:URI': contacts.linkedinUrl }]
			: []),
		...links.map((url) => ({ ChannelCode: 'Web', 'oa:URI': url })),
		...(address || place
			? [
					{
						UseCode: 'home',
						Address: {
							...attributes({ type: 'home' }),
							...given('oa:AddressLine', address),
							...given('oa:CityName', place),
						},
					},
				]
			: []),
	]
}

function employerOf(entry: Resume['workEntries'][number]): Element {
	return {
		'hr:OrganizationName': entry.organisationName,
		PositionHistory: {
			PositionTitle: { ...attributes({ typeCode: 'FREETEXT' }), '#': entry.title },
			'eures:EmploymentPeriod': {
				...given('eures:StartDate', dateOf(entry.startedOn)),
				...given('eures:EndDate', dateOf(entry.endedOn)),
				'hr:CurrentIndicator': entry.endedOn === null,
			},
			...given('oa:Description', htmlOf([entry.description])),
			...given('City', entry.place),
		},
	}
}

function attendanceOf(entry: Resume['educationEntries'][number]): Element {
	const degree = [entry.degree, entry.field].filter(Boolean).join(', ')
	return {
		...given('hr:OrganizationName', entry.institution),
		AttendancePeriod: {
			...given('StartDate', dateOf(entry.startedOn)),
			...given('EndDate', dateOf(entry.endedOn)),
			Ongoing: entry.endedOn === null,
		},
		EducationDegree: {
			...given('hr:DegreeName', degree),
			...given('OccupationalSkillsCovered', htmlOf([entry.note])),
			...given('FinalGrade', entry.grade, 'hr:ScoreText'),
		},
	}
}

function languageOf({ name, level }: Resume['languages'][number]): Element {
	const score = level === null ? undefined : languageLevels[level]
	return {
		CompetencyID: { ...attributes({ schemeName: 'FREE_TEXT' }), '#': name },
		'hr:TaxonomyID': 'language',
		...(score && {
			'eures:CompetencyDimension': languageParts.map((part) => ({
				'hr:CompetencyDimensionTypeCode': part,
				'eures:Score': { 'hr:ScoreText': score },
			})),
		}),
	}
}

/** Europass has fields for digital skills only; all others are a section of one's own there. */
function skillsOf({ skills }: Resume): Element[] {
	if (skills.length === 0) return []
	const title = t('profilesDocuments.resume.skills')
	const lines = skills.map(({ name, level }) => (level ? `${name} (${skillLevels[level]})` : name))
	return [{ Title: title, Other: { Title: title, Description: htmlOf(lines) } }]
}

/** A section for each gap: the editor makes one of those with the same title. */
function gapOf({ reason, note, startedOn, endedOn }: Resume['careerGaps'][number]): Element {
	return {
		Title: t('profilesDocuments.resume.careerGaps'),
		Other: {
			Title: t(`values.gapReason.${reason}`),
			Date: { ...given('StartDate', dateOf(startedOn)), ...given('EndDate', dateOf(endedOn)) },
			...given('Description', htmlOf([note])),
		},
	}
}

/** A date to the month: days of entries are not asked for. */
function dateOf(day: string | null) {
	return day === null ? undefined : { 'hr:FormattedDateTime': day.slice(0, 7) }
}

/** Texts as the HTML that long texts are in Europass, a paragraph for each line. */
function htmlOf(texts: readonly (string | null)[]) {
	return texts
		.flatMap((text) => text?.split('\n') ?? [])
		.filter((line) => line.trim() !== '')
		.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
		.join('')
}

/** An element, unless it would be empty; with `child`, around elements of that name. */
function given(name: string, value: unknown, child?: string): Element {
	if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
		return {}
	return { [name]: child ? { [child]: value } : value }
}

function attributes(values: Record<string, string>): Element {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [`@${name}`, value]))
}
