import { ApplyRoute, EmploymentType, PayPeriod } from '@profile-search/contract/hiring/jobs'
import { choiceOf, sharedChoices } from '#http/tables/values/choices.ts'

/** What the cells of a file of jobs choose from. */
export const choices = {
	...sharedChoices,
	employmentType: choiceOf(EmploymentType.options, (type) => `values.employment.${type}`, [
		['permanent', 'full_time'],
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
	applyRoute: choiceOf(ApplyRoute.options, (route) => `jobEdit.routes.${route}`, [['email', 'mail']]),
	isBlind: choiceOf([true, false], (is) => (is ? 'jobEdit.yes' : 'jobEdit.no'), [
		['y', true],
		['1', true],
		['n', false],
		['0', false],
	]),
}
