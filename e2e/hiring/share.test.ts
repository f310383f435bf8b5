import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'

test('a job is shared by WhatsApp, mail or its link, and tells what other jobs pay', async ({
	browser,
	demoUrl,
}) => {
	const context = await browser.newContext({
		baseURL: demoUrl,
		permissions: ['clipboard-read', 'clipboard-write'],
		viewport: { width: 360, height: 740 },
	})
	const page = await context.newPage()
	const paid = await jobWithUsualPay(demoUrl)
	await page.goto(`/jobs/${paid.id}`)
	await waitForScripts(page)

	await expect(page.getByText(`Half of ${paid.jobs} open jobs for this profession pay between`)).toBeVisible()
	await page.getByText('Share', { exact: true }).click()
	const shared = `${demoUrl}/jobs/${paid.id}?from=shared`
	await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
		'href',
		`https://wa.me/?text=${encodeURIComponent(`${paid.title}, ${paid.organisation} ${shared}`)}`,
	)
	await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 })
	await expectNoBarrierAnywhere(page)
	await page.getByRole('button', { name: 'Copy link' }).click()
	await expect(page.getByText('The link has been copied.')).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared)
	await page.keyboard.press('Escape')
	await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
	await context.close()
})

/** A job of the demo data whose profession has enough jobs for its usual pay to be told. */
async function jobWithUsualPay(url: string) {
	const read = async (path: string) => (await (await fetch(`${url}/api/${path}`)).json()).details
	const { items } = await read('jobs')
	for (const { id } of items) {
		const job = await read(`jobs/${id}`)
		const usual = await read(`professions/${job.professionId}/pay`)
		if (usual) return { id, jobs: usual.jobs, title: job.title, organisation: job.organisation.name }
	}
	throw new Error('No job on the first page has a usual pay.')
}
