import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClient } from '@profile-search/client/build-client'
import { createCandidate, createOrganisation, known } from '@profile-search/db/testing/factories'
import { expect, onTestFinished, test } from 'vitest'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '../portal.ts'

const password = 'Secret1!'

/** What a stranger writes, with nothing but the package: from a new job to an offer. */
const program = `
import { createClient, each, PortalError } from '@profile-search/client'

declare const process: { env: Record<string, string | undefined> }
const { PORTAL: baseUrl = '', EMPLOYER, CANDIDATE, PROFESSION, PLACE } = process.env
const employer = createClient({ baseUrl, token: EMPLOYER! })
const candidate = createClient({ baseUrl, token: CANDIDATE!, language: 'hi' })
const visitor = createClient({ baseUrl })

const job = await employer.postJob({
	body: {
		title: 'Web developer',
		description: 'You build our web application.',
		professionId: Number(PROFESSION),
		placeIds: [Number(PLACE)],
		mustHaveSkills: ['JavaScript'],
		closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
	},
})
const titles: string[] = []
while (titles.length === 0) for await (const { title } of each(visitor.listJobs, { query: 'developer' })) titles.push(title)

const ranked = await candidate.listJobMatches()
const people = await employer.listPersonMatches({ params: { jobId: job.id } })

const wish = { params: { jobId: job.id }, body: { motivation: 'I would like to.', sharesContact: true } }
const application = await candidate.applyForJob(wish)
const again = await candidate.applyForJob(wish)
const params = { jobId: job.id, applicationId: application.id }
await employer.moveApplicant({ params, body: { from: 'submitted', to: 'shortlisted' } })
await employer.moveApplicant({ params, body: { from: 'shortlisted', to: 'offered' } })
const applicants: string[] = []
for await (const { id } of each(employer.listApplicants, { order: 'newest' }, { jobId: job.id })) applicants.push(id)
const { status } = await candidate.showMyApplication({ params: { applicationId: application.id } })
const csv = await employer.downloadApplicantsCsv({ params: { jobId: job.id } })

const refused = await candidate.closeJob({ params: { jobId: job.id }, body: {} }).catch((error: unknown) => error)
const missing = await candidate.applyForJob({ ...wish, params: { jobId: crypto.randomUUID() } }).catch((error: unknown) => error)

console.log(JSON.stringify({
	titles,
	ranked: ranked.map(({ job, match }) => [job.title, match.total > 0]),
	people: people.length,
	isSame: application.id === again.id,
	status,
	isOnlyApplicant: applicants.join() === application.id,
	csv: (await csv.text()).includes('Kulkarni'),
	refused: refused instanceof PortalError && [refused.status, refused.message],
	missing: missing instanceof PortalError && missing.status,
}))
`

test('a stranger installs the packed client in an empty folder, and a program walks from a job to an offer', async () => {
	await using api = await testApp({ matching: true })
	const passwordHash = await hashSecret(password)
	const { owner } = await createOrganisation(api.db, { owner: { passwordHash } })
	const person = await createCandidate(api.db, { account: { passwordHash } })
	const folder = await mkdtemp(join(tmpdir(), 'client-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	await writeFile(join(folder, 'package.json'), '{ "name": "program", "private": true, "type": "module" }')
	await writeFile(join(folder, 'walk.ts'), program)
	await api.app.listen({ port: 0, host: '127.0.0.1' })
	const { port } = api.app.server.address() as AddressInfo

	await run('npm', ['install', '--offline', '--no-audit', await buildClient(join(folder, 'built'))], folder)
	await run('tsc', ['walk.ts', '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'], folder)
	const printed = await run('node', ['walk.ts'], folder, {
		PORTAL: `http://127.0.0.1:${port}`,
		EMPLOYER: await tokenFor(await api.as(owner), 'organisation', [
			'jobs:write',
			'matches:read',
			'applications:write',
			'applications:read',
		]),
		CANDIDATE: await tokenFor(await api.as(person), 'personal', [
			'matches:read',
			'applications:write',
			'applications:read',
		]),
		PROFESSION: String(known.profession),
		PLACE: String(known.place),
	})

	expect(JSON.parse(printed)).toEqual({
		titles: ['Web developer'],
		ranked: [['Web developer', true]],
		people: 1,
		isSame: true,
		status: 'offered',
		isOnlyApplicant: true,
		csv: true,
		refused: [403, 'इस एक्सेस टोकन के पास jobs:write की अनुमति नहीं है।'],
		missing: 404,
	})
})

async function tokenFor(
	account: Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>,
	kind: string,
	scopes: string[],
) {
	const { body } = await account.post('account/access-tokens', {
		name: 'A program',
		kind,
		scopes,
		days: 30,
		present_password: password,
	})
	return String(body.details.token)
}

/** Runs a program to its end, and gives what it printed. */
async function run(name: string, args: string[], cwd: string, env: Record<string, string> = {}) {
	const child = spawn(name, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
	let printed = ''
	let errors = ''
	child.stdout.on('data', (data: Buffer) => (printed += data.toString()))
	child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
	const [code] = await once(child, 'close')
	if (code !== 0) throw new Error(`${name} failed: ${printed}${errors}`)
	return printed
}
