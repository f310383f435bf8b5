import { WorkMode } from '@profile-search/contract/profiles/candidates'
import type { TextKey } from '@profile-search/text/translate'
import { inEachLanguage, keyOf } from './key-of.ts'

/** Finds what a cell chooses: by the names of the form in each language, or by those of the API. */
export type Choice<Value> = (text: string) => Value | undefined

export function choiceOf<Value extends string | number | boolean>(
	values: readonly Value[],
	textOf: (value: Value) => TextKey,
	others: [string, Value][] = [],
): Choice<Value> {
	const byKey = new Map<string, Value>([
		...others.map(([name, value]) => [keyOf(name), value] as const),
		...values.flatMap((value) =>
			[String(value), ...inEachLanguage(textOf(value))].map((name) => [keyOf(name), value] as const),
		),
	])
	return (text) => byKey.get(keyOf(text))
}

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** The choices that tables of several kinds have. */
export const sharedChoices = {
	workMode: choiceOf(WorkMode.options, (mode) => `values.workMode.${mode}`, [
		['office', 'on_site'],
		['work from home', 'remote'],
	]),
	education: choiceOf(levels, (level) => `values.education.${level}`, [
		['ssc', 3],
		['hsc', 4],
		['iti', 5],
		['diploma', 5],
		['bachelor', 6],
		['graduate', 6],
		['master', 7],
		['post graduate', 7],
		['phd', 8],
	]),
}
