import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectNoBarrier } from '../support/barriers.ts'
import { acceptJob, approve, callFrom, job, organisation } from '../support/calls.ts'
import { expect, newAddress, test } from '../support/fixtures.ts'
import { program } from '../support/portal.ts'

test('a reported job is frozen and hidden from strangers, its owner disputes, and a moderator restores it', async ({
	page: stranger,
	signedInAs,
	approverPage,
	mailbox,
}) => {
	const { page: admin, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	const { page: owner, account: ownerAccount } = await signedInAs('employer')
	await callFrom(owner, 'put', 'organisations/me', organisation('Amravati Orchards'))
	const session = (await (await owner.request.get('/api/auth/session')).json()).details
	await approve(approverPage, session.account.id)
	const title = `Drip planner ${session.account.id.slice(-6)}`
	const { id } = await callFrom(owner, 'post', 'jobs', job(title, 30))
	await acceptJob(approverPage, id)
	const { page: reporter } = await signedInAs('candidate')

	await reporter.goto(`/jobs/${id}`)
	await reporter.getByRole('button', { name: 'Report this job' }).click()
	await reporter.getByRole('radio', { name: 'It asks for money' }).check()
	await reporter.getByRole('textbox', { name: 'Details' }).fill('They want a fee first.')
	await reporter.getByRole('button', { name: 'Send report' }).click()
	await expect(reporter.getByText('Your report has been filed')).toBeVisible()

	await admin.goto('/admin')
	await admin
		.getByRole('navigation', { name: 'Administration' })
		.getByRole('link', { name: 'Reported' })
		.click()
	await expectNoBarrier(admin)
	await admin.getByRole('link', { name: title }).click()
	await expect(admin.getByText('They want a fee first.')).toBeVisible()
	await admin.getByRole('button', { name: 'Freeze' }).click()
	await expect(admin.getByText(/A job · Frozen/)).toBeVisible()
	await expectNoBarrier(admin)

	expect((await stranger.goto(`/jobs/${id}`))?.status()).toBe(404)
	await mailbox.find(ownerAccount.email, /Hidden for now: your job/)
	await owner.goto(`/jobs/${id}`)
	await owner.getByRole('link', { name: 'See why' }).click()
	await expect(owner.getByText('Reported for: asks for money.')).toBeVisible()
	await expect(owner.getByText('They want a fee first.')).toHaveCount(0)
	await owner.getByRole('button', { name: 'The reports are wrong' }).click()
	await owner.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(owner.getByText('Please write a short message; a person will review it.')).toBeVisible()
	await owner.getByRole('textbox', { name: 'Your message' }).fill('We never ask for money.')
	await owner.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(owner.getByText('You wrote: We never ask for money.')).toBeVisible()
	await expectNoBarrier(owner)

	await admin.reload()
	await expect(admin.getByText('We never ask for money.')).toBeVisible()
	await admin.getByRole('button', { name: 'Dismiss the reports' }).click()
	const dialogue = admin.getByRole('dialog', { name: 'Dismiss the reports' })
	await dialogue.getByRole('button', { name: 'Dismiss the reports' }).click()
	await expect(admin.getByText('This case has been decided.')).toBeVisible()

	expect((await stranger.goto(`/jobs/${id}`))?.status()).toBe(200)
	await mailbox.find(ownerAccount.email, /Shown again: your job/)
	await reporter.goto('/notifications')
	await expect(reporter.getByText('Your report was reviewed')).toBeVisible()
})

test('an administrator edits a mail and retries a failed one', async ({ signedInAs, mailbox, request }) => {
	const { page: admin, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	await admin.goto('/admin/mail-templates/password_changed')
	await expectNoBarrier(admin)
	await admin.getByRole('textbox', { name: 'Subject' }).fill('{first_nam}, your password is new')
	await admin.getByRole('button', { name: 'Save' }).click()
	await expect(admin.getByText('There is no {first_nam} in this email.').first()).toBeVisible()
	await admin.getByRole('textbox', { name: 'Subject' }).fill('{first_name}, your password is new')
	await admin.getByRole('button', { name: 'Preview' }).click()
	await expect(
		admin.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }),
	).toBeVisible()
	await admin.getByRole('button', { name: 'Send it to me' }).click()
	await mailbox.find(account.email, /\[Test\] Asha, your password is new/)

	const email = newAddress('full')
	const full = join(process.env['E2E_MAILS'] ?? '', `${email}.full`)
	await writeFile(full, '')
	await request.post('/api/auth/otp-send-with-email', { data: { email } })
	const work = admin.getByRole('listitem').filter({ hasText: 'mail_verification_code' })
	// Waits until the retry delay is long enough to click before the next try.
	await expect(async () => {
		await admin.goto('/admin/queue?task=mail_verification_code')
		await expect(work.getByText(/Tried [3-9] of 15/)).toBeVisible({ timeout: 500 })
	}).toPass({ timeout: 40_000 })
	await expect(work.getByText('This mailbox is full.')).toBeVisible()
	await expectNoBarrier(admin)
	await rm(full)
	await work.getByRole('button', { name: /^Try again: task/ }).click()
	expect(await mailbox.codeFor(email)).toMatch(/^\d{6}$/)
})
