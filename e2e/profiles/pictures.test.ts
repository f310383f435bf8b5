import type { Page } from '@playwright/test'
import { approve, callFrom, profile } from '../support/calls.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'
import { expectNothingMoves } from '../support/moves.ts'

/** Eight by eight pixels of one colour. */
const png = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGPgjorDihiGlgQAukQ/AcoaKKoAAAAASUVORK5CYII=',
	'base64',
)

test('a photo is chosen, cropped with the keyboard, saved and removed', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: png })

	const dialog = page.getByRole('dialog', { name: 'Your photo' })
	const zoom = dialog.getByRole('slider', { name: 'Zoom' })
	await zoom.press('ArrowRight')
	await expect(zoom).toHaveAttribute('aria-valuenow', '1.05')
	await dialog.getByRole('button', { name: 'Save picture' }).click()

	await expect(page.getByText('Your photo has been saved.')).toBeVisible()
	const photo = page.locator('img[src^="/api/files/"]')
	await expect(photo).toBeVisible()
	expect((await page.request.get((await photo.getAttribute('src')) ?? '')).headers()['content-type']).toBe(
		'image/webp',
	)

	await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
	await expect(page.getByText('Your photo has been removed.')).toBeVisible()
	await expect(photo).toHaveCount(0)
})

test('a file that is not a picture is refused with an explanation', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')

	await choose(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
	await expect(page.getByText('This file is not an image.')).toBeVisible()

	await choose(page, { name: 'torn.png', mimeType: 'image/png', buffer: png.subarray(0, 30) })
	await expect(page.getByText('We could not read this image.')).toBeVisible()
	await expect(page.getByRole('dialog', { name: 'Your photo' })).toBeHidden()
})

test('a heading stays in its place while the photo beside it loads', async ({ signedInAs, approverPage }) => {
	const { page } = await signedInAs('candidate')
	await callFrom(page, 'put', 'candidates/me', profile)
	const { details } = await (await page.request.get('/api/auth/session')).json()
	await approve(approverPage, details.account.id)
	await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: png })
	await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click()
	await expect(page.getByText('Your photo has been saved.')).toBeVisible()

	for (const width of [1280, 360]) {
		await page.setViewportSize({ width, height: 740 })
		const path = `/employee-details/${details.account.id}`
		await expectNothingMoves(page, path, '**/api/files/*', page.getByRole('main'))
	}
})

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
	await page.goto('/profile-update')
	await waitForScripts(page)
	await page.getByRole('button', { name: 'Choose a picture Your photo' }).setInputFiles(file)
}
