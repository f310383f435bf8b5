import type { JobColumn } from '@profile-search/contract/hiring/drafts/job-imports'
import { JobDraft } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import type { ValueNote } from '@profile-search/db/schema/platform/imports'
import type { TextReader } from '#search/texts/text-reader.ts'
import { nameSkills } from '../../job-imports/understanding/name-skills.ts'
import type { Names } from '../../job-imports/understanding/names.ts'
import { understandTexts, type Understood } from '../../job-imports/understanding/understand-row.ts'
import type { FeedJob, FeedPlace } from '../shapes/feed-job.ts'

const longestDescription = 10_000
/** The skills of a text that it names first are synced for those that it requires. */
const mostMustHave = 5
const mostNiceToHave = 10

/** A job of a feed as it was understood. */
export type UnderstoodJob = Understood & {
	externalId: string
	/** Whether it could be published. */
	isComplete: boolean
}

/**
 * Understands a job of a feed as a row of a file is understood. What feeds have no field for, such as skills and years, is
 * read of its text, as the form suggests it.
 */
export async function understandJob(
	db: Db,
	job: FeedJob,
	names: Names,
	closesOn: string,
	reader: Pick<TextReader, 'readJob'>,
): Promise<UnderstoodJob> {
	const notes: ValueNote<JobColumn>[] = [...job.notes]
	const texts = { ...job.texts }
	if (texts.description && texts.description.length > longestDescription) {
		texts.description = `${texts.description.slice(0, longestDescription - 1).trimEnd()}…`
		notes.push({ column: 'description', value: '', message: 'hiringProblems.feedCut' })
	}
	const { title = '', description = '' } = texts
	const read = await reader.readJob(title.slice(0, 200), description)

	const isKnown = (name: string | undefined) => !!name && names.profession(name).id !== undefined
	const profession = isKnown(texts.profession)
		? texts.profession
		: isKnown(title)
			? title
			: (read.professions[0]?.name ?? texts.profession ?? title)
	const skills = read.skills.map(({ name }) => name)
	const all = {
		...texts,
		externalId: job.externalId,
		profession,
		places: listed(job.places.map((place) => placeIn(place, names))),
		mustHaveSkills: listed(skills.slice(0, mostMustHave)),
		niceToHaveSkills: listed(skills.slice(mostMustHave, mostMustHave + mostNiceToHave)),
		experienceMin: texts.experienceMin ?? yearsOf(read.minMonths),
		experienceMax: texts.experienceMax ?? yearsOf(read.maxMonths),
		education: texts.education ?? (read.education === null ? undefined : String(read.education)),
		languages: listed(read.languages.map(({ name }) => name)),
	}
	const given = new Map(
		Object.entries(all).flatMap(([column, text]) => (text ? [[column as keyof typeof all, text]] : [])),
	)
	const understood = understandTexts(given, names, closesOn)
	await nameSkills(db, [understood])
	const { draft, problems } = understood
	return {
		...understood,
		title: understood.title || title || job.externalId,
		externalId: job.externalId,
		isComplete:
			draft !== null && problems.length === 0 && JobDraft.safeParse({ ...draft, publish: true }).success,
		notes: [...notes, ...understood.notes],
	}
}

/** A place with its state where that is known, else without. */
function placeIn({ name, state }: FeedPlace, names: Names) {
	const whole = `${name} (${state})`
	return state && names.place(whole).id !== undefined ? whole : name
}

/** A list that is read as one, also when its only part has a comma. */
function listed(parts: string[]) {
	return parts.length > 0 ? `${parts.map((part) => part.replaceAll(/[;|\n]/g, ' ')).join(';')};` : undefined
}

function yearsOf(months: number | null) {
	return months === null ? undefined : String(months / 12)
}
