import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Id, requiredLine } from '../../platform/basics.ts'
import { LanguageName, type NamedKind, SkillName, shownNames } from '../../platform/names.ts'
import { problem } from '../../platform/problem.ts'
import { SuggestedSkills } from '../../search/texts.ts'
import { CandidateDraft, LanguageClaim, LanguageLevel, SkillClaim, SkillLevel } from '../candidates.ts'
import { EducationEntryDraft, WorkEntryDraft, WorkKind, mostEntries } from '../entries.ts'

/** The maximum size of an uploaded résumé in bytes: five megabytes. */
export const biggestResume = 5 * 1024 * 1024

const askForFile = 'profilesProblems.resumeFile'

/** A résumé as a file. Its type is decided by its content, whatever its name says. */
export const ResumeFileDraft = z.object({
	file: z.file(askForFile).min(1, 'problems.emptyFile').max(biggestResume, askForFile),
})

/** The format that a résumé was read from. */
export const ResumeSource = z.enum(['json_resume', 'pdf', 'docx', 'text', 'linkedin'])
export type ResumeSource = z.infer<typeof ResumeSource>

/** The single fields of a profile that a résumé can fill. */
export const ReadFieldName = z.enum([
	'headline',
	'summary',
	'mobileNumber',
	'linkedinUrl',
	'address',
	'birthDate',
	'placeId',
	'professionId',
	'experienceMonths',
	'education',
])
export type ReadFieldName = z.infer<typeof ReadFieldName>

/** The fields that are chosen by name. */
const namedKinds: Partial<Record<ReadFieldName, NamedKind>> = { placeId: 'place', professionId: 'profession' }

const ReadField = z
	.object({
		name: ReadFieldName,
		value: z.union([z.string(), z.number()]).describe('what the profile would hold'),
		read: z
			.string()
			.describe('the same, for people; the same number where it is one of months or of a level'),
		present: z.string().nullable().describe('what the profile has now, as in read'),
		isThere: z.boolean().describe('whether the profile has just this'),
	})
	.register(shownNames, {
		show: (field, nameOf) => {
			const kind = namedKinds[field.name]
			if (!kind) return field
			return {
				...field,
				read: nameOf(kind, field.read),
				present: field.present && nameOf(kind, field.present),
			}
		},
	})
export type ReadField = z.infer<typeof ReadField>

/** A work entry as it was read: missing parts are empty, and must be filled in before it is taken over. */
export const ReadWork = z.object({
	title: z.string(),
	organisationName: z.string(),
	place: z.string().nullable(),
	startedOn: z.string().nullable(),
	endedOn: z.string().nullable(),
	kind: WorkKind.nullable(),
	description: z.string().nullable(),
})
export type ReadWork = z.infer<typeof ReadWork>

/** An education entry as it was read. */
export const ReadEducation = z.object({
	institution: z.string(),
	degree: z.string(),
	field: z.string().nullable(),
	startedOn: z.string().nullable(),
	endedOn: z.string().nullable(),
	grade: z.string().nullable(),
	note: z.string().nullable(),
})
export type ReadEducation = z.infer<typeof ReadEducation>

const isThere = z.boolean().describe('whether the profile has an entry that equals it')

/** The parts read from a résumé, each next to the current value of the profile. */
export const ResumeReading = z.object({
	source: ResumeSource,
	person: z
		.object({ name: z.string().nullable(), email: z.string().nullable() })
		.describe('whose résumé it says to be; the account keeps its own'),
	fields: z.array(ReadField),
	links: z.array(z.object({ url: z.string(), isThere: z.boolean() })),
	workEntries: z.array(
		z.object({
			read: ReadWork,
			isByYear: z.boolean().describe('whether the résumé tells years only, so that the months are a guess'),
			isThere,
		}),
	),
	educationEntries: z.array(z.object({ read: ReadEducation, isThere })),
	skills: z.array(
		z.object({
			name: SkillName,
			level: SkillLevel.nullable(),
			years: z.number().nullable(),
			isKnown: z.boolean().describe('whether the portal knows this skill'),
			present: z.object({ level: SkillLevel.nullable(), years: z.number().nullable() }).nullable(),
		}),
	),
	suggestedSkills: SuggestedSkills,
	languages: z.array(
		z.object({
			code: z.string(),
			name: LanguageName,
			level: LanguageLevel.nullable(),
			present: z.object({ level: LanguageLevel.nullable() }).nullable(),
		}),
	),
	notUnderstood: z.array(z.string()).describe('lines of the résumé that found no place, in their order'),
})
export type ResumeReading = z.infer<typeof ResumeReading>

const { headline, summary, mobileNumber, linkedinUrl, address, birthDate, ...numbers } = CandidateDraft.shape

/**
 * A text that is not empty, since an empty one would replace something with nothing. The schema of the field follows
 * it, and accepts more than this returns.
 */
const text: z.ZodType<string | null | undefined, string> = requiredLine(
	'profilesProblems.fillOrLeaveOut',
	5000,
)

/** The parts of a reading that a person has chosen. */
export const TakeDraft = z
	.object({
		fields: z
			.object({
				headline: text.pipe(headline).optional(),
				summary: text.pipe(summary).optional(),
				mobileNumber: text.pipe(mobileNumber).optional(),
				linkedinUrl: text.pipe(linkedinUrl).optional(),
				address: text.pipe(address).optional(),
				birthDate: text.pipe(birthDate).optional(),
				placeId: numbers.placeId.optional(),
				professionId: numbers.professionId.optional(),
				experienceMonths: numbers.experienceMonths.optional(),
				education: numbers.education.optional(),
			})
			.default({}),
		links: CandidateDraft.shape.links,
		workEntries: z.array(WorkEntryDraft).max(mostEntries).default([]),
		educationEntries: z.array(EducationEntryDraft).max(mostEntries).default([]),
		skills: z
			.array(SkillClaim.pick({ name: true, level: true, years: true }))
			.max(50, problem('profilesProblems.skillsAtMost', { most: 50 }))
			.default([]),
		languages: z
			.array(LanguageClaim)
			.max(15, problem('profilesProblems.languagesAtMost', { most: 15 }))
			.default([]),
	})
	.refine((draft) => countTaken(draft) > 0, 'profilesProblems.nothingTicked')
export type TakeDraft = z.infer<typeof TakeDraft>
/** The same as it is sent. */
export type TakeInput = Required<z.input<typeof TakeDraft>>

type Lists = Record<'links' | 'workEntries' | 'educationEntries' | 'skills' | 'languages', unknown[]>

/** The number of parts that a choice takes over. */
export function countTaken({ fields, ...lists }: Lists & { fields: object }) {
	const said = Object.values(fields).filter((value) => value !== undefined).length
	return Object.values(lists).reduce((sum, list) => sum + list.length, said)
}

export const readMyResume = endpoint({
	method: 'POST',
	path: 'resume-import',
	access: 'candidate',
	summary: 'Read a résumé (PDF, DOCX, JSON Resume, LinkedIn export, text); nothing of it is stored.',
	body: ResumeFileDraft,
	biggestFile: biggestResume,
	details: ResumeReading,
})

export const takeFromResume = endpoint({
	method: 'POST',
	path: 'resume-import/take',
	access: 'candidate',
	summary: 'Take what was chosen of a reading into the profile, all or nothing.',
	body: TakeDraft,
	details: z.object({
		taken: z.number().int(),
		workEntryIds: z.array(Id),
		educationEntryIds: z.array(Id),
	}),
	message: 'profilesAnswers.imported',
})
