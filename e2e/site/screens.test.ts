import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { barriersOn } from '../support/barriers.ts'
import { acceptJob, approve, callsFor, job, organisation, profile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

const publicPages = [
	'/',
	'/login',
	'/login?register',
	'/forgot-password',
	'/contact',
	'/grievance',
	'/grievance/track',
	'/transparency',
	'/employee-list',
	'/employer-list',
	'/jobs',
	'/advisory-list',
	'/investor-list',
	'/profession-wise-view/39',
	'/nowhere',
]
const candidatePages = [
	'/employee-dashboard',
	'/profile-update',
	'/edit-education-info',
	'/edit-education-info?entry=new',
	'/edit-work-info',
	'/edit-work-info?entry=new',
	'/edit-work-info?gap=new',
	'/resume-import',
	'/first-steps/resume',
	'/first-steps/work',
	'/first-steps/wishes',
	'/matches',
	'/change-password',
	'/settings',
	'/access-tokens',
	'/name-and-email',
	'/personal-data',
	'/advisory-edit',
	'/investor-edit',
	'/requests',
	'/saved',
	'/privacy',
	'/visits',
]
const guestPages = ['/guest-dashboard', '/guest-profile-update', '/change-account-type', '/saved']
const employerPages = [
	'/employer-dashboard',
	'/employer-profile-update',
	'/employer-first-steps/about',
	'/employer-first-steps/job',
	'/employer-first-steps/people',
	'/edit-sub-branch',
	'/edit-sub-branch?branch=new',
	'/access-tokens',
	'/webhooks',
	'/job-feeds',
	'/job-imports',
	'/team',
	'/domain',
	'/job-edit',
	'/matches',
	'/approve-user-list',
]

const widths = [1280, 600, 360]

test('public pages fit every width, report no error and have no barrier', ({ page }) =>
	look(page, publicPages))

test('so do the pages of a Vyaktigat', async ({ signedInAs }) =>
	look((await signedInAs('candidate')).page, candidatePages))

test('so do the pages of a Sanstha', async ({ signedInAs }) =>
	look((await signedInAs('employer')).page, employerPages))

test('so do the pages of a guest', async ({ signedInAs }) =>
	look((await signedInAs('guest_user')).page, guestPages))

test('so do the pages of an approver', ({ approverPage }) => look(approverPage, ['/approve-user-list']))

test('so do the pages that lists lead to', async ({ page, demoUrl }) => {
	const pages: string[] = []
	for (const list of ['employee', 'employer', 'advisory', 'investor']) {
		await page.goto(`${demoUrl}/${list}-list`)
		const link = page.getByRole('main').locator(`a[href^="/${list}-details/"]`).first()
		pages.push(new URL((await link.getAttribute('href')) ?? '', demoUrl).href)
	}
	await look(page, pages)
})

test('the empty path and home are the same screen', async ({ page }) => {
	for (const path of ['/', '/home']) {
		await page.goto(path)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work that fits, and the reasons why.')
	}
})

test('an unknown address answers 404 with a friendly page', async ({ page }) => {
	for (const path of ['/jobs/not-an-id', '/nowhere/at/all']) {
		const answer = await page.goto(path)
		expect(answer?.status(), path).toBe(404)
		await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
	}
	await page.getByRole('link', { name: 'Go to Home' }).click()
	await expect(page).toHaveURL('/')
})

test('before scripts load, a page is readable and its links work', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
	const page = await context.newPage()

	await page.goto('/')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
	await expect(page.getByLabel('Email')).toBeVisible()
	await context.close()
})

test('the demo data fills the home page, as the README shows it', async ({ page, demoUrl }) => {
	await page.goto(demoUrl)
	await expect(page.getByRole('heading', { name: 'Newest jobs' })).toBeVisible()
	await expect(page.getByText('1,496').first()).toBeVisible()

	// UPDATE_SCREENSHOTS=1 stores the screenshot that the README shows.
	await page.screenshot({
		path: process.env['UPDATE_SCREENSHOTS'] ? 'docs/home.png' : 'e2e/.results/home.png',
	})
})

test('whoever installs the portal is shown its jobs, at the size of a phone and of a desktop', async ({
	page,
	request,
	demoUrl,
}) => {
	const { screenshots } = await (await request.get('/manifest.webmanifest')).json()
	expect(screenshots).toHaveLength(2)
	for (const { src, sizes } of screenshots) {
		const [width, height] = sizes.split('x').map(Number)
		await page.setViewportSize({ width, height })
		await page.goto(`${demoUrl}/jobs`)
		await expect(page.getByRole('main').getByRole('link', { name: 'Senior Driver' }).first()).toBeVisible()
		await page.evaluate(() => document.fonts.ready)

		// UPDATE_SCREENSHOTS=1 stores what the manifest names.
		const isUpdate = Boolean(process.env['UPDATE_SCREENSHOTS'])
		const folder = isUpdate ? 'apps/web/public' : 'e2e/.results'
		await page.screenshot({ path: `${folder}${src}`, type: 'jpeg', quality: 80 })
		// The portal under test has those that were there when it was built.
		if (isUpdate) continue
		const size = await page.evaluate(async (address) => {
			const image = new Image()
			image.src = address
			await image.decode()
			return `${image.naturalWidth}x${image.naturalHeight}`
		}, src)
		expect(size).toBe(sizes)
	}
})

test('words without end widen no page', async ({ signedInAs, approverPage, baseURL }) => {
	const word = `W${randomUUID().replaceAll('-', '')}`.repeat(3)
	const [owner, person] = [await signedInAs('employer'), await signedInAs('candidate')]
	const team = await callsFor(baseURL, owner.account)
	await team.call('PUT', 'organisations/me', { ...organisation(word), about: word })
	await approve(approverPage, team.id)
	const { id } = await team.call('POST', 'jobs', { ...job(word, 20), description: `Plan. ${word}` })
	await acceptJob(approverPage, id)
	const { call, id: personId } = await callsFor(baseURL, person.account)
	await call('PUT', 'candidates/me', { ...profile, headline: word, summary: word })
	await approve(approverPage, personId)
	const { id: application } = await call('POST', `jobs/${id}/applications`, { motivation: word })

	const pages = [
		`/jobs/${id}`,
		`/employer-details/${team.id}`,
		`/employer-data/${team.id}`,
		`/employee-data/${personId}`,
		`/applications/${application}`,
		'/applications',
		`/messages/with/application/${application}`,
		'/employee-dashboard',
	]
	await person.page.setViewportSize({ width: 360, height: 740 })
	for (const path of pages) {
		await person.page.goto(path)
		await expect(person.page.getByText(word).first(), path).toBeAttached()
		await expect
			.poll(() => person.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path)
			.toBeLessThanOrEqual(0)
	}
})

/** Checks each page at every width, and once with axe. */
async function look(page: Page, paths: string[]) {
	const errors: string[] = []
	page.on('pageerror', (error) => errors.push(error.message))
	page.on('console', (message) => {
		// The browser reports pages that answer 404, which one of these does on purpose.
		if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
	})
	for (const path of paths) {
		const answer = await page.goto(path)
		expect(boundariesHydratedLater((await answer?.text()) ?? ''), path).toEqual([])
		expect(await barriersOn(page), path).toEqual([])
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 })
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
			expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
		}
	}
	expect(errors).toEqual([])
}

/**
 * The boundaries of a page that React hydrates after the page itself, found by their comments, except those of late parts: what
 * is done in them early is lost.
 */
function boundariesHydratedLater(page: string) {
	const main = /<main[^]*<\/main>/.exec(page)?.[0] ?? ''
	return main.match(/.{0,80}(?<!data-late="true" style="display:contents">)<!--[$&]-->/g) ?? []
}
