import { randomUUID } from 'node:crypto'
import {
	canMoveCase,
	caseTransitions,
	CaseMove,
	frozenStates,
} from '@profile-search/contract/trust/moderation-values'
import { ReportKind } from '@profile-search/contract/trust/reports'
import { cases, strikes } from '@profile-search/db/schema/trust/reports'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRequested, open, messagesIn, write } from '#messaging/messages/testing.ts'
import { eventually, testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<Api['as']>>

/** A subject, its owner, and an account that can see it: the mark appears wherever the subject does. */
type Fixture = {
	subjectId: string
	mark: string
	owner: Caller
	seer: Caller
	texts: () => Promise<string[]>
}

const makers: Record<ReportKind, (api: Api, mark: string) => Promise<Fixture>> = {
	async person(api, mark) {
		const person = await createCandidate(api.db, {
			visibility: 'public',
			account: { firstName: mark, createdAt: new Date(0) },
		})
		const paths = [`candidates/${person.id}`, `candidates?query=${mark}`]
		return at(api, { subjectId: person.id, mark, owner: await api.as(person), paths })
	},
	async organisation(api, mark) {
		const organisation = await createOrganisation(api.db, { name: mark })
		await createJob(api.db, { organisationId: organisation.id, title: `Baker at ${mark}` })
		const paths = [
			`organisations/${organisation.id}`,
			`organisations?query=${mark}`,
			`organisations/${organisation.id}/jobs`,
			`jobs?query=${mark}`,
		]
		return at(api, { subjectId: organisation.id, mark, owner: await api.as(organisation.owner), paths })
	},
	async job(api, mark) {
		const organisation = await createOrganisation(api.db)
		const job = await createJob(api.db, { organisationId: organisation.id, title: mark })
		const paths = [`jobs/${job.id}`, `jobs?query=${mark}`, `organisations/${organisation.id}/jobs`]
		return at(api, { subjectId: job.id, mark, owner: await api.as(organisation.owner), paths })
	},
	async message(api, mark) {
		const { asker, asked, requestId } = await createRequested(api.db, 'accepted')
		const [owner, seer] = [await api.as(asker), await api.as(asked)]
		const threadId = await open(owner, 'request', requestId)
		const { id } = (await write(owner, threadId, mark)).body.details
		return {
			subjectId: id,
			mark,
			owner,
			seer,
			texts: async () => [
				...(await messagesIn(seer, threadId)),
				JSON.stringify((await seer.get('threads')).body.details.items),
				JSON.stringify((await seer.get(`threads?query=${mark}`)).body.details.items),
			],
		}
	},
}

/** The answers that a stranger and a member get, the site feeds and the sitemap. */
async function at(
	api: Api,
	{ paths, ...fixture }: Pick<Fixture, 'subjectId' | 'mark' | 'owner'> & { paths: string[] },
) {
	const seer = await api.as(await createCandidate(api.db, { account: { createdAt: new Date(0) } }))
	const feeds = [
		'/feeds/jobs.json',
		'/feeds/indeed.xml',
		'/sitemaps/jobs-1.xml',
		'/sitemaps/people-1.xml',
		'/sitemaps/organisations-1.xml',
	]
	const texts = async () => {
		const read = [...paths, 'matches', 'suggestions?query=' + fixture.mark].flatMap((path) => [
			api.get(path),
			seer.get(path),
		])
		const answers = (await Promise.all(read)).map(({ body }) => JSON.stringify(body.details ?? null))
		const served = await Promise.all(feeds.map((url) => api.app.inject({ method: 'GET', url })))
		return [...answers, ...served.map(({ statusCode, body }) => (statusCode === 200 ? body : ''))]
	}
	return { ...fixture, seer, texts }
}

const acts = ['report', ...CaseMove.options] as const

test(
	'in any order of events a case follows its transition table, and a frozen subject appears nowhere',
	{ timeout: 120_000 },
	async () => {
		await using api = await testApp({ matching: true })
		const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
		const seen = new Set<string>()

		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...ReportKind.options),
				fc.array(fc.constantFrom(...acts), { minLength: 3, maxLength: 7 }),
				async (subjectKind, chosen) => {
					const mark = `Mark${randomUUID().replaceAll('-', '')}`
					const fixture = await makers[subjectKind](api, mark)
					const isShown = async () =>
						(await fixture.texts()).some((text) => text.includes(mark) || text.includes(fixture.subjectId))
					expect(await eventually(isShown, Boolean), subjectKind).toBe(true)
					const report = () =>
						fixture.seer.post('reports', { subjectKind, subjectId: fixture.subjectId, reason: 'fraud' })
					expect((await report()).status).toBe(200)

					for (const act of chosen) {
						const before = await read(api, fixture.subjectId)
						const status =
							act === 'report'
								? (await report()).status
								: caseTransitions[act].by === 'owner'
									? (
											await fixture.owner.post(`cases/${before.id}/answer`, {
												move: act,
												message: 'So it is.',
											})
										).status
									: (await admin.post(`admin/cases/${before.id}/moves`, { move: act, message: 'So be it.' }))
											.status
						const after = await read(api, fixture.subjectId)
						if (act !== 'report') {
							const can = canMoveCase(act, subjectKind, before.state)
							expect(after.state, act).toBe(can ? caseTransitions[act].to : before.state)
							expect(status === 200, `${act} from ${before.state}`).toBe(can)
							seen.add(`${before.state} ${after.state}`)
						} else expect(after.state).toBe(before.state)
						const isFrozen = frozenStates.includes(after.state)
						const isGone = isFrozen || (subjectKind === 'job' && (await hasStrike(api, after.id)))
						expect(
							await eventually(isShown, (shown) => shown !== isGone),
							`${subjectKind} ${act} ${after.state}`,
						).toBe(!isGone)
					}
				},
			),
			{ numRuns: 16 },
		)

		expect(seen.size).toBeGreaterThan(6)
	},
)

async function read(api: Api, subjectId: string) {
	const [found] = await api.db.select().from(cases).where(eq(cases.subjectId, subjectId))
	if (!found) throw new Error('There is no case.')
	return found
}

async function hasStrike(api: Api, caseId: string) {
	return (await api.db.$count(strikes, eq(strikes.caseId, caseId))) > 0
}
