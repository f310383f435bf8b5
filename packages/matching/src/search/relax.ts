import type { MatchIndex } from '../index/match-index.ts'
import type { Job, Language, WorkMode } from '../types.ts'

/**
 * The total from which a person counts as qualified. A missing must-have leaves 80 at most, so there is room for one near
 * miss, but not for two failed requirements of weight.
 */
export const qualified = 70

/** How many relaxations are named: more would be a list, not advice. */
const relaxLimit = 5

/** One requirement of a job, asked for less or dropped. */
export type Relaxation =
	| { kind: 'must_have_as_nice'; skill: number }
	| { kind: 'must_have_dropped'; skill: number }
	| { kind: 'experience'; minMonths: number }
	/** 0 asks for no education. */
	| { kind: 'education'; level: number }
	/** Without a level, any level will do. */
	| { kind: 'language_level'; code: string; level?: number }
	| { kind: 'language_dropped'; code: string }
	| { kind: 'places_dropped' }
	| { kind: 'work_mode'; mode: WorkMode }
	| { kind: 'pay'; atMost: number }
	| { kind: 'start'; inDays: number }
	/** Related professions count in full. */
	| { kind: 'related_professions' }

/** A relaxation, and how many people reach the total without it and with it. */
export type Relaxed = Relaxation & { from: number; to: number }

/** `best` holds the relaxations that bring people, most first. It is complete once `tried` equals `of`. */
export type RelaxFindings = { now: number; tried: number; of: number; best: Relaxed[] }

/** A relaxation, and the job after it. */
export type RelaxTrial = { relaxation: Relaxation; job: Job; relatedInFull?: boolean }

type Counting = { least: number; exclude?: ReadonlySet<string> }

/**
 * Counts, for every single relaxation, the people who reach the total, by the totals of the ranking. It yields the findings
 * after each count, so that the caller can serve other searches in between, or stop.
 */
export function* relaxations(
	index: Pick<MatchIndex, 'countPeople'>,
	job: Job,
	counting: Counting,
): Generator<RelaxFindings, void> {
	const trials = relaxTrials(job)
	const now = index.countPeople(job, counting)
	const counts = [now]
	yield findingsOf(trials, counts)

	for (const { job: relaxed, relatedInFull = false } of trials) {
		counts.push(index.countPeople(relaxed, { ...counting, relatedInFull }))
		yield findingsOf(trials, counts)
	}
}

/** The findings of the counts so far: first that of the job as it is, then those of the trials, in their order. */
export function findingsOf(
	trials: readonly RelaxTrial[],
	[now = 0, ...counts]: readonly number[],
): RelaxFindings {
	const counted = trials.slice(0, counts.length).map(({ relaxation }, at): Relaxed => {
		return { ...relaxation, from: now, to: counts[at] ?? 0 }
	})
	return { now, tried: counted.length, of: trials.length, best: bestOf(counted) }
}

/**
 * Dropping a requirement shifts its weight to the others, so a relaxation may also lose people. Such a relaxation is not
 * named, nor is one that brings no more people than a smaller step of the same requirement.
 */
function bestOf(counted: readonly Relaxed[]): Relaxed[] {
	return counted
		.filter(({ from, to }) => to > from)
		.filter((one, at, all) => {
			return !all.slice(0, at).some((less) => requirementOf(less) === requirementOf(one) && less.to >= one.to)
		})
		.sort((a, b) => b.to - a.to)
		.slice(0, relaxLimit)
}

function requirementOf(relaxation: Relaxation): string {
	if ('skill' in relaxation) return `skill ${relaxation.skill}`

	return 'code' in relaxation ? `language ${relaxation.code}` : relaxation.kind
}

/** Every single relaxation of a job, smaller steps before larger ones. */
export function relaxTrials(job: Job): RelaxTrial[] {
	return [
		...numberTrials(job),
		...(job.profession === undefined
			? []
			: [{ relaxation: { kind: 'related_professions' as const }, job, relatedInFull: true }]),
		...job.languages.flatMap((language, at) => languageLevelTrials(job, language, at)),
		...placeTrials(job),
		...mustHaves(job).map((skill) => asNiceTrial(job, skill)),
		...job.languages.map((language, at) => languageDroppedTrial(job, language, at)),
		...mustHaves(job).map((skill) => droppedTrial(job, skill)),
	]
}

function numberTrials(job: Job): RelaxTrial[] {
	const { experience, education, pay, startInDays } = job
	const trials: RelaxTrial[] = []
	if (startInDays !== undefined) {
		const inDays = startInDays + 30
		trials.push({ relaxation: { kind: 'start', inDays }, job: { ...job, startInDays: inDays } })
	}
	if (pay?.max) {
		const atMost = Math.round(pay.max * 1.1)
		trials.push({ relaxation: { kind: 'pay', atMost }, job: { ...job, pay: { ...pay, max: atMost } } })
	}
	if (education !== undefined && education > 0) {
		const level = education - 1
		trials.push({ relaxation: { kind: 'education', level }, job: { ...job, education: level } })
	}
	for (const share of [0.75, 0.5]) {
		const months = experience?.minMonths ?? 0
		const minMonths = Math.floor(months * share)
		if (months <= 0) continue
		trials.push({
			relaxation: { kind: 'experience', minMonths },
			job: { ...job, experience: { ...experience, minMonths } },
		})
	}
	return trials
}

function languageLevelTrials(job: Job, { code, level }: Language, at: number): RelaxTrial[] {
	if (level === undefined || level < 1) return []

	const lower: Language = level > 1 ? { code, level: level - 1 } : { code }
	return [
		{
			relaxation: { kind: 'language_level', ...lower },
			job: { ...job, languages: job.languages.with(at, lower) },
		},
	]
}

function languageDroppedTrial(job: Job, { code }: Language, at: number): RelaxTrial {
	return {
		relaxation: { kind: 'language_dropped', code },
		job: { ...job, languages: job.languages.toSpliced(at, 1) },
	}
}

const freer: Record<WorkMode, WorkMode[]> = { on_site: ['hybrid', 'remote'], hybrid: ['remote'], remote: [] }

/** Each freer work mode, and any place. */
function placeTrials(job: Job): RelaxTrial[] {
	const modes = job.workMode ? freer[job.workMode] : []
	const trials = modes.map((mode): RelaxTrial => ({
		relaxation: { kind: 'work_mode', mode },
		job: { ...job, workMode: mode },
	}))
	if (job.places.length === 0 || job.workMode === 'remote') return trials

	return [...trials, { relaxation: { kind: 'places_dropped' }, job: { ...job, places: [] } }]
}

function mustHaves(job: Job): number[] {
	return [...new Set(job.mustHaveSkills)]
}

function asNiceTrial(job: Job, skill: number): RelaxTrial {
	const mustHaveSkills = job.mustHaveSkills.filter((other) => other !== skill)
	const niceToHaveSkills = [...job.niceToHaveSkills, skill]
	return {
		relaxation: { kind: 'must_have_as_nice', skill },
		job: { ...job, mustHaveSkills, niceToHaveSkills },
	}
}

function droppedTrial(job: Job, skill: number): RelaxTrial {
	const mustHaveSkills = job.mustHaveSkills.filter((other) => other !== skill)
	const niceToHaveSkills = job.niceToHaveSkills.filter((other) => other !== skill)
	return {
		relaxation: { kind: 'must_have_dropped', skill },
		job: { ...job, mustHaveSkills, niceToHaveSkills },
	}
}
