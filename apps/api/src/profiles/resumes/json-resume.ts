import type { Resume } from '@profile-search/contract/profiles/resumes'
import { languageLevels, skillLevels } from './outline.ts'

/** The résumé in the open format JSON Resume 1.0; what is not given is left out. */
export function jsonResumeOf(resume: Resume) {
	const { contacts } = resume
	return said({
		$schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
		basics: said({
			name: `${resume.firstName} ${resume.lastName}`,
			label: resume.headline,
			email: contacts?.email,
			phone: contacts?.mobileNumber,
			summary: resume.summary,
			location: said({ address: contacts?.address, city: resume.place }),
			profiles: [
				...(contacts?.linkedinUrl ? [{ network: 'LinkedIn', url: contacts.linkedinUrl }] : []),
				...resume.links.map((url) => ({ network: new URL(url).hostname, url })),
			],
		}),
		work: resume.workEntries.map((entry) =>
			said({
				name: entry.organisationName,
				position: entry.title,
				location: entry.place,
				startDate: entry.startedOn,
				endDate: entry.endedOn,
				summary: entry.description,
			}),
		),
		education: resume.educationEntries.map((entry) =>
			said({
				institution: entry.institution,
				area: entry.field,
				studyType: entry.degree,
				startDate: entry.startedOn,
				endDate: entry.endedOn,
				score: entry.grade,
			}),
		),
		skills: resume.skills.map(({ name, level }) => said({ name, level: level && skillLevels[level] })),
		languages: resume.languages.map(({ name, level }) =>
			said({ language: name, fluency: level && languageLevels[level] }),
		),
		meta: { version: 'v1.0.0' },
	})
}

function said(values: Record<string, unknown>) {
	return Object.fromEntries(
		Object.entries(values).filter(
			([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
		),
	)
}
