import { endpoints } from '@profile-search/contract/endpoints'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { eventually, testApp } from '../portal.ts'
import { createAlertDigests } from './alert-digests.ts'
import { askedElsewhere } from './asked-elsewhere.ts'
import { grantedByApplication, metByTeam } from './expected-access.ts'
import {
	createOwner,
	createReaders,
	createSaved,
	createVisits,
	type Owner,
	type Reader,
	type Spec,
} from './fixtures.ts'
import { createMarkers } from './markers.ts'
import { textOf } from './text-of.ts'
import { writtenToTeam } from './threads.ts'

const ownersInAFixture = 16

const owners = fc.array(
	fc.record<Spec>({
		visibility: fc.constantFrom('public', 'members', 'approved_organisations'),
		status: fc.oneof(
			{ weight: 3, arbitrary: fc.constant('approved' as const) },
			{
				weight: 1,
				arbitrary: fc.constantFrom(
					'incomplete' as const,
					'pending' as const,
					'rejected' as const,
					'suspended' as const,
					'frozen' as const,
				),
			},
		),
		hidesFrom: fc.subarray(['organisation', 'domain']),
		section: fc.constantFrom(null, 'pending', 'approved'),
		isPayShown: fc.boolean(),
		employer: fc.constantFrom(null, 'hidden organisation', 'open organisation'),
		request: fc.option(
			fc.record({
				with: fc.nat({ max: 10 }),
				isFromOwner: fc.boolean(),
				status: fc.constantFrom('open' as const, 'accepted' as const, 'declined' as const),
			}),
			{ freq: 4 },
		),
		application: fc.option(
			fc.record({
				job: fc.nat({ max: 2 }),
				status: fc.constantFrom('submitted' as const, 'shortlisted' as const, 'withdrawn' as const),
				isBlind: fc.boolean(),
				sharesContact: fc.boolean(),
			}),
			{ freq: 3 },
		),
	}),
	{ minLength: ownersInAFixture, maxLength: ownersInAFixture },
)

/** Under which name the oracle knows a field. What is not named here is for the owner and for approvals alone. */
const groups: Record<string, string> = {
	'accounts.id': 'id',
	'accounts.firstName': 'name',
	'accounts.lastName': 'name',
	'accounts.email': 'contact',
	'accounts.passwordHash': 'secret',
	'candidates.headline': 'profile',
	'candidates.summary': 'profile',
	'candidates.fieldOfStudy': 'profile',
	'candidates.links': 'profile',
	'candidates.expectedPay': 'pay',
	'candidates.mobileNumber': 'contact',
	'work_entries.title': 'job title',
	'work_entries.organisationName': 'profile',
	'work_entries.place': 'profile',
	'work_entries.description': 'profile',
	'education_entries.institution': 'profile',
	'education_entries.degree': 'profile',
	'education_entries.field': 'profile',
	'education_entries.grade': 'profile',
	'education_entries.note': 'profile',
	'career_gaps.note': 'profile',
	'skills.name': 'profile',
	'files.id': 'profile',
	'files.content': 'photo',
	'files.key': 'secret',
	'sections.about': 'section',
	'applications.motivation': 'application',
	'applications.endMessage': 'end',
	'interviews.place': 'interview',
	'interviews.message': 'interview',
	'interviews.wish': 'interview',
	'interviews.endMessage': 'interview',
	'application_answers.question': 'application',
	'application_answers.answer': 'application',
	'application_events.message': 'end',
	'application_notes.text': 'note',
	'attachments.name': 'attachment',
	'attachments.content': 'attachment',
	'message of application': 'message',
	'message of request': 'request',
	'contact_requests.message': 'request',
	'contact_requests.declineMessage': 'request',
}

/** The whole rule, said once more and in other words than in the queries. `isParty`: of a contact request of the owner. */
function maySee(reader: Reader, owner: Owner, path: string, group: string, isParty: boolean) {
	if (group === 'secret') return false
	const granted = grantedByApplication(reader, owner, path)
	if (group === 'note') return granted.has('note')
	if (reader.id === owner.id) return true
	if (granted.has(group === 'id' ? 'name' : group)) return true
	if (writtenToTeam(reader, owner, path).has(group === 'id' ? 'name' : group)) return true
	if (metByTeam(reader, owner, path).has(group === 'id' ? 'name' : group)) return true
	// What somebody has saved, or was told of, goes by the id it had then, whatever becomes of it.
	if (group === 'id' && /^(saved|alert-digests)/.test(path)) return true
	if (reader.isApprover && path.startsWith('approvals')) return true
	if (reader.isApprover && path.startsWith('files')) return group === 'photo'
	if (owner.hidesFrom.some((entry) => reader.keptOutBy.includes(entry))) return false

	const isIn = owner.status === 'approved'
	const isMember = reader.id !== null && !reader.isShutOut
	const reach = reader.isApprover || reader.isApprovedOrganisation ? 3 : isMember ? 2 : 1
	const asked = { public: 1, members: 2, approved_organisations: 3 }[owner.visibility]
	const offers = isIn && owner.section === 'approved'
	const open = new Set<string>()
	if (isIn && reach >= asked) for (const each of ['name', 'profile', 'photo', 'job title']) open.add(each)
	if (isIn && reach >= asked && owner.isPayShown) open.add('pay')
	if (offers && /^(advisers|home|investors|saved|suggestions)/.test(path)) open.add('name').add('section')
	if (offers && path.startsWith('contact-requests')) open.add('name')
	if (isParty && /^(contact-requests|shares|threads)/.test(path)) open.add('name').add('request')
	if (isParty && isIn && owner.request?.status === 'accepted' && path.startsWith('contact-requests'))
		open.add('contact')
	if (
		reader.isApprovedOrganisation &&
		owner.employerId === reader.organisationId &&
		path.startsWith('employments')
	)
		open.add('name').add('job title')
	return open.has(group === 'id' ? 'name' : group)
}

/** What an address names, by its parameters. Those about an owner are asked for each. */
const idsOf = (owner: Owner): Record<string, string[]> => ({
	accountId: [owner.id],
	candidateId: [owner.id],
	subjectId: [owner.id],
	userId: [owner.id],
	kind: ['advisory', 'investor'],
	employmentId: [owner.ids.employmentId],
	fileId: [owner.ids.fileId],
	requestId: [owner.ids.requestId],
	applicationId: [owner.ids.applicationId],
	interviewId: [owner.ids.interviewId],
	threadId: [owner.ids.requestThreadId, owner.ids.applicationThreadId],
})

/** Calls that change something and answer with people, and what is sent with them. */
const writes: Record<string, (owner: Owner) => object> = {
	'POST auth/user-details/:userId': () => ({}),
	'POST contact-requests': ({ id }) => ({ subjectId: id, message: 'Hello' }),
	'POST contact-requests/:requestId/answer': () => ({ answer: 'decline', reason: 'other' }),
	'POST employments/:employmentId': () => ({ confirmation: 'confirmed' }),
	'POST jobs/:jobId/applications/:applicationId/mail-preview': () => ({ to: 'shortlisted' }),
	'POST jobs/:jobId/applications/:applicationId/move': () => ({ from: 'submitted', to: 'viewed' }),
	'POST jobs/:jobId/invitations': ({ id }) => ({ candidateId: id, message: 'Hello' }),
	'POST jobs/:jobId/invitations/several': ({ id }) => ({ candidateIds: [id], message: 'Hello' }),
	'PUT jobs/:jobId/shortlist-notes/:candidateId': () => ({ text: 'Hello', version: 0 }),
}

test('every endpoint that tells of people is asked by the test of visibility', () => {
	const known = { ...idsOf(nobody), jobId: [], organisationId: [], professionId: [], digestId: [] }
	const unasked = endpoints.filter((endpoint) => {
		const isAsked =
			endpoint.method === 'GET'
				? namesIn(endpoint).every((name) => name in known)
				: nameOf(endpoint) in writes
		return !isAsked && !askedElsewhere.includes(nameOf(endpoint)) && tellsOfPeople(endpoint)
	})

	expect(unasked.map(nameOf)).toEqual([])
})

test('no answer holds a field of somebody that its reader may not see', { timeout: 240_000 }, async () => {
	await fc.assert(fc.asyncProperty(owners, checkFixture), { numRuns: 1, endOnFailure: true })
})

async function checkFixture(specs: Spec[]) {
	await using api = await testApp({ matching: true })
	const markers = createMarkers(api.db)
	const readers = await createReaders(api)
	const people: Owner[] = []
	for (const [number, spec] of specs.entries())
		people.push(await createOwner(api, markers, number, spec, readers))
	await createVisits(api.db, people)
	await createSaved(api.db, readers.readers, people)
	const digestIds = await createAlertDigests(api.db, readers.readers, people, readers.jobIds)
	const parties = new Set(people.map(({ id, requestReaderId }) => `${id} ${requestReaderId}`))
	const listed = 4 + people.filter(({ status }) => status === 'approved').length
	await eventually(
		async () =>
			(await api.app.inject({ url: '/api/candidates', headers: await headersOf('an approver') })).json(),
		({ details }) => details.total === listed,
	)

	const leaks = new Set<string>()
	const seen = new Set<string>()
	const everyone = [...readers.readers, ...people.slice(0, 3).map(asReader)]
	for (const reader of everyone) {
		const headers = await headersOf(reader.name)
		for (const batch of inBatches(
			callsOf(people, {
				jobId: readers.jobIds,
				organisationId: Object.values(readers.organisationIds),
				digestId: digestIds,
			}),
			16,
		))
			await Promise.all(batch.map((call) => look(reader, headers, call)))
		for (const owner of people) await search(reader, headers, owner)
	}
	const fields = [...markers.fields()].filter((field) => groups[field] !== 'secret')

	expect([...leaks]).toEqual([])
	// What nobody was shown was not tested either.
	expect(fields.filter((field) => !seen.has(field))).toEqual([])

	async function headersOf(name: string): Promise<Record<string, string>> {
		const id = everyoneByName().get(name)
		return id ? (await api.as({ id })).headers : {}
	}

	function everyoneByName() {
		return new Map([...readers.readers, ...people.map(asReader)].map(({ name, id }) => [name, id]))
	}

	async function look(reader: Reader, headers: Record<string, string>, call: Call) {
		const answer = await api.app.inject({
			method: call.method,
			url: `/api/${call.path}`,
			headers,
			...(call.body && { payload: call.body }),
		})
		const line = `${reader.name}: ${call.method} ${call.path}`
		if (answer.statusCode >= 500) leaks.add(`${line} answered ${answer.statusCode}`)
		// Whoever asks for contact shows their name with it.
		if (answer.statusCode === 200 && call.path === 'contact-requests' && call.method === 'POST')
			parties.add(`${reader.id} ${answer.json().details.other.id}`)
		const text = `${await textOf(answer)} ${decodeURIComponent(String(answer.headers['content-disposition']))}`
		for (const { owner, field } of markers.markersIn(text)) {
			const person = people[owner]
			seen.add(field)
			const isParty = reader.id !== null && parties.has(`${person?.id} ${reader.id}`)
			if (person && !maySee(reader, person, call.path, groups[field] ?? 'own', isParty))
				leaks.add(`${line} shows ${field} of ${JSON.stringify(person)}`)
		}
	}

	/** Whoever narrows a list down to one person learns from its total whether that person is in it. */
	async function search(reader: Reader, headers: Record<string, string>, owner: Owner) {
		const answer = await api.app.inject({ url: `/api/candidates?skill=${owner.skillId}`, headers })
		const { total } = answer.json().details
		const isListed = owner.status === 'approved' && maySee(reader, owner, 'candidates', 'profile', false)
		// A list in memory knows kinds of readers, not who is who: an owner may not be in it for themselves.
		if (total !== Number(isListed) && reader.id !== owner.id)
			leaks.add(`${reader.name}: the total is ${total} for ${JSON.stringify(owner)}`)
	}
}

type Call = { method: Endpoint['method']; path: string; body?: object }

/** Every call a reader makes: whatever reads, for every owner and page, then what changes something. */
function callsOf(people: Owner[], named: Record<string, string[]>): Call[] {
	const shared = { ...named, professionId: ['39'] }
	const gets = endpoints.filter(({ method }) => method === 'GET')
	const all = [...gets, ...endpoints.filter((endpoint) => nameOf(endpoint) in writes)]
	const calls = all.flatMap((endpoint) =>
		people.flatMap((owner) => {
			const ids: Record<string, string[]> = { ...shared, ...idsOf(owner) }
			const body = writes[nameOf(endpoint)]?.(owner)
			return pathsOf(endpoint, ids).map((path) => ({ method: endpoint.method, path, ...(body && { body }) }))
		}),
	)
	return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()]
}

/** The addresses of an endpoint; none when it has a parameter that nobody has given a value. */
function pathsOf(endpoint: Endpoint, ids: Record<string, string[]>): string[] {
	const named = namesIn(endpoint).reduce(
		(paths, name) => paths.flatMap((path) => (ids[name] ?? []).map((id) => path.replace(`:${name}`, id))),
		[endpoint.path],
	)
	const query = fieldsOf(endpoint.query)
	const pages = query.includes('page') ? ['page=1', 'page=2', 'page=3'] : ['']
	const lists = query.includes('limit') ? ['limit=100'] : pages
	const searches = query.includes('ids') ? [`ids=${ids['subjectId']?.join(',')}`] : lists
	const all = query.includes('box')
		? searches.flatMap((search) => [`${search}&box=sent`, `${search}&box=received`])
		: searches
	return named.flatMap((path) => all.map((search) => (search ? `${path}?${search}` : path)))
}

/** Whether an answer can carry what only people have. A file can carry anything. */
function tellsOfPeople({ details }: Endpoint) {
	if (details instanceof z.ZodFile) return true
	const schema = JSON.stringify(z.toJSONSchema(details, { unrepresentable: 'any', io: 'input' }))
	return /"(firstName|lastName|f_name|l_name|email|email_id|mobileNumber|candidateId|userType|birthDate|gender|birthYears|community|disability)":/.test(
		schema,
	)
}

function asReader(owner: Owner): Reader {
	return {
		name: `owner ${owner.number}`,
		id: owner.id,
		organisationId: null,
		isApprovedOrganisation: false,
		isApprover: false,
		isShutOut: owner.status !== 'approved',
		keptOutBy: owner.number % 3 ? [] : ['domain'],
	}
}

function nameOf({ method, path }: Endpoint) {
	return `${method} ${path}`
}

function namesIn({ path }: Endpoint) {
	return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

function fieldsOf(schema: z.ZodType | undefined) {
	return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

function* inBatches<Item>(items: Item[], size: number) {
	for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

const nobody = { id: '', ids: { employmentId: '', fileId: '', requestId: '', applicationId: '' } } as Owner
