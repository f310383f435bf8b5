import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { callFrom } from '../support/calls.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'

test('what is typed into a list is completed to a filter by the keyboard, in any script', async ({
	page,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/jobs`)
	await waitForScripts(page)
	const field = page.getByRole('combobox', { name: 'Keywords' })
	const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

	await field.fill('nurs')
	await expect(options.first()).toContainText('Nurse')
	await expect(field).toHaveAttribute('aria-expanded', 'true')
	await page.keyboard.press('ArrowDown')
	await expect(options.first()).toHaveAttribute('aria-selected', 'true')
	await expect(field).toHaveAttribute(
		'aria-activedescendant',
		(await options.first().getAttribute('id')) ?? '',
	)
	// Past the end nothing is marked, and Escape closes the list but keeps the words.
	await page.keyboard.press('ArrowUp')
	await expect(field).not.toHaveAttribute('aria-activedescendant')
	await page.keyboard.press('Escape')
	await expect(options).toHaveCount(0)
	await expect(field).toHaveValue('nurs')

	await field.fill('पुणे')
	await expect(options.first()).toContainText('Pune')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\?place=\d+$/)
	await expect(page.getByRole('link', { name: 'Remove Pune' })).toBeVisible()
	await expect(field).toHaveValue('')
})

test('an organisation becomes the words, and without a choice the words are sought as typed', async ({
	page,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/jobs`)
	await waitForScripts(page)
	const organisation = await page.getByRole('article').first().getByRole('paragraph').first().innerText()
	const field = page.getByRole('combobox', { name: 'Keywords' })

	await field.fill(organisation.slice(0, 8))
	await page.getByRole('option', { name: organisation }).first().click()
	await expect(page).toHaveURL((url) => url.searchParams.get('query') === organisation)
	await expect(page.getByRole('article').first()).toContainText(organisation)

	await field.fill('teacher')
	await expect(page.getByRole('option').first()).toBeVisible()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/query=teacher/)
	await expect(page.getByRole('listbox', { name: 'Suggestions' })).toHaveCount(0)
})

test('a town is found by name and by the position of the browser, which need not tell it', async ({
	page,
	context,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/employee-list`)
	await waitForScripts(page)
	const town = page.getByRole('combobox', { name: 'Find a town' })
	await town.fill('xqzvkw')
	await expect(page.getByText('Nothing found')).toBeVisible()
	await town.fill('bombay')
	await expect(page.getByRole('option', { name: /^Mumbai/ })).toBeVisible()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('link', { name: 'Remove Mumbai' })).toBeVisible()

	await page.getByRole('button', { name: 'Near me' }).click()
	await expect(page.getByText('Your browser did not say where you are.')).toBeVisible()

	await context.grantPermissions(['geolocation'])
	await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 })
	await page.getByRole('button', { name: 'Near me' }).click()
	await expect(page).toHaveURL(/place=\d+&km=25$/)
	await expect(page.getByRole('link', { name: 'Remove Pune, up to 25 km' })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Remove Mumbai' })).toHaveCount(0)
})

test('before anything is typed, a list offers the searches that its reader has saved', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	for (const [list, criteria, name] of [
		['jobs', 'query=weaver&workMode=0,2', 'Weaving at home'],
		['people', 'query=nurse', 'Nurses'],
	])
		await callFrom(page, 'post', 'alerts', { list, criteria, name, frequency: 'none' })

	await page.goto('/jobs')
	await waitForScripts(page)
	const field = page.getByRole('combobox', { name: 'Keywords' })
	await field.click()
	const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
	await expect(options).toHaveText(['Weaving at homesaved search'])
	await expectNoBarrierAnywhere(page)
	await page.keyboard.press('Escape')
	await expect(options).toHaveCount(0)
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')

	await expect(page).toHaveURL(/\/jobs\?query=weaver&workMode=0&workMode=2$/)
	await expect(field).toHaveValue('weaver')
})
