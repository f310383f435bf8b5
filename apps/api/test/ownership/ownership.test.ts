import { randomUUID } from 'node:crypto'
import { endpoints } from '@profile-search/contract/endpoints'
import { mayCall } from '@profile-search/contract/http/access'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import {
	createAccount,
	createCandidate,
	createOrganisation,
	known,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '../portal.ts'
import { createMarkers } from '../visibility/markers.ts'
import { createOwnedRows, jobDraft, type OwnedRows } from './fixtures.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type Answer = Awaited<ReturnType<Api['call']>>
type Owned = {
	owner: 'person' | 'team' | 'asker'
	/** A body that the owner gets through with. */
	body?: (mine: OwnedRows) => object
	/** Where things have to stand for it, beyond how they are made. */
	before?: (api: Api, mine: OwnedRows) => Promise<unknown>
}

const times = ({ soon }: OwnedRows) => ({ times: [soon], minutes: 30, place: 'Our office' })
const person: Owned = { owner: 'person' }
const team: Owned = { owner: 'team' }
const byPassword: Owned = {
	owner: 'person',
	body: () => ({ present_password: 'Secret1!' }),
	// Strangers prove who they are, and still find nothing.
	before: async (api) => api.db.update(accounts).set({ passwordHash: await hashSecret('Secret1!') }),
}
const isJob = (values: Partial<typeof jobs.$inferInsert>) => (api: Api, mine: OwnedRows) =>
	api.db.update(jobs).set(values).where(eq(jobs.id, mine.jobId))
const isImport = (values: Partial<typeof jobImports.$inferInsert>) => (api: Api, mine: OwnedRows) =>
	api.db.update(jobImports).set(values).where(eq(jobImports.id, mine.ids.importId))
const isApplication = (values: Partial<typeof applications.$inferInsert>) => (api: Api, mine: OwnedRows) =>
	api.db.update(applications).set(values).where(eq(applications.id, mine.ids.applicationId))

/** Every endpoint whose address names something that belongs to somebody, and to whom. */
const owned: Record<string, Owned> = {
	'DELETE account/access-tokens/:accessTokenId': person,
	'POST account/blocks/:blockId/end': person,
	'POST account/openid/:openidIdentityId/removal': byPassword,
	'POST account/passkeys/:passkeyId/removal': byPassword,
	'DELETE account/sessions/:sessionId': person,
	'PUT alerts/:alertId': {
		owner: 'person',
		body: () => ({ name: 'Work', frequency: 'weekly', isPaused: false }),
	},
	'DELETE alerts/:alertId': person,
	'POST alerts/:alertId/keep': person,
	'POST alerts/:alertId/restore': {
		owner: 'person',
		before: (api) => api.db.execute(sql`update alerts set removed_at = now()`),
	},
	'GET applications/:applicationId': person,
	'POST applications/:applicationId/answer': {
		owner: 'person',
		body: () => ({ answer: 'decline' }),
		before: isApplication({ status: 'offered', offeredAt: new Date() }),
	},
	'GET applications/:applicationId/file': person,
	'GET applications/:applicationId/interviews': person,
	'POST applications/:applicationId/interviews': {
		owner: 'team',
		body: times,
		before: (api) => api.db.execute(sql`update interviews set status = 'cancelled'`),
	},
	'POST applications/:applicationId/restore': {
		owner: 'person',
		before: async (api, { person, ids }) =>
			(await api.as(person)).post(`applications/${ids.applicationId}/withdraw`, {}),
	},
	'POST applications/:applicationId/withdraw': { owner: 'person', body: () => ({}) },
	'PUT career-gaps/:entryId': { owner: 'person', body: () => ({ reason: 'study', startedOn: '2019-01-01' }) },
	'DELETE career-gaps/:entryId': person,
	'POST cases/:caseId/answer': {
		owner: 'person',
		body: () => ({ move: 'dispute', message: 'It is not so.' }),
	},
	'POST contact-requests/:requestId/answer': { owner: 'person', body: () => ({ answer: 'accept' }) },
	'GET contact-requests/:requestId/card': {
		owner: 'asker',
		before: (api) => api.db.execute(sql`update contact_requests set status = 'accepted'`),
	},
	'POST contact-requests/:requestId/withdraw': { owner: 'asker' },
	'GET data-exports/:exportId/file': person,
	'PUT education-entries/:entryId': {
		owner: 'person',
		body: () => ({ institution: 'University', degree: 'B. A.' }),
	},
	'DELETE education-entries/:entryId': person,
	'GET employments/:employmentId': team,
	'POST employments/:employmentId': { owner: 'team', body: () => ({ confirmation: 'confirmed' }) },
	'DELETE employer-blocks/:employerBlockId': person,
	'POST interviews/:interviewId/ask': {
		owner: 'person',
		body: () => ({ message: 'On Monday', sequence: 0 }),
	},
	'POST interviews/:interviewId/cancel': {
		owner: 'team',
		body: () => ({ message: 'We moved', sequence: 0 }),
	},
	'POST interviews/:interviewId/choose': {
		owner: 'person',
		body: ({ soon }) => ({ startsAt: soon, sequence: 0 }),
	},
	'GET interviews/:interviewId/ics': {
		owner: 'person',
		before: (api, { soon }) =>
			api.db.execute(sql`update interviews set status = 'confirmed', starts_at = ${soon}`),
	},
	'POST interviews/:interviewId/times': {
		owner: 'team',
		body: (mine) => ({ ...times(mine), sequence: 0 }),
	},
	'DELETE job-feeds/:feedId': team,
	'PUT job-feeds/:feedId': { owner: 'team', body: () => ({ opensJobs: true, isOn: true }) },
	'POST job-feeds/:feedId/read': { owner: 'team', body: () => ({}) },
	'GET job-feeds/:feedId/reads': team,
	'GET job-imports/:importId': team,
	'DELETE job-imports/:importId': team,
	'PUT job-imports/:importId/columns': { owner: 'team', body: () => ({ columns: ['title'] }) },
	'GET job-imports/:importId/rows': team,
	'POST job-imports/:importId/start': { owner: 'team', body: () => ({}) },
	'POST job-imports/:importId/stop': { owner: 'team', before: isImport({ state: 'importing' }) },
	'POST job-imports/:importId/undo': {
		owner: 'team',
		before: isImport({ state: 'done', startedAt: new Date() }),
	},
	'GET job-templates/:templateId': team,
	'DELETE job-templates/:templateId': team,
	'DELETE jobs/:jobId': { owner: 'team', before: isJob({ status: 'draft', publishedAt: null }) },
	'PUT jobs/:jobId': {
		owner: 'team',
		body: () => ({ ...jobDraft, version: 1 }),
	},
	'GET jobs/:jobId/applications': team,
	'GET jobs/:jobId/applications.csv': team,
	'GET jobs/:jobId/applications/:applicationId': team,
	'GET jobs/:jobId/applications/:applicationId/file': team,
	'POST jobs/:jobId/applications/:applicationId/mail-preview': {
		owner: 'team',
		body: () => ({ to: 'rejected', reason: 'skills' }),
	},
	'POST jobs/:jobId/applications/:applicationId/move': {
		owner: 'team',
		body: () => ({ from: 'interview', to: 'offered' }),
	},
	'POST jobs/:jobId/applications/:applicationId/notes': { owner: 'team', body: () => ({ text: 'Good.' }) },
	'DELETE jobs/:jobId/applications/:applicationId/notes/:noteId': team,
	'PUT jobs/:jobId/applications/:applicationId/rating': { owner: 'team', body: () => ({ stars: 4 }) },
	'GET jobs/:jobId/applications/:applicationId/resume.pdf': team,
	'POST jobs/:jobId/applications/move': {
		owner: 'team',
		body: ({ ids }) => ({
			applications: [{ applicationId: ids.applicationId, from: 'interview' }],
			to: 'offered',
		}),
	},
	'POST jobs/:jobId/close': { owner: 'team', body: () => ({}) },
	'POST jobs/:jobId/copies': team,
	'GET jobs/:jobId/draft': team,
	'POST jobs/:jobId/extend': {
		owner: 'team',
		body: ({ soon }) => ({ closesOn: new Date(soon.getTime() + 40 * 86_400_000).toISOString().slice(0, 10) }),
	},
	'GET jobs/:jobId/statistics': team,
	'GET jobs/:jobId/statistics.csv': team,
	'GET jobs/:jobId/invitations': team,
	'POST jobs/:jobId/invitations': {
		owner: 'team',
		body: ({ asker }) => ({ candidateId: asker.id, message: 'You fit.' }),
	},
	'POST jobs/:jobId/invitations/several': {
		owner: 'team',
		body: ({ asker }) => ({ candidateIds: [asker.id], message: 'You fit.' }),
	},
	'POST job-invitations/:jobInvitationId/answer': { owner: 'person', body: () => ({ answer: 'not_now' }) },
	'GET jobs/:jobId/matches': team,
	'GET jobs/:jobId/matches/among': team,
	'GET jobs/:jobId/matches.csv': team,
	'GET jobs/:jobId/matches/compared': team,
	'GET jobs/:jobId/shortlist-notes': team,
	'PUT jobs/:jobId/shortlist-notes/:candidateId': {
		owner: 'team',
		body: () => ({ text: 'Good.', tags: ['phone call'], version: 0 }),
	},
	'GET jobs/:jobId/shortlist-tags': team,
	'GET jobs/:jobId/people/:candidateId/match': team,
	'GET jobs/:jobId/matches/less-likely': team,
	'POST jobs/:jobId/outcome': {
		owner: 'team',
		body: () => ({ outcome: 'not_filled' }),
		before: isJob({ status: 'closed', closedAt: new Date() }),
	},
	'POST jobs/:jobId/pause': team,
	'GET jobs/:jobId/relaxations': team,
	'POST jobs/:jobId/reopen': { owner: 'team', before: isJob({ status: 'closed', closedAt: new Date() }) },
	'POST jobs/:jobId/resume': { owner: 'team', before: isJob({ status: 'paused' }) },
	'POST jobs/:jobId/template': { owner: 'team', body: () => ({ name: randomUUID() }) },
	'POST notifications/:notificationId/read': person,
	'DELETE organisations/me/invitations/:invitationId': team,
	'POST organisations/me/invitations/:invitationId/resend': team,
	'DELETE organisations/me/members/:accountId': team,
	'PUT organisations/me/members/:accountId': { owner: 'team', body: () => ({ role: 'administrator' }) },
	'DELETE organisations/me/webhooks/:webhookId': team,
	'DELETE scim/v2/Users/:scimUserId': team,
	'GET scim/v2/Users/:scimUserId': team,
	'PATCH scim/v2/Users/:scimUserId': {
		owner: 'team',
		body: () => ({ Operations: [{ op: 'replace', path: 'externalId', value: randomUUID() }] }),
	},
	'PUT scim/v2/Users/:scimUserId': {
		owner: 'team',
		before: (api, { ids }) =>
			api.db.execute(sql`update scim_users set email = id || '@example.com' where id = ${ids.scimUserId}`),
		body: ({ ids }) => ({ userName: `${ids.scimUserId}@example.com`, active: false }),
	},
	'PUT organisations/me/webhooks/:webhookId': {
		owner: 'team',
		body: () => ({ url: 'https://hr.example.com/', events: ['job.opened'], isOn: true }),
	},
	'GET organisations/me/webhooks/:webhookId/deliveries': team,
	'POST organisations/me/webhooks/:webhookId/deliveries/:deliveryId/resend': team,
	'POST organisations/me/webhooks/:webhookId/secret': team,
	'POST organisations/me/webhooks/:webhookId/test': team,
	'DELETE organisations/me/sub-branches/:subBranchId': team,
	'PUT organisations/me/sub-branches/:subBranchId': {
		owner: 'team',
		body: () => ({ name: randomUUID(), placeId: known.place }),
	},
	'DELETE shares/applications/:applicationId': person,
	'GET threads/:threadId': person,
	'POST threads/:threadId/block': person,
	'GET threads/:threadId/files/:fileId': person,
	'GET threads/:threadId/messages': person,
	'POST threads/:threadId/messages': {
		owner: 'person',
		body: () => ({ clientId: randomUUID(), text: 'Namaste', files: [] }),
	},
	'POST threads/:threadId/read': { owner: 'person', body: () => ({ through: 1 }) },
	'POST threads/:threadId/unblock': person,
	'PUT work-entries/:entryId': {
		owner: 'person',
		body: () => ({ title: 'Cook', organisationName: 'The kitchen', startedOn: '2019-01-01' }),
	},
	'DELETE work-entries/:entryId': person,
}

/** The id names something that everyone may see or meet; what is read or changed is the caller's own. */
const aboutOthers = new Set([
	'GET advisers/:accountId/match',
	'POST auth/user-details/:userId',
	'GET contact-requests/with/:subjectId',
	'PUT consents/:purpose',
	'DELETE consents/:purpose',
	'PUT dismissals/:jobId',
	'DELETE dismissals/:jobId',
	'GET investors/:accountId/match',
	'POST invitations/:token/accept',
	'GET jobs/:jobId/application',
	'GET jobs/:jobId/application-start',
	'POST jobs/:jobId/applications',
	'GET jobs/:jobId/match',
	'GET organisations/:organisationId/similar',
	'GET scim/v2/ResourceTypes/:scimResourceType',
	'GET scim/v2/Schemas/:scimSchema',
	'PUT saved/:kind/:subjectId',
	'DELETE saved/:kind/:subjectId',
	'PUT saved/:kind/:subjectId/note',
	'DELETE sections/me/:kind',
])

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('every endpoint that names something says to whom it belongs, here', () => {
	const forAll = ['anyone', 'approver', 'administrator']
	const naming = endpoints.filter(({ path, access }) => path.includes(':') && !forAll.includes(access))

	expect([...Object.keys(owned), ...aboutOthers].toSorted()).toEqual(naming.map(nameOf).toSorted())
})

test('what belongs to somebody is not found by others, not even by a likely one, and opens to its owner', async () => {
	await using api = await testApp({ matching: true })
	const [candidate, employer, guest] = await Promise.all([
		api.as(await createCandidate(api.db)),
		api.as((await createOrganisation(api.db)).owner),
		api.as(await createAccount(api.db, { userType: 'guest_user' })),
	])
	const strangers = { candidate, employer, guest }
	const markers = createMarkers(api.db)
	const readOnly = await createOwnedRows(api, markers)
	const wrong: string[] = []

	for (const endpoint of endpoints) {
		const name = nameOf(endpoint)
		const rule = owned[name]
		if (!rule) continue
		const mine = endpoint.method === 'GET' ? readOnly : await createOwnedRows(api, markers)
		await rule.before?.(api, mine)
		const path = pathOf(endpoint.path, mine)
		const body = endpoint.method === 'GET' ? undefined : rule.body?.(mine)
		const owner = await api.as(mine[rule.owner])
		const account = mine[rule.owner]

		const check = ({ status, body: { message } }: Answer, by: string, allowed: number[]) => {
			if (!allowed.includes(status)) wrong.push(`${name} by ${by}: ${status} ${message}`)
		}
		for (const [stranger, caller] of Object.entries(strangers))
			check(await caller.call(endpoint.method, path, body), `another ${stranger}`, [403, 404])
		check(await api.call({ method: endpoint.method, path, ...(body && { body }) }), 'a visitor', [401])
		if (!mayCall(endpoint.access, { ...account, isSuspended: true, status: 'suspended' })) {
			await setStatus(api, account.id, 'suspended')
			check(await owner.call(endpoint.method, path, body), 'its owner, suspended', [403])
			await setStatus(api, account.id, 'approved')
		}
		check(await owner.call(endpoint.method, path, body), 'its owner', [200, 204])
	}

	expect(wrong).toEqual([])
}, 120_000)

function pathOf(path: string, { ids }: OwnedRows) {
	const byName = new Map(Object.entries(ids))
	const [first = ''] = path.split('/')
	return path.replaceAll(
		/:(\w+)/g,
		(_, name: string) => byName.get(`${first} ${name}`) ?? byName.get(name) ?? name,
	)
}

async function setStatus({ db }: Api, id: string, status: 'approved' | 'suspended') {
	await db.update(accounts).set({ status }).where(eq(accounts.id, id))
}
