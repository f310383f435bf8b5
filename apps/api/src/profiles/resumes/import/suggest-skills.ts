import type { ResumeReading } from '@profile-search/contract/profiles/imports/resume-import'
import { longestText } from '@profile-search/contract/search/texts'
import type { ParsedResume } from '@profile-search/resume/resume'
import type { TextReader } from '#search/texts/text-reader.ts'

type Present = { skills: { name: string }[] }

/**
 * The skills that headline, summary and work of a résumé speak of, named or implied, and that neither its list of skills
 * nor the profile has. They are all suggestions, since the person has not claimed them.
 */
export async function suggestSkills(
	texts: TextReader,
	resume: ParsedResume,
	listed: ResumeReading['skills'],
	profile: Present,
): Promise<ResumeReading['suggestedSkills']> {
	const work = resume.workEntries.flatMap(({ title, description }) => [title, description])
	const text = [resume.headline, resume.summary, ...work].filter(Boolean).join('\n')
	const { skills, suggestedSkills } = await texts.readSkills(text.slice(0, longestText))
	const known = new Set([...listed, ...profile.skills].map(({ name }) => name.toLowerCase()))
	return [...skills, ...suggestedSkills].filter(({ name }) => !known.has(name.toLowerCase()))
}
