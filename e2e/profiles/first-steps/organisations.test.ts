import { expectNoBarrier } from '../../support/barriers.ts'
import { acceptJob, approve, callFrom, callsFor, job } from '../../support/calls.ts'
import { counting } from '../../support/counting.ts'
import { chooseOption, expect, newAddress, password, test, waitForScripts } from '../../support/fixtures.ts'
import { expectOpenPart } from '../../support/parts.ts'

/** Eight by eight pixels of one colour. */
const png = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGPgjorDihiGlgQAukQ/AcoaKKoAAAAASUVORK5CYII=',
	'base64',
)

test('an organisation is led from its logo over its first job to the people who match @every-width', async ({
	signedInAs,
	approverPage,
}) => {
	const { page } = await signedInAs('employer')
	await page.goto('/')
	await page.getByRole('link', { name: 'Take the first steps' }).click()

	await expect(page).toHaveURL(/\/employer-first-steps\/about$/)
	await waitForScripts(page)
	await expectNoBarrier(page)
	const picture = { name: 'logo.png', mimeType: 'image/png', buffer: png }
	await page.getByRole('button', { name: 'Choose a picture Logo' }).setInputFiles(picture)
	await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click()
	await expect(page.getByText('The logo is uploaded when you save.')).toBeVisible()
	await page.getByLabel('Name', { exact: true }).fill(`Sahyadri Works ${newAddress('x').slice(2, 10)}`)
	await chooseOption(page, 'Kind', 'Company')
	await chooseOption(page, 'Number of employees', '11-50')
	await page.getByRole('combobox', { name: 'Field of work' }).fill('Farming')
	await page.getByLabel('About', { exact: true }).fill('We grow oranges.')
	await page.getByRole('button', { name: 'Continue', exact: true }).click()
	await expectOpenPart(page, 'Location and contact')
	await chooseOption(page, 'Town', 'Pune')
	await page.getByLabel('Mobile number').fill('98765 43210')
	await page.getByRole('button', { name: 'Save and continue' }).click()

	await expect(page).toHaveURL(/\/employer-first-steps\/job$/)
	await expect(page.getByText('Jobs can be posted once the organisation is approved.')).toBeVisible()
	await expectNoBarrier(page)
	const organisation = (await (await page.request.get('/api/organisations/me')).json()).details
	expect(organisation).toMatchObject({ status: 'pending', logo: expect.stringContaining('/api/files/') })
	await page.getByRole('link', { name: 'Skip this step' }).click()
	await expect(page).toHaveURL(/\/employer-first-steps\/people$/)
	await expect(page.getByText('Shortlists become available once your organisation is approved')).toBeVisible()
	await page.goBack()
	await expect(page).toHaveURL(/\/employer-first-steps\/job$/)

	const { details } = await (await page.request.get('/api/auth/session')).json()
	await approve(approverPage, details.account.id)
	await page.goto('/employer-first-steps')
	await expect(page).toHaveURL(/\/employer-first-steps\/job$/)
	await expect(page.getByRole('link', { name: 'Describe a job' })).toHaveAttribute('href', '/job-edit')
	const { id } = await callFrom(page, 'post', 'jobs', job('Irrigation planner', 30))
	await page.goto('/employer-first-steps')
	await expect(page).toHaveURL(/\/employer-first-steps\/people$/)
	await acceptJob(approverPage, id)

	await page.reload()
	await expectNoBarrier(page)
	await page.getByRole('link', { name: 'See the shortlist' }).click()
	await expect(page).toHaveURL(/\/matches$/)
	await page.goto('/employer-first-steps')
	await expect(page).toHaveURL(/\/matches$/)
})

test('from the registration to the first shortlist an organisation presses 15 times and answers 17 questions', async ({
	page,
	approverPage,
	baseURL,
	mailbox,
}) => {
	test.slow()
	const { counted, main, button, press, answer, choose, register } = counting(page, mailbox.codeFor)

	await page.goto('/login?register')
	await press(main.getByRole('tab', { name: /Sanstha/ }))
	const email = await register('Shubham', 'Shelke')

	await answer(page.getByLabel('Name', { exact: true }), `Sahyadri Works ${email.slice(0, 12)}`)
	await choose('Kind', 'Company')
	await choose('Number of employees', '11-50')
	await answer(page.getByRole('combobox', { name: 'Field of work' }), 'Farming')
	await answer(page.getByLabel('About', { exact: true }), 'We grow oranges.')
	await press(button('Continue'))
	await choose('Town', 'Pune')
	await answer(page.getByLabel('Mobile number'), '98765 43210')
	await press(button('Save and continue'))
	await expect(page).toHaveURL(/\/employer-first-steps\/job$/)
	const us = await callsFor(baseURL, { email, password, userType: 'employer' })
	await approve(approverPage, us.id)
	await page.reload()

	await press(page.getByRole('link', { name: 'Describe a job' }))
	await answer(page.getByLabel('Title', { exact: true }), 'Shop developer')
	await answer(page.getByLabel('Job description'), 'You build our shop. You know JavaScript well.')
	await choose('Profession', 'Web Developer')
	await choose('Locations', 'Pune')
	await press(button('Next'))
	await press(page.getByRole('checkbox', { name: 'JavaScript' }))
	for (const step of ['requirements', 'pay', 'questions']) await test.step(step, () => press(button('Next')))
	await press(button('Submit for review'))
	await expect(page.getByText('Waiting for review')).toBeVisible()
	await acceptJob(approverPage, page.url().split('/').at(-1) ?? '')
	await page.reload()
	await press(main.getByRole('link', { name: 'Shortlist' }).first())
	await expect(page).toHaveURL(/\/matches/)
	expect(counted).toEqual({ presses: 15, answers: 17 })
})
