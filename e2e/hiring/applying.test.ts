import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { acceptJob, approve, callsFor, job, organisation, profile } from '../support/calls.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'

type SignedInAs = (userType: 'candidate' | 'employer') => Promise<{
	page: Page
	account: { email: string; password: string; userType: string }
}>

const plain = { choices: [], isRequired: true, isKnockOut: false, wanted: null }
const questions = [
	{ ...plain, text: 'Can you drive a tractor?', kind: 'yes_no', isKnockOut: true, wanted: 'yes' },
	{ ...plain, text: 'Which shift suits you?', kind: 'choice', choices: ['Mornings', 'Evenings'] },
]

test('a person applies with answers, sees that the application was opened, withdraws, and applies again', async ({
	signedInAs,
	approverPage,
	baseURL,
	mailbox,
}) => {
	const { page, account, team, jobId, title } = await openJob(signedInAs, approverPage, baseURL)
	await page.goto(`/jobs/${jobId}`)
	await page.getByRole('link', { name: 'Apply', exact: true }).click()

	await page.getByRole('button', { name: 'Send the application' }).click()
	await expect(page.getByText('Please answer this.')).toHaveCount(2)
	await page.getByLabel('Yes').check()
	await page.getByLabel('Evenings').check()
	await page.getByLabel('Why are you a good fit for this job?').fill('I have kept orchards for ten years.')
	await page.setInputFiles('input[type=file]', {
		name: 'resume.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
	})
	await expectNoBarrierAnywhere(page)
	await page.getByRole('button', { name: 'Send the application' }).dblclick()
	await expect(page.getByText('Your application has been sent', { exact: true }).first()).toBeVisible()
	await expect(page).toHaveURL(/\/applications\/[0-9a-f-]+$/)
	await expect(page.getByText('I have kept orchards for ten years.')).toBeVisible()
	await expect(page.getByRole('link', { name: 'resume.pdf' })).toBeVisible()
	await mailbox.find(account.email, new RegExp(`Your application is sent: ${title}`))

	const { items } = await team.read(`jobs/${jobId}/applications`)
	expect(items).toHaveLength(1)
	await team.read(`jobs/${jobId}/applications/${items[0].id}`)
	await page.goto('/applications')
	await expect(page.getByText('Your application has been viewed')).toBeVisible()
	await expect(page.locator(`a[href="/jobs/${jobId}#match"]`)).toBeVisible()
	await expectNoBarrierAnywhere(page)
	await page.getByRole('link', { name: title }).click()
	await expectNoBarrierAnywhere(page)

	await page.getByRole('button', { name: 'Withdraw' }).click()
	await page.getByLabel('Message to the organisation').fill('I found another job.')
	await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
	await expect(page.getByText('You withdrew your application')).toBeVisible()
	await page.getByRole('button', { name: 'Undo withdrawal' }).click()
	await expect(page.getByText('You restored your application')).toBeVisible()

	await page.getByRole('button', { name: 'Withdraw' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
	await page.getByRole('link', { name: 'Apply again' }).click()
	await page.getByRole('radio', { name: 'No', exact: true }).check()
	await page.getByLabel('Mornings').check()
	await page.getByRole('button', { name: 'Send the application' }).click()
	await expect(page.getByText('You applied again')).toBeVisible()
	expect((await team.read(`jobs/${jobId}/applications`)).items).toMatchObject([
		{ status: 'submitted', knockOuts: 1, hasFile: false },
	])
})

test('nothing is lost when the network fails, and an offer is accepted', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, team, jobId } = await openJob(signedInAs, approverPage, baseURL)
	await answerQuestions(page, jobId)
	await page
		.getByLabel('Why are you a good fit for this job?')
		.fill('Long words that nobody wants to write twice.')
	await page.route('**/api/jobs/*/applications', (route) => route.abort())
	await page.getByRole('button', { name: 'Send the application' }).click()
	await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
	await page.getByRole('button', { name: 'Stop trying' }).click()
	await expect(page.getByRole('main').getByText(/check your connection/)).toBeVisible()
	await page.unroute('**/api/jobs/*/applications')

	page.on('dialog', (dialog) => dialog.accept())
	await page.reload()
	await page.getByRole('button', { name: 'Restore them' }).click()
	await expect(page.getByLabel('Mornings')).toBeChecked()
	await page.getByRole('button', { name: 'Send the application' }).click()
	await expect(page).toHaveURL(/\/applications\/[0-9a-f-]+$/)
	await expect(page.getByText('Long words that nobody wants to write twice.')).toBeVisible()

	const { items } = await team.read(`jobs/${jobId}/applications`)
	const path = `jobs/${jobId}/applications/${items[0].id}`
	await team.call('POST', `${path}/move`, { from: 'submitted', to: 'interview' })
	await team.call('POST', `${path}/move`, { from: 'interview', to: 'offered', message: 'Please come.' })
	await page.reload()
	await expect(page.getByText('Please come.')).toBeVisible()
	await page.getByRole('button', { name: 'Accept the offer' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click()
	await expect(page.getByText('You are hired').first()).toBeVisible()
	expect((await team.read(path)).status).toBe('hired')
})

test('an application sent without a connection goes out when it is back, once, though its answer is lost', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, team, jobId } = await openJob(signedInAs, approverPage, baseURL)
	await answerQuestions(page, jobId)
	await waitForScripts(page)
	await page.context().setOffline(true)
	await page.getByRole('button', { name: 'Send the application' }).click()
	const line = page.getByRole('alert').filter({ hasText: 'No connection.' })
	await expect(line).toBeVisible()
	await expectNoBarrierAnywhere(page)
	expect((await team.read(`jobs/${jobId}/applications`)).items).toEqual([])

	const loseAnswer = async (route: Route) => {
		await route.fetch()
		await route.abort()
	}
	await page.route('**/api/jobs/*/applications', loseAnswer, { times: 1 })
	await page.context().setOffline(false)

	await expect(page).toHaveURL(/\/applications\/[0-9a-f-]+$/)
	await expect(line).toBeHidden()
	expect((await team.read(`jobs/${jobId}/applications`)).items).toHaveLength(1)
})

/** Opens the form of an application and answers what it asks. */
async function answerQuestions(page: Page, jobId: string) {
	await page.goto(`/jobs/${jobId}/apply`)
	await page.getByLabel('Yes').check()
	await page.getByLabel('Mornings').check()
}

test('somebody whose session has ended meanwhile logs in and finds what was written', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, account, jobId } = await openJob(signedInAs, approverPage, baseURL)
	await page.clock.install()
	await page.goto(`/jobs/${jobId}/apply`)
	await waitForScripts(page)
	await page.getByLabel('Yes').check()
	await page.getByLabel('Mornings').check()
	await page.context().clearCookies()

	// The link is followed before any timer is over.
	await page.clock.pauseAt(Date.now() + 60_000)
	await page.getByLabel('Why are you a good fit for this job?').fill('I have kept orchards for ten years.')
	await page.getByRole('button', { name: 'Send the application' }).click()
	await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
	await expect(page.getByText('Log in or register to apply for this job.')).toBeVisible()
	await page.clock.resume()
	await page.getByLabel('Email').fill(account.email)
	await page.getByLabel('Password', { exact: true }).fill(account.password)
	await page.getByRole('main').getByRole('button', { name: 'LogIn', exact: true }).click()
	await expect(page).toHaveURL(`/jobs/${jobId}/apply`)
	await waitForScripts(page)
	await page.getByRole('button', { name: 'Restore them' }).click()
	await page.getByRole('button', { name: 'Send the application' }).click()

	await expect(page.getByText('Your application has been sent', { exact: true }).first()).toBeVisible()
	await expect(page.getByText('I have kept orchards for ten years.')).toBeVisible()
})

/** Sets up an approved person, and an open job of an approved organisation. */
async function openJob(signedInAs: SignedInAs, approverPage: Page, baseURL: string | undefined) {
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const me = await callsFor(baseURL, candidate.account)
	const them = await callsFor(baseURL, employer.account)
	const title = `Orchard keeper ${randomUUID().slice(0, 6)}`
	await me.call('PUT', 'candidates/me', profile)
	await them.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 6)}`))
	for (const { id } of [me, them]) await approve(approverPage, id)
	const { id: jobId } = await them.call('POST', 'jobs', { ...job(title, 20), questions })
	await acceptJob(approverPage, jobId)
	const read = async (path: string) =>
		(await (await employer.page.request.get(`/api/${path}`)).json()).details
	return { ...candidate, team: { call: them.call, read }, jobId: String(jobId), title }
}
