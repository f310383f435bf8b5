import type { QuestionKind } from '@profile-search/contract/hiring/jobs'
import type { TextKey } from '@profile-search/text/translate'
import { malformed } from '#platform/refusal.ts'

export type Question = {
	id: string
	position: number
	text: string
	kind: QuestionKind
	choices: string[]
	isRequired: boolean
	isKnockOut: boolean
	wanted: string | null
}

/**
 * Checks answers against the questions of a job, by the kind of each question. An answer that does not meet the job's
 * requirement is marked, but nobody is rejected because of it.
 */
export function checkAnswers(questions: Question[], drafts: { questionId: string; answer: string }[]) {
	const known = new Set(questions.map(({ id }) => id))
	if (drafts.some(({ questionId }) => !known.has(questionId)))
		throw malformed('hiringRefusals.questionsChanged', {
			answers: 'hiringRefusals.loadQuestions',
		})

	const given = new Map(drafts.map(({ questionId, answer }) => [questionId, answer]))
	const checked = questions.map((question) => {
		const answer = given.get(question.id) ?? ''
		return { question, answer, problem: problemOf(question, answer) }
	})
	const problems = checked.filter(({ problem }) => problem)
	if (problems.length)
		throw malformed(
			'hiringRefusals.checkAnswers',
			Object.fromEntries(problems.map(({ question, problem }) => [`answers.${question.id}`, problem])),
		)
	return checked
		.filter(({ question, answer }) => answer !== '' || question.isKnockOut)
		.map(({ question, answer }) => ({
			position: question.position,
			question: question.text,
			answer,
			isKnockedOut: isKnockedOut(question, answer),
		}))
}

function problemOf({ kind, choices, isRequired }: Question, answer: string): TextKey | '' {
	if (answer === '') return isRequired ? 'hiringRefusals.answerThis' : ''
	if (kind === 'yes_no' && answer !== 'yes' && answer !== 'no') return 'hiringRefusals.answerYesNo'
	if (kind === 'number' && !/^\d{1,9}(\.\d{1,3})?$/.test(answer)) return 'hiringRefusals.enterNumber'
	if (kind === 'choice' && !choices.includes(answer)) return 'hiringRefusals.chooseOne'
	return ''
}

function isKnockedOut({ kind, isKnockOut, wanted }: Question, answer: string) {
	if (!isKnockOut || wanted === null || kind === 'text') return false
	if (kind === 'number') return answer === '' || Number(answer) < Number(wanted)
	return answer !== wanted
}
