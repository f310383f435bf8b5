import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Resume } from '@profile-search/contract/profiles/resumes'
import { languageLevels, skillLevels } from '../outline.ts'

/** The résumé in the open format JSON Resume 1.0; what is not given is left out. */
export function jsonResumeOf(resume: Resume) {
	const { contacts } = resume
	return withoutEmpty({
		$schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
		basics: withoutEmpty({
			name: fullName(resume),
			label: resume.headline,
			email: contacts?.email,
			phone: contacts?.mobileNumber,
			summary: resume.summary,
			location: withoutEmpty({ address: contacts?.address, city: resume.place }),
			profiles: [
				...(contacts?.linkedinUrl ? [{ network: 'LinkedIn', url: contacts.linkedinUrl }] : []),
				...resume.links.map((url) => ({ network: new URL(url).hostname, url })),
			],
		}),
		work: resume.workEntries.map((entry) =>
			withoutEmpty({
				name: entry.organisationName,
				position: entry.title,
				location: entry.place,
				startDate: entry.startedOn,
				endDate: entry.endedOn,
				summary: entry.description,
			}),
		),
		education: resume.educationEntries.map((entry) =>
			withoutEmpty({
				institution: entry.institution,
				area: entry.field,
				studyType: entry.degree,
				startDate: entry.startedOn,
				endDate: entry.endedOn,
				score: entry.grade,
			}),
		),
		skills: resume.skills.map(({ name, level }) =>
			withoutEmpty({ name, level: level && skillLevels[level] }),
		),
		languages: resume.languages.map(({ name, level }) =>
			withoutEmpty({ language: name, fluency: level && languageLevels[level] }),
		),
		meta: { version: 'v1.0.0' },
	})
}

function withoutEmpty(values: Record<string, unknown>) {
	return Object.fromEntries(
		Object.entries(values).filter(
			([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
		),
	)
}
