import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import { approve, callsFor, profile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { program } from '../support/portal.ts'

test('an administrator merges a typed skill into a known one, and a profile shows the remaining one', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const typed = `Jawa ${randomUUID().slice(0, 6)}`
	const person = await personWith(typed, await signedInAs('candidate'), approverPage, baseURL)
	const admin = await administrator(await signedInAs('candidate'))

	await admin.goto('/admin')
	await admin
		.getByRole('navigation', { name: 'Administration' })
		.getByRole('link', { name: 'Skills', exact: true })
		.click()
	await expect(admin.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible()
	await admin.goto('/admin/skills?view=typed')
	await admin.getByRole('searchbox', { name: 'Keywords' }).fill(typed)
	await admin.getByRole('button', { name: 'Show' }).click()
	await expect(admin.getByText('1 person · 0 jobs', { exact: true })).toBeVisible()
	await expectNoBarrier(admin)
	await admin.getByRole('button', { name: `Another name for …: ${typed}` }).click()
	const dialog = admin.getByRole('dialog')
	await dialog.getByRole('combobox', { name: 'Merge into' }).fill('java')
	await admin.getByRole('option', { name: 'Java', exact: true }).click()
	await expect(dialog.getByText('Affected: 1 person, 0 jobs.')).toBeVisible()
	await expectNoBarrier(admin, '[role=dialog] .mantine-Modal-body')
	await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
	await expect(admin.getByText('They have been merged.')).toBeVisible()

	await person.page.goto(`/employee-details/${person.id}`)
	await expect(person.page.getByText(/^Java/).first()).toBeVisible()
	await expect(person.page.getByText(typed)).toHaveCount(0)

	// From now on the typed name means the same skill, and no other skill can take it.
	await admin.goto('/admin/skills?query=TypeScript')
	await admin.getByRole('link', { name: 'TypeScript', exact: true }).click()
	await admin.getByLabel('Another name').fill(typed)
	await admin.getByRole('button', { name: 'Add', exact: true }).click()
	await expect(admin.getByText(`is a name of Java.`)).toBeVisible()
	await expectNoBarrier(admin)
})

test('an administrator names a typed skill in Hindi, and readers of Hindi see it by that name', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const typed = `Kalbat ${randomUUID().slice(0, 6)}`
	const person = await personWith(typed, await signedInAs('candidate'), approverPage, baseURL)
	const admin = await administrator(await signedInAs('candidate'))

	await admin.goto(`/admin/skills?view=typed&query=${encodeURIComponent(typed)}`)
	await admin.getByRole('button', { name: `Make it a checked skill: ${typed}` }).click()
	const inHindi = typed.replace('Kalbat', 'कलाबत्तू')
	const dialog = admin.getByRole('dialog')
	await dialog.getByLabel('Name in Hindi').fill(inHindi)
	await dialog.getByLabel('Field of work').fill('Embroidery')
	await expectNoBarrier(admin, '[role=dialog] .mantine-Modal-body')
	await dialog.getByRole('button', { name: 'Make it a checked skill' }).click()
	await expect(admin.getByRole('heading', { name: typed })).toBeHidden()

	await expect(async () => {
		await person.page.goto(`/employee-details/${person.id}?lang=hi`)
		await expect(person.page.getByText(inHindi).first()).toBeVisible({ timeout: 1000 })
	}).toPass()
	await person.page.goto(`/employee-details/${person.id}?lang=en`)
	await expect(person.page.getByText(typed).first()).toBeVisible()
})

test('an administrator reads statistics over time as charts, a table and a file', async ({ signedInAs }) => {
	const admin = await administrator(await signedInAs('candidate'))

	await admin.goto('/admin/figures?by=day')
	const registrations = admin.getByRole('article').filter({ hasText: 'Registrations' })
	await expect(registrations.getByText(/^[1-9]/).first()).toBeVisible()
	await expect(admin.locator('svg path').first()).toBeAttached()
	await expectNoBarrier(admin)
	const table = await admin.request.get(
		await admin
			.getByRole('link', { name: 'Download as CSV' })
			.evaluate((link) => link.getAttribute('href') ?? ''),
	)

	expect(await table.text()).toContain('Registered people')
	await admin.getByRole('link', { name: 'A year' }).click()
	await expect(admin).toHaveURL(/by=month/)
	await expect(admin.getByRole('table').last().getByRole('row')).toHaveCount(16)
})

/** An approved person with a skill that the portal does not know. */
async function personWith(
	skill: string,
	{ page, account }: { page: Page; account: Parameters<typeof callsFor>[1] },
	approverPage: Page,
	baseURL: string | undefined,
) {
	const { id, call } = await callsFor(baseURL, account)
	await call('PUT', 'candidates/me', { ...profile, skills: [{ name: skill, level: 4 }] })
	await approve(approverPage, id)
	return { page, id }
}

async function administrator({ page, account }: { page: Page; account: { email: string } }) {
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	return page
}
