import { z } from 'zod'
import { optionalLine, line } from '../../platform/basics.ts'
import { problem } from '../../platform/problem.ts'
import { QuestionKind } from '../jobs.ts'

/** The maximum number of questions that a job may ask besides the profile. */
export const mostQuestions = 10

/** A question in the form of a job; in a draft it may be unfinished. */
export const QuestionDraft = z.object({
	text: line()
		.max(300, problem('problems.tooLong', { most: 300 }))
		.default(''),
	kind: QuestionKind.default('yes_no'),
	choices: z
		.array(line().max(100))
		.max(10, problem('hiringProblems.choicesAtMost', { most: 10 }))
		.default([]),
	isRequired: z.boolean().default(true),
	isKnockOut: z.boolean().default(false),
	wanted: optionalLine(100).describe('yes or no, one of the choices, or the least number'),
})
export type QuestionDraft = z.infer<typeof QuestionDraft>

export const QuestionDrafts = z
	.array(QuestionDraft)
	.max(mostQuestions, problem('problems.keepTo', { most: mostQuestions }))

/** The same as it is read. */
export const KeptQuestion = z.object({
	text: z.string(),
	kind: QuestionKind,
	choices: z.array(z.string()),
	isRequired: z.boolean(),
	isKnockOut: z.boolean(),
	wanted: z.string().nullable(),
})
export type KeptQuestion = z.infer<typeof KeptQuestion>

/** The errors of a question that is to be asked, by field. */
export function faultsOf({ text, kind, choices, isKnockOut, wanted }: QuestionDraft) {
	const faults: { field: 'text' | 'choices' | 'wanted'; message: string }[] = []
	if (!text) faults.push({ field: 'text', message: 'problems.question' })
	if (kind === 'choice' && new Set(choices.filter(Boolean)).size < 2)
		faults.push({ field: 'choices', message: 'hiringProblems.choices' })
	if (isKnockOut && !isPossible({ kind, choices, wanted }))
		faults.push({ field: 'wanted', message: 'hiringProblems.wanted' })
	return faults
}

function isPossible({ kind, choices, wanted }: Pick<QuestionDraft, 'kind' | 'choices' | 'wanted'>) {
	if (wanted === null) return false
	if (kind === 'yes_no') return wanted === 'yes' || wanted === 'no'
	if (kind === 'number') return Number.isFinite(Number(wanted))
	return kind === 'choice' && choices.includes(wanted)
}
