import { z } from 'zod'
import { Email } from '../accounts/accounts.ts'
import { CaptchaAnswer } from '../accounts/captcha.ts'
import { JobFacet } from '../hiring/jobs.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, line, requiredLine, Timestamp } from '../platform/basics.ts'
import { PeopleFacet } from '../profiles/candidates.ts'
import { OrganisationFacet } from '../profiles/organisations.ts'

/** What an alert watches: one of the lists as it was searched, or the matches of the account itself. */
export const AlertKind = z.enum(['jobs', 'people', 'organisations', 'job_matches', 'person_matches'])
export type AlertKind = z.infer<typeof AlertKind>

/** The lists that can be searched and watched. */
export const SearchedList = AlertKind.extract(['jobs', 'people', 'organisations'])
export type SearchedList = z.infer<typeof SearchedList>

/** How often an alert is sent; `none` keeps the search and sends nothing. */
export const AlertFrequency = z.enum(['at_once', 'daily', 'weekly', 'none'])
export type AlertFrequency = z.infer<typeof AlertFrequency>

/** The maximum number of searches for one account, and for one mail address without an account. */
export const mostAlerts = 50
export const mostMailedAlerts = 10

/** The minimum score of a match in an alert, unless the person sets another. */
export const usualLeast = 60

/** Days that the link of a confirmation is valid. */
export const confirmDays = 7

/** The facets of each list that can be searched. */
export const facetsOf: Record<SearchedList, readonly string[]> = {
	jobs: JobFacet.options,
	people: PeopleFacet.options,
	organisations: OrganisationFacet.options,
}

/** The criteria of a search from a query string; parameters that are not criteria of the list are dropped. */
export function readCriteria(list: SearchedList, query: string) {
	const search = new URLSearchParams(query)
	const chosen = Object.fromEntries(
		facetsOf[list].map((facet) => [facet, numbersIn(search.getAll(facet))] as const),
	)
	const km = Number(search.get('km') ?? 0)
	return {
		query: line()
			.parse(search.get('query') ?? '')
			.slice(0, 120),
		chosen,
		km: chosen['place']?.length && km > 0 && km <= 500 ? Math.round(km) : 0,
	}
}
export type Criteria = ReturnType<typeof readCriteria>

/** A canonical text: the same criteria give the same text, whatever their order in the query string. */
export function criteriaText({ query, chosen, km }: Criteria) {
	const search = new URLSearchParams()
	if (query) search.set('query', query)
	for (const [facet, values] of Object.entries(chosen))
		if (values.length > 0) search.set(facet, values.join(','))
	if (km > 0) search.set('km', String(km))
	return search.toString().replaceAll('%2C', ',')
}

function numbersIn(given: string[]) {
	const numbers = given
		.flatMap((value) => value.split(','))
		.filter((value) => /^\d{1,9}$/.test(value))
		.map(Number)
	return [...new Set(numbers)].slice(0, 20).toSorted((a, b) => a - b)
}

const name = requiredLine('problems.giveName', 80)
const least = z.number().int().min(1, 'matchingProblems.score').max(100, 'matchingProblems.score')

/** A search to save, as it is in the address bar. */
export const AlertDraft = z.object({
	list: SearchedList,
	criteria: line().max(1500).describe('the query of the address, such as query=java&place=2&km=25'),
	name,
	frequency: AlertFrequency.default('daily'),
})
export type AlertDraft = z.infer<typeof AlertDraft>

/** A search to save for an address without an account. */
export const MailedAlertDraft = AlertDraft.extend({
	email: Email,
	frequency: AlertFrequency.exclude(['none']).default('daily'),
	captcha: CaptchaAnswer.optional(),
})

/** The changes that an owner can make to an alert. */
export const AlertChange = z.object({
	name,
	frequency: AlertFrequency,
	isPaused: z.boolean().default(false),
	least: least.nullable().default(null).describe('for matches: the score from which on they are told of'),
})
export type AlertChange = z.infer<typeof AlertChange>

/** A saved search, or the matches of an account, with its frequency. */
export const Alert = z.object({
	id: Id,
	kind: AlertKind,
	name: z.string(),
	criteria: z.string().describe('the query that shows the results; empty for matches'),
	labels: z.array(z.string()).describe('the criteria in words'),
	frequency: AlertFrequency,
	isPaused: z.boolean(),
	least: z.number().int().nullable(),
	createdAt: Timestamp,
	lastAt: Timestamp.nullable().describe('when the last digest was made'),
	delivered: z.number().int().describe('how many hits were in digests'),
	waiting: z.number().int().describe('how many wait for the next digest'),
})
export type Alert = z.infer<typeof Alert>

export const listAlerts = endpoint({
	method: 'GET',
	path: 'alerts',
	access: 'account',
	summary: 'The searches that the caller keeps, and the alerts of their matches.',
	details: z.array(Alert),
})

export const addAlert = endpoint({
	method: 'POST',
	path: 'alerts',
	access: 'account',
	summary: 'Keep a search and be told of what is new; keeping the same one again changes how often.',
	body: AlertDraft,
	details: z.object({ id: Id }),
	message: 'matchingAnswers.searchSaved',
})

const ofAlert = z.object({ alertId: Id })

export const changeAlert = endpoint({
	method: 'PUT',
	path: 'alerts/:alertId',
	access: 'account',
	summary: 'Rename an alert, choose how often it tells, or pause it.',
	params: ofAlert,
	body: AlertChange,
	details: z.null(),
	message: 'matchingAnswers.changed',
})

export const removeAlert = endpoint({
	method: 'DELETE',
	path: 'alerts/:alertId',
	access: 'account',
	summary: 'Remove a kept search; for a day it can be brought back.',
	params: ofAlert,
	details: z.null(),
	message: 'matchingAnswers.removed',
})

export const restoreAlert = endpoint({
	method: 'POST',
	path: 'alerts/:alertId/restore',
	access: 'account',
	summary: 'Bring back what was removed within the last day.',
	params: ofAlert,
	details: z.null(),
	message: 'matchingAnswers.restored',
})

export const keepAlert = endpoint({
	method: 'POST',
	path: 'alerts/:alertId/keep',
	access: 'account',
	summary: 'Say that an alert is still wanted, after a year without a sign.',
	params: ofAlert,
	details: z.null(),
	message: 'matchingAnswers.goesOn',
})

export const addMailedAlert = endpoint({
	method: 'POST',
	path: 'mailed-alerts',
	access: 'anyone',
	summary:
		'Keep a search for a mail address. Nothing is sent before its owner confirms; the answer tells nothing about the address.',
	body: MailedAlertDraft,
	details: z.null(),
	message: 'matchingAnswers.confirmByEmail',
})

/** The key in a mailed link. */
export const MailedKey = z.string().regex(/^[\w-]{43}$/, 'problems.link')
const byKey = z.object({ key: MailedKey })
const alertByKey = byKey.extend({ alertId: Id })

export const showConfirmation = endpoint({
	method: 'GET',
	path: 'mailed-alerts/confirmations/:key',
	access: 'anyone',
	summary: 'What the link of a confirmation mail would switch on. It changes nothing.',
	params: byKey,
	details: z.object({
		name: z.string(),
		kind: AlertKind,
		labels: z.array(z.string()),
		frequency: AlertFrequency,
		isConfirmed: z.boolean(),
	}),
})

export const confirmAlert = endpoint({
	method: 'POST',
	path: 'mailed-alerts/confirmations/:key',
	access: 'anyone',
	summary: 'Confirm that a mail address wants an alert.',
	params: byKey,
	details: z.null(),
	message: 'matchingAnswers.alertOn',
})

export const listMailedAlerts = endpoint({
	method: 'GET',
	path: 'mailed-alerts/:key',
	access: 'anyone',
	summary: 'The alerts of a mail address without an account, by a link that was mailed to it.',
	params: byKey,
	details: z.object({
		email: z.string().describe('as far as its owner knows it again'),
		alerts: z.array(Alert),
	}),
})

export const changeMailedAlert = endpoint({
	method: 'PUT',
	path: 'mailed-alerts/:key/:alertId',
	access: 'anyone',
	summary: 'Change an alert of a mail address, by a link that was mailed to it.',
	params: alertByKey,
	body: AlertChange,
	details: z.null(),
	message: 'matchingAnswers.changed',
})

export const removeMailedAlert = endpoint({
	method: 'DELETE',
	path: 'mailed-alerts/:key/:alertId',
	access: 'anyone',
	summary: 'Remove an alert of a mail address; for a day it can be brought back.',
	params: alertByKey,
	details: z.null(),
	message: 'matchingAnswers.removed',
})

export const restoreMailedAlert = endpoint({
	method: 'POST',
	path: 'mailed-alerts/:key/:alertId/restore',
	access: 'anyone',
	summary: 'Bring back what was removed within the last day.',
	params: alertByKey,
	details: z.null(),
	message: 'matchingAnswers.restored',
})

export const keepMailedAlert = endpoint({
	method: 'POST',
	path: 'mailed-alerts/:key/:alertId/keep',
	access: 'anyone',
	summary: 'Say that an alert is still wanted, after a year without a sign.',
	params: alertByKey,
	details: z.null(),
	message: 'matchingAnswers.goesOn',
})
