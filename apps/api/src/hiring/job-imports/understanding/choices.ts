import { ApplyRoute, EmploymentType, PayPeriod } from '@profile-search/contract/hiring/jobs'
import { WorkMode } from '@profile-search/contract/profiles/candidates'
import type { TextKey } from '@profile-search/text/translate'
import { inEachLanguage, keyOf } from './key-of.ts'

/** Finds what a cell chooses: by the names of the form in each language, or by those of the API. */
export type Choice<Value> = (text: string) => Value | undefined

function choiceOf<Value extends string | number | boolean>(
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

export const choices = {
	employmentType: choiceOf(EmploymentType.options, (type) => `values.employment.${type}`, [
		['permanent', 'full_time'],
	]),
	workMode: choiceOf(WorkMode.options, (mode) => `values.workMode.${mode}`, [
		['office', 'on_site'],
		['work from home', 'remote'],
	]),
	payPeriod: choiceOf(PayPeriod.options, (period) => `values.payPeriod.${period}`, [
		['per hour', 'hour'],
		['hourly', 'hour'],
		['per day', 'day'],
		['daily', 'day'],
		['per month', 'month'],
		['monthly', 'month'],
		['per year', 'year'],
		['per annum', 'year'],
		['yearly', 'year'],
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
	applyRoute: choiceOf(ApplyRoute.options, (route) => `jobEdit.routes.${route}`, [['email', 'mail']]),
	isBlind: choiceOf([true, false], (is) => (is ? 'jobEdit.yes' : 'jobEdit.no'), [
		['y', true],
		['1', true],
		['n', false],
		['0', false],
	]),
}
