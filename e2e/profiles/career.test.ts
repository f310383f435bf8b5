import { expect, test } from '../support/fixtures.ts'
import { openPart } from '../support/parts.ts'

test('a gap between two jobs is found, named with its reason, and shown on the résumé', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
	for (const [startedOn, endedOn] of [
		['2014-01-01', '2018-03-01'],
		['2019-06-01', null],
	]) {
		const data = { title: 'Welder', organisationName: 'Anand Works', startedOn, endedOn }
		await page.request.post('/api/work-entries', { data, headers: { 'X-XSRF-TOKEN': token } })
	}

	await page.goto('/edit-work-info')
	await expect(page.getByText('Nothing is entered for Apr 2018 to May 2019.')).toBeVisible()
	await page.getByRole('link', { name: 'Explain this gap' }).click()
	await page.getByRole('button', { name: 'Save entry' }).click()
	await expect(page.getByText('Please choose a reason.')).toBeVisible()
	await page.getByRole('combobox', { name: 'Reason' }).click()
	await page.getByRole('option', { name: 'Caring for family' }).click()
	await page.getByRole('textbox', { name: 'Note' }).fill('My father was ill.')
	await page.getByRole('button', { name: 'Save entry' }).click()

	await expect(page.getByRole('heading', { name: 'Caring for family' })).toBeVisible()
	await expect(page.getByText('Nothing is entered for')).toBeHidden()
	await page.goto('/employee-dashboard')
	await page.getByRole('link', { name: 'Résumé', exact: true }).click()
	await expect(page.getByText('My father was ill.')).toBeVisible()
})

test('an entry proves a skill, and other preferences are saved with the profile', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
	const data = { title: 'Welder', organisationName: 'Anand Works', startedOn: '2014-01-01' }
	await page.request.post('/api/work-entries', { data, headers: { 'X-XSRF-TOKEN': token } })

	await page.goto('/profile-update')
	await openPart(page, 'Skills')
	await page.getByRole('combobox', { name: 'Add a skill' }).fill('Arc welding')
	await page.getByRole('combobox', { name: 'Add a skill' }).press('Enter')
	await page.getByRole('combobox', { name: 'Arc welding: Shown by' }).click()
	await page.getByRole('option', { name: 'Welder, Anand Works' }).click()
	await openPart(page, 'What you are looking for')
	await page.getByRole('combobox', { name: 'Would also work in' }).fill('Nashik')
	await page.getByRole('option', { name: /Nashik/ }).click()
	await openPart(page, 'Headline and summary')
	await page.getByRole('textbox', { name: 'Links to your work' }).fill('asha.example.org/welding')
	await page.reload()

	await page.getByRole('button', { name: 'Restore them' }).click()
	await expect(page.getByRole('textbox', { name: 'Links to your work' })).toHaveValue(
		'asha.example.org/welding',
	)
	await openPart(page, 'Skills')
	await page.getByRole('button', { name: 'Arc welding', exact: true }).click()
	await expect(page.getByRole('combobox', { name: 'Arc welding: Shown by' })).toHaveValue(
		'Welder, Anand Works',
	)
})

test('suggestions that arrive after a skill was added do not cover the form', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	const { promise: isAdded, resolve: noteAdded } = Promise.withResolvers<void>()
	await page.route(/\/api\/skills\?/, async (route) => {
		await isAdded
		await route.continue()
	})
	const asked = page.waitForRequest(/skills\?query=Arc/)

	await page.goto('/profile-update')
	await openPart(page, 'Skills')
	const adder = page.getByRole('combobox', { name: 'Add a skill' })
	await adder.fill('Arc welding')
	await asked
	await adder.press('Enter')
	await expect(adder).toHaveValue('')
	const answered = page.waitForResponse(/skills\?query=Arc/)
	noteAdded()
	await answered
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

	await expect(page.getByRole('option')).toHaveCount(0)
	await page.getByRole('combobox', { name: 'Arc welding: Level' }).click()
	await page.getByRole('option', { name: 'Expert' }).click()
	await expect(page.getByRole('combobox', { name: 'Arc welding: Level' })).toHaveValue('Expert')
})
