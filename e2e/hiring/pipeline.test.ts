import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { acceptJob, approve, callFrom, callsFor, job, organisation, profile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

type SignedInAs = (userType: 'candidate' | 'employer') => Promise<{
	page: Page
	account: { email: string; password: string; userType: string }
}>

test('an applicant is shortlisted by keyboard, meets the team at a time of their choice, and is hired', async ({
	signedInAs,
	approverPage,
	baseURL,
	mailbox,
}) => {
	const { board, me, account, applicationId, jobId, title } = await openBoard(
		signedInAs,
		approverPage,
		baseURL,
	)

	await board.goto(`/job-pipeline/${jobId}`)
	const inStage = (name: string) => board.getByRole('region', { name: new RegExp(`^${name},`) })
	await expectNoBarrierAnywhere(board)
	const grip = inStage('Submitted').getByRole('button', { name: 'Drag Meera Joshi' })
	await grip.focus()
	await grip.press('Space')
	await expect(board.getByText(/^Meera Joshi is picked up, in Submitted/)).toBeAttached()
	await expect(inStage('Viewed')).toHaveAttribute('data-open')
	await board.keyboard.press('ArrowRight')
	await expect(board.getByText('Over Viewed.')).toBeAttached()
	await board.keyboard.press('ArrowRight')
	await expect(board.getByText('Over Shortlisted.')).toBeAttached()
	await board.keyboard.press('Space')
	await expect(board.getByText('Meera Joshi is now in Shortlisted.')).toBeVisible()
	await expect(inStage('Shortlisted').getByRole('button', { name: 'Drag Meera Joshi' })).toBeFocused()
	await mailbox.find(account.email, /You are on the shortlist/)

	await inStage('Shortlisted').getByRole('link', { name: 'Meera Joshi' }).click()
	const panel = board.getByRole('dialog', { name: `Applicant for ${title}` })
	await panel.getByLabel('New note').fill('Ask about drip lines.')
	await panel.getByRole('button', { name: 'Save the note' }).click()
	await expect(panel.getByRole('listitem').filter({ hasText: 'Ask about drip lines.' })).toBeVisible()
	await panel.getByRole('button', { name: 'Propose times for an interview' }).click()
	await panel.getByRole('button', { name: 'Propose these times' }).click()
	await expect(panel.getByText('Please enter the place or the link to the call.')).toBeVisible()
	await panel.getByLabel('Time 1', { exact: true }).fill(localTime(3, '10:00'))
	await panel.getByRole('button', { name: 'Add a time' }).click()
	await expect(panel.getByLabel('Time 2', { exact: true })).toHaveValue(localTime(3, '11:00'))
	await panel.getByLabel('Where').fill('At our orchard, gate 2')
	await panel.getByRole('button', { name: 'Propose these times' }).click()
	await expect(panel.getByText('Times proposed; the applicant has not chosen yet')).toBeVisible()
	await expectNoBarrierAnywhere(board)

	await mailbox.find(account.email, /Choose a time for your interview/)
	await me.goto(`/applications/${applicationId}`)
	await me.getByRole('button', { name: 'Choose this time' }).click()
	await expect(me.getByText('Please choose one of the times.')).toBeVisible()
	await me.getByRole('radio', { name: /11:00/ }).check()
	await me.getByRole('button', { name: 'Choose this time' }).click()
	await expect(me.getByRole('heading', { name: 'Interview confirmed' })).toBeVisible()
	// A toast that is fading has little contrast.
	await expect(me.getByText('The interview has been scheduled.', { exact: false })).toBeHidden()
	await expectNoBarrierAnywhere(me)
	const invitation = await mailbox.find(account.email, /^The interview is fixed/)
	expect(invitation.attachments.map(({ filename }) => filename)).toEqual(['interview.ics'])
	const downloading = me.waitForEvent('download')
	await me.getByRole('link', { name: 'Add to my calendar' }).click()
	expect((await downloading).suggestedFilename()).toBe('interview.ics')

	await board.reload()
	await expect(panel.getByRole('heading', { name: 'Interview confirmed' })).toBeVisible()
	await moveTo(board, panel, 'Offered')
	await expect(board.getByText('Meera Joshi is now in Offered.')).toBeVisible()
	await me.reload()
	await me.getByRole('button', { name: 'Accept the offer' }).click()
	await me.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click()
	await expect(me.getByText('You are hired').first()).toBeVisible()

	await board.goto(`/job-figures/${jobId}`)
	await expect(board.getByRole('row', { name: /^Hired 1 100%/ })).toBeVisible()
	await expectNoBarrierAnywhere(board)
	// The smallest phones, and pages at four times their size.
	await board.setViewportSize({ width: 320, height: 640 })
	expect(
		await board.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
	).toBeLessThanOrEqual(0)
})

test('a blind job shows numbers in place of names, two reviewers do not overwrite each other, and a rejection has a reason', async ({
	signedInAs,
	approverPage,
	baseURL,
	mailbox,
}) => {
	const opened = await openBoard(signedInAs, approverPage, baseURL, { isBlind: true })
	const { board, account, applicationId, jobId } = opened
	await board.goto(`/job-pipeline/${jobId}`)

	const card = board.getByRole('article')
	await expect(card).toContainText(/Applicant [0-9A-F]{4,}/)
	await expect(card).not.toContainText('Joshi')
	await card.getByRole('link', { name: /Applicant/ }).click()
	await expect(board.getByText('The name is hidden')).toBeVisible()
	await expect(
		board.getByRole('dialog').getByRole('heading', { name: /^Applicant [0-9A-F]{4,}$/ }),
	).toBeVisible()
	expect(await board.content()).not.toContain(account.email)
	await board.getByRole('button', { name: 'Back to the board' }).click()
	await expect(board.getByRole('dialog')).toHaveCount(0)
	await expect(board.getByRole('region', { name: 'Viewed, 1 applicant' })).toBeVisible()

	// Meanwhile a colleague is faster.
	await callFrom(board, 'post', `jobs/${jobId}/applications/${applicationId}/move`, {
		from: 'viewed',
		to: 'shortlisted',
	})
	await card.getByRole('button', { name: /^Move / }).click()
	const dialog = board.getByRole('dialog')
	await dialog.getByRole('radio', { name: 'Rejected' }).check()
	await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
	await expect(dialog.getByText('Please choose a reason.')).toBeVisible()
	await dialog.getByRole('combobox', { name: 'Reason' }).click()
	await board.getByRole('option', { name: 'The location does not fit' }).click()
	await dialog.getByLabel('Message').fill('It is far from you.')
	await expect(dialog.getByRole('region', { name: 'The email that will be sent' })).toContainText(
		'It is far from you.',
	)
	await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
	await expect(board.getByText(/Somebody else was faster: this application is now shortlisted/)).toBeVisible()
	await expect(board.getByRole('region', { name: 'Shortlisted, 1 applicant' })).toContainText('Meera Joshi')

	await card.getByRole('button', { name: /^Move / }).click()
	await dialog.getByRole('radio', { name: 'Rejected' }).check()
	await dialog.getByRole('combobox', { name: 'Reason' }).click()
	await board.getByRole('option', { name: 'The location does not fit' }).click()
	await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
	await expect(board.getByText('Ended: 1')).toBeVisible()
	const letter = await mailbox.find(account.email, /Your application was not successful/)
	expect(letter.text).toContain('the place of work does not fit')
	await board.getByRole('button', { name: 'Undo' }).click()
	await expect(board.getByRole('region', { name: 'Shortlisted, 1 applicant' })).toContainText('Meera Joshi')
})

/** Sets up a job with one applicant, with pages for the team and the applicant. */
async function openBoard(
	signedInAs: SignedInAs,
	approver: Page,
	baseURL: string | undefined,
	said: { isBlind?: boolean } = {},
) {
	const { page: board, account: owner } = await signedInAs('employer')
	const { page: me, account } = await signedInAs('candidate')
	const [us, them] = await Promise.all([callsFor(baseURL, owner), callsFor(baseURL, account)])
	await us.call('PUT', 'organisations/me', organisation(`Orange growers ${randomUUID().slice(0, 6)}`))
	await them.call('PUT', 'candidates/me', profile)
	for (const { id } of [us, them]) await approve(approver, id)
	const title = `Irrigation planner ${randomUUID().slice(0, 6)}`
	const { id: jobId } = await us.call('POST', 'jobs', { ...job(title, 20), ...said })
	await acceptJob(approver, jobId)
	const cookie = (await me.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')
	const headers = { 'x-xsrf-token': decodeURIComponent(cookie?.value ?? '') }
	const multipart = { motivation: 'I have planned drip lines for ten years.' }
	const sent = await me.request.post(`/api/jobs/${jobId}/applications`, { headers, multipart })
	const { details } = await sent.json()
	return { board, me, account, jobId, title, applicationId: String(details.id) }
}

async function moveTo(page: Page, panel: ReturnType<Page['getByRole']>, stage: string) {
	await panel.getByRole('button', { name: 'Move to…' }).click()
	const dialog = page.getByRole('dialog', { name: 'Move Meera Joshi' })
	await dialog.getByRole('radio', { name: stage }).check()
	await dialog.getByRole('button', { name: 'Move', exact: true }).click()
}

/** A time in this many days as a datetime-local value, in the time zone of the browser. */
function localTime(days: number, time: string) {
	const at = new Date(Date.now() + days * 86_400_000)
	const two = (number: number) => String(number).padStart(2, '0')
	return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${time}`
}
