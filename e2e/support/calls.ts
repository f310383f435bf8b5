import { request, type Page } from '@playwright/test'
import { dayFromNow } from '@profile-search/db/testing/factories'
import { expect } from './fixtures.ts'

type Account = { email: string; password: string; userType: string }

/** Makes API calls on behalf of an account as another device would, independent of its page. */
export async function callsFor(baseURL: string | undefined, { email, password, userType }: Account) {
	const device = await request.newContext(baseURL ? { baseURL } : {})
	const data = { email_id: email, password, user_type: userType, session: 'bearer' }
	const { details } = await (await device.post('/api/auth/login', { data })).json()
	return {
		id: String(details.id),
		async call(method: string, path: string, body: object) {
			const headers = { authorization: `Bearer ${details.session_token}` }
			const sent = await (await device.fetch(`/api/${path}`, { method, headers, data: body })).json()
			expect(sent, path).toMatchObject({ errorCode: 0 })
			return sent.details
		},
	}
}

/** Makes an API call on behalf of the account signed in on a page. */
export async function callFrom(page: Page, method: 'post' | 'put', path: string, data: object) {
	const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')
	const headers = { 'x-xsrf-token': decodeURIComponent(cookie?.value ?? '') }
	const sent = await (await page.request[method](`/api/${path}`, { headers, data })).json()
	expect(sent, path).toMatchObject({ errorCode: 0 })
	return sent.details
}

/** Has an approver approve an account, or the section named by `what`. */
export async function approve(approver: Page, id: string, what = '') {
	await callFrom(approver, 'post', `approvals/${what}${id}`, { decision: 'approve' })
}

/** A complete profile, as its form sends it. */
export const profile = {
	headline: 'Plans irrigation for orchards',
	professionId: 39,
	skills: [{ name: 'Java', level: 3 }],
	experienceMonths: 60,
	education: 6,
	languages: [{ code: 'mr', level: 5 }],
	placeId: 2,
	mobileNumber: '9876543210',
	birthDate: '1990-01-01',
}

/** A complete organisation, as its form sends it. */
export function organisation(name: string) {
	return {
		name,
		kind: 'company',
		about: 'We grow oranges.',
		industry: 'Farming',
		size: '11-50',
		placeId: 2,
		mobileNumber: '9876543210',
	}
}

/** A job that matches the profile above, open for this many days. */
export function job(title: string, days: number) {
	return {
		title,
		description: 'You plan the irrigation of our orchards.',
		professionId: 39,
		placeIds: [2],
		mustHaveSkills: ['Java'],
		closesOn: dayFromNow(days),
	}
}

/** Has an approver accept a job of a new organisation. */
export async function acceptJob(approver: Page, jobId: string) {
	const { details } = await (await approver.request.get(`/api/job-reviews/${jobId}`)).json()
	await callFrom(approver, 'post', `job-reviews/${jobId}`, { decision: 'approve', version: details.version })
}
