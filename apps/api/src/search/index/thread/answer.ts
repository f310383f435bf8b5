import type { Follower } from '../changes/follower.ts'
import type { loadMatches } from '../changes/load-matches.ts'
import type { loadLists } from '../lists/load-lists.ts'
import type { Question, Result } from '../matcher/matcher.ts'
import { countRelaxations } from './count-relaxations.ts'
import type { loadHeldMatches } from './held-matches.ts'

type Following<Load extends (...loading: never[]) => Promise<unknown>> = Follower & Awaited<ReturnType<Load>>

/** Answers the questions about rankings. */
export function answerMatches(
	{ index }: Following<typeof loadMatches>,
	question: Question,
): Result | Promise<Result> {
	if (question.kind === 'relax') return countRelaxations(index, question.job, question.except)
	if (question.kind === 'people')
		return index.topPeople(question.job, { limit: question.limit, least: question.least })
	if (question.kind === 'jobs')
		return index.topJobs(question.person, { limit: question.limit, least: question.least })
	throw new Error('This question is for the lists.')
}

/** Answers the questions about rankings whose candidates were found elsewhere. */
export function answerAmong(
	matches: Following<typeof loadHeldMatches>,
	question: Question,
): Result | Promise<Result> {
	if (question.kind === 'people' && question.only)
		return matches.topPeople(question.job, question, question.only)
	if (question.kind === 'jobs' && question.only)
		return matches.topJobs(question.person, question, question.only)
	throw new Error('This question is for all people and jobs.')
}

/** Answers the questions about lists. `isFresh`: whether a round of changes has begun and ended since the question. */
export function answerLists(
	{ lists, behind }: Following<typeof loadLists>,
	question: Question,
	isFresh: boolean,
): Result {
	if (question.kind === 'list') {
		const found = lists[question.list].directory.search(question.query)
		return { ...found, isCurrent: isFresh && behind() === 0 }
	}
	if (question.kind === 'fitting')
		return lists[question.list].directory.fitting(question.entries, question.questions)
	throw new Error('This question is for the rankings.')
}
