import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/fixtures.ts'

const seeker = { email_id: 'mangesh.kamble.0-1490@example.com', user_type: 'candidate' }

test('a job is on a map with the distance from the town that was searched, without a script', async ({
	browser,
	demoUrl,
}) => {
	const context = await browser.newContext({ baseURL: demoUrl, javaScriptEnabled: false })
	const page = await context.newPage()
	const nashik = await townId(demoUrl, 'Nashik')
	await page.goto(`/jobs?place=${nashik}&km=300&workMode=0`)
	await expect(page.getByRole('main').locator('a[href^="/jobs/"]').first()).toHaveAttribute(
		'href',
		new RegExp(`near=${nashik}`),
	)

	await page.goto(`/jobs/${await jobIn(demoUrl, 'Pune')}?from=list&near=${nashik}`)

	const distance = 'Pune is 164 km from Nashik, the town you searched for, in a straight line.'
	await expect(page.getByText(distance, { exact: true })).toBeVisible()
	const map = page.getByRole('img', { name: /^A map of Pune with towns around: .*Mumbai/ })
	await expect(map).toHaveAccessibleName(new RegExp(distance))
	await expect(map.getByText('Nashik')).toBeVisible()
	await expect(map.getByText('50 km')).toBeVisible()
	await page.setViewportSize({ width: 360, height: 740 })
	await expect(map).toHaveCount(1)
	await expect(map).toBeVisible()
	await context.close()
})

test("a person reads how far a job is from their own town, which is on nobody else's page", async ({
	page,
	browser,
	demoUrl,
}) => {
	const password = await readFile(join(process.env['E2E_DEMO_FOLDER'] ?? '', 'demo-password'), 'utf8')
	const login = { data: { ...seeker, password: password.trim() } }
	expect((await page.request.post(`${demoUrl}/api/auth/login`, login)).ok()).toBe(true)
	const { place } = (await (await page.request.get(`${demoUrl}/api/candidates/me`)).json()).details
	const address = `${demoUrl}/jobs/${await jobIn(demoUrl, place === 'Pune' ? 'Nagpur' : 'Pune')}`

	await page.goto(address)
	await expect(page.getByText(`km from ${place}, where you live, in a straight line.`)).toBeVisible()

	const other = await (await browser.newContext()).newPage()
	await other.goto(address)
	await expect(other.getByRole('img', { name: /^A map of/ })).toBeVisible()
	await expect(other.getByText('in a straight line')).toHaveCount(0)
	await other.context().close()
})

async function read(url: string, path: string) {
	return (await (await fetch(`${url}/api/${path}`)).json()).details
}

async function townId(url: string, name: string): Promise<number> {
	const [town] = await read(url, `places?query=${name}`)
	return town.id
}

/** An open job of the demo data that is in this town alone. */
async function jobIn(url: string, town: string): Promise<string> {
	const { items } = await read(url, `jobs?place=${await townId(url, town)}`)
	return items.find(
		(job: { places: string[]; workMode: string }) => job.places.length === 1 && job.workMode !== 'remote',
	).id
}
