import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openSession } from '@profile-search/api/http/session'
import type { Db } from '@profile-search/db/client'
import { createCandidate, createOrganisation, dayFromNow, known } from '@profile-search/db/testing/factories'

/** What the portal has acknowledged, by what it is called in the database. */
export type Acknowledged = { jobs: string[]; applications: string[]; messages: string[]; headlines: string[] }

const profile = {
	professionId: known.profession,
	skills: [{ name: 'Java', level: 3 }],
	experienceMonths: 48,
	education: 6,
	languages: [{ code: known.language, level: 5 }],
	placeId: known.place,
	mobileNumber: '+919876543210',
	birthDate: '1995-05-17',
}

const job = {
	description: 'You build our web application.',
	professionId: known.profession,
	placeIds: [known.place],
	mustHaveSkills: ['Java'],
}

type Failure = { call: string; answers: string[] }

/**
 * A caller who tries each call once more where it fails, as a person does, and notes what fails then too. Where a busy
 * portal says how long to wait, the caller does so; that is not counted among the retries.
 */
export function createCaller(url: string) {
	let retries = 0
	const failures: Failure[] = []

	async function attempt(token: string, method: string, path: string, body: object | undefined) {
		try {
			const answer = await fetch(`${url}/api/${path}`, {
				method,
				headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
				...(body && { body: JSON.stringify(body) }),
			})
			const text = await answer.text()
			if (answer.ok) return { details: (JSON.parse(text) as { details: Details }).details }
			const waitSeconds = Number(answer.headers.get('retry-after') ?? 0)
			return { failed: `${answer.status} ${text.slice(0, 300)}`, waitSeconds }
		} catch (error) {
			return { failed: String(error instanceof Error ? (error.cause ?? error) : error) }
		}
	}

	return {
		retries: () => retries,
		failures,
		/** The caller with this session. */
		as: (token: string) => async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
			const first = await attempt(token, method, path, body)
			if (first.details) return first.details
			if (first.waitSeconds) await pause(first.waitSeconds * 1000)
			else retries += 1
			const second = await attempt(token, method, path, body)
			if (second.details) return second.details
			failures.push({ call: `${method} ${path}`, answers: [first.failed ?? '', second.failed ?? ''] })
			throw new Error(`${method} ${path} failed twice.`)
		},
	}
}

// Each call has details of its own, of which a walk needs few.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type Details = any

export type Caller = ReturnType<typeof createCaller>

/** A person and an organisation who go the way from profile and job to application and message, again and again. */
export async function createWalker(db: Db, caller: Caller, name: string) {
	const person = await createCandidate(db)
	const { owner } = await createOrganisation(db)
	const origin = { userAgent: 'test', country: null }
	const [personToken, ownerToken] = [
		await openSession(db, person.id, 'bearer', origin),
		await openSession(db, owner.id, 'bearer', origin),
	]
	const [me, them] = [caller.as(personToken), caller.as(ownerToken)]
	const acknowledged: Acknowledged = { jobs: [], applications: [], messages: [], headlines: [] }
	const unseen: string[] = []
	let rounds = 0

	/** Notes what was saved a moment ago and is not shown. */
	function expectSeen(isSeen: boolean, what: string) {
		if (!isSeen) unseen.push(`${name}, round ${rounds}: ${what}`)
	}

	async function walk() {
		const title = `${name} job ${rounds}`
		const headline = `${name} headline ${rounds}`
		await me('PUT', 'candidates/me', { ...profile, headline })
		acknowledged.headlines.push(headline)
		expectSeen((await them('GET', `candidates/${person.id}`)).headline === headline, 'the headline')

		const { id } = await them('POST', 'jobs', { ...job, title, closesOn: dayFromNow(30) })
		acknowledged.jobs.push(id)
		expectSeen((await me('GET', `jobs/${id}`)).title === title, 'the job')
		await me('GET', 'matches')
		const found = await me('GET', `jobs?query=${encodeURIComponent(name)}&order=newest`)
		expectSeen(
			found.items.some((each: { id: string }) => each.id === id),
			'the job in the list',
		)

		const application = await me('POST', `jobs/${id}/applications`, { motivation: 'I like it.' })
		acknowledged.applications.push(application.id)
		const applicants = await them('GET', `jobs/${id}/applications`)
		expectSeen(applicants.total === 1, 'the application')

		const { threadId } = await me('POST', 'threads', { kind: 'application', subjectId: application.id })
		const text = `${name} message ${rounds}`
		await me('POST', `threads/${threadId}/messages`, { clientId: randomUUID(), text })
		acknowledged.messages.push(text)
		const { items } = await them('GET', `threads/${threadId}/messages`)
		expectSeen(
			items.some((each: { text: string }) => each.text === text),
			'the message',
		)
		rounds += 1
		return threadId as string
	}

	return { person, personToken, ownerToken, acknowledged, unseen, walk, rounds: () => rounds }
}
