import { randomUUID } from 'node:crypto'
import type { ListName } from '#platform/context/matcher.ts'
import type { MatchChange } from '../changes/changes.ts'
import type { Follower } from '../changes/follower.ts'
import type { loadMatches } from '../changes/load-matches.ts'
import type { loadLists } from '../lists/load-lists.ts'
import type { Question, Result } from '../matcher/matcher.ts'
import { countRelaxations } from './count-relaxations.ts'

type Following<Load extends (...loading: never[]) => Promise<unknown>> = Follower & Awaited<ReturnType<Load>>

/** Answers the questions about rankings. */
export function answerMatches(
	{ index }: Following<typeof loadMatches>,
	question: Question,
): Result | Promise<Result> {
	if (question.kind === 'relax') return countRelaxations(index, question.job, question.except)
	if (question.kind === 'people') return index.topPeople(question.job, { limit: question.limit })
	if (question.kind === 'jobs') return index.topJobs(question.person, { limit: question.limit })
	throw new Error('This question is for the lists.')
}

/** Tells the versions of this thread from those of others. */
const threadName = randomUUID()

/** The subjects whose changes show in a list. The number of open jobs is on the card of an organisation. */
const shownIn: Record<ListName, MatchChange['subject'][]> = {
	people: ['person', 'knowledge'],
	jobs: ['job', 'organisation', 'knowledge'],
	organisations: ['organisation', 'job', 'knowledge'],
}

/** Answers the questions about lists. */
export function answerLists({ lists, stepOf }: Following<typeof loadLists>, question: Question): Result {
	if (question.kind === 'version') return `${threadName} ${stepOf(shownIn[question.list])}`
	if (question.kind === 'list') return lists[question.list].directory.search(question.query)
	if (question.kind === 'fitting')
		return lists[question.list].directory.fitting(question.entries, question.questions)
	throw new Error('This question is for the rankings.')
}
