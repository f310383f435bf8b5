import type { Locator, Page } from '@playwright/test'
import {
	chooseOption,
	expect,
	expectAfterReloading,
	menuOf,
	newAddress,
	openModal,
	password,
	test,
	waitForScripts,
} from '../support/fixtures.ts'

/** The main task, done by three people in three browsers: a person, an organisation and an approver. */
test('a person and an organisation are matched, ranked, with the same reasons for both', async ({
	browser,
	baseURL,
	mailbox,
	approverPage,
}) => {
	test.slow()
	const options = baseURL ? { baseURL } : {}
	const person = await (await browser.newContext(options)).newPage()
	const employer = await (await browser.newContext(options)).newPage()
	const name = `Asha ${newAddress('x').slice(2, 10)}`
	const works = `Sahyadri Works ${newAddress('x').slice(2, 10)}`

	await register(person, 'Vyaktigat', name, mailbox.codeFor)
	await completeProfile(person)
	await register(employer, 'Sanstha', 'Ravi', mailbox.codeFor)
	await completeOrganisation(employer, works)
	await approve(approverPage, name)
	await approve(approverPage, works)

	await postJob(employer)
	await acceptJob(approverPage, 'Web developer', works)
	await employer.reload()
	await employer.getByRole('link', { name: 'Shortlist' }).first().click()
	await expect(employer).toHaveURL(/\/matches/)
	const shortlisted = employer.getByRole('article').filter({ hasText: name })
	await expectAfterReloading(employer, shortlisted)
	const seenByEmployer = await scoreIn(shortlisted)

	await person.goto('/matches')
	const offered = person.getByRole('article').filter({ hasText: works })
	await expectAfterReloading(person, offered)
	expect(await scoreIn(offered)).toBe(seenByEmployer)
	await expect(offered.getByText('JavaScript').first()).toBeVisible()
	await offered.getByText('All the reasons').click()
	await expect(offered.getByText('Why this score')).toBeVisible()
	expect(Number(seenByEmployer)).toBeGreaterThan(50)

	await offered.getByRole('link', { name: 'Web developer' }).click()
	await expect(person.getByRole('heading', { name: 'How you match this job' })).toBeVisible()
})

async function register(
	page: Page,
	tab: string,
	firstName: string,
	codeFor: (to: string) => Promise<string>,
) {
	const email = newAddress(tab.toLowerCase())
	await openModal(page, 'Register')
	await page.getByRole('tab', { name: tab }).click()
	await page.getByLabel('First Name').fill(firstName)
	await page.getByLabel('Last Name').fill('Kulkarni')
	await page.getByLabel('Email').fill(email)
	await page.getByRole('button', { name: 'Get OTP' }).click()
	await expect(page.getByText('Success! Your otp is sended to your Email.')).toBeVisible()
	await page.getByRole('button', { name: 'OK' }).click()
	await page.getByLabel('OTP').first().click()
	await page.keyboard.type(await codeFor(email))
	await expect(page.getByText('Your email is verified.')).toBeVisible()
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByLabel('Confirm Password').fill(password)
	await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
	await expect(page.getByText('Registration successful.')).toBeVisible()
	await page.getByRole('button', { name: 'OK' }).click()

	await (await menuOf(page)).getByRole('link', { name: 'Login' }).click()
	await page.getByRole('tab', { name: tab }).click()
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'LogIn' }).click()
	await expect(page.getByText('Hi ', { exact: false }).first()).toBeVisible()
	await waitForScripts(page)
}

async function completeProfile(page: Page) {
	await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
	await page.getByRole('link', { name: 'Complete your profile' }).click()
	await page.getByRole('textbox', { name: 'Headline' }).fill('Web developer with five years in farm software')
	await chooseOption(page, 'Profession', 'Web Developer')
	await addSkills(page, 'Add a skill', ['JavaScript', 'React'])
	await page.getByLabel('Years', { exact: true }).first().fill('5')
	await chooseOption(page, 'Highest education', "Bachelor's degree")
	await chooseOption(page, 'Add a language', 'English')
	await chooseOption(page, 'Town', 'Pune')
	await page.getByLabel('Mobile number').fill('98765 43210')
	await page.getByLabel('Date of birth').fill('1995-05-17')
	await page.getByRole('button', { name: 'Save profile' }).click()
	await expect(page.getByText('Your profile is being reviewed')).toBeVisible()
}

async function completeOrganisation(page: Page, name: string) {
	await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
	await page.getByRole('link', { name: 'Complete your organisation' }).click()
	await page.getByLabel('Name', { exact: true }).fill(name)
	await chooseOption(page, 'Kind', 'Company')
	await page.getByLabel('About').fill('We build software for farms.')
	await page.getByRole('combobox', { name: 'Field of work' }).fill('Software')
	await chooseOption(page, 'Number of employees', '11-50')
	await chooseOption(page, 'Town', 'Pune')
	await page.getByLabel('Mobile number').fill('98765 43211')
	await page.getByRole('button', { name: 'Save organisation' }).click()
	await expect(page.getByText('Your organisation is being reviewed')).toBeVisible()
}

async function approve(page: Page, name: string) {
	await openInQueue(page, '/approve-user-list', page.getByRole('link', { name }))
	await page.getByRole('button', { name: 'Approve' }).click()
	await expect(page.getByText('The decision has been recorded.', { exact: true })).toBeVisible()
}

async function postJob(page: Page) {
	await page.goto('/employer-dashboard')
	await page.getByRole('link', { name: 'New job' }).first().click()
	await page.getByLabel('Title').fill('Web developer')
	await chooseOption(page, 'Profession', 'Web Developer')
	await chooseOption(page, 'Locations', 'Pune')
	await page.getByLabel('Job description').fill('You build the pages of our farm software.')
	await page.getByRole('button', { name: 'Next', exact: true }).click()
	await addSkills(page, 'Must-have skills', ['JavaScript'])
	await addSkills(page, 'Nice-to-have skills', ['React'])
	for (const heading of ['What you offer', 'How people apply', 'Ready?']) {
		await page.getByRole('button', { name: 'Next', exact: true }).click()
		await expect(page.getByRole('heading', { name: heading })).toBeVisible()
	}
	await page.getByRole('button', { name: 'Submit for review' }).click()
	await expect(page.getByText('Waiting for review')).toBeVisible()
}

async function acceptJob(page: Page, title: string, works: string) {
	const job = page.getByRole('listitem').filter({ hasText: works }).getByRole('link', { name: title })
	await openInQueue(page, '/approve-user-list?kind=jobs', job)
	await page.getByRole('button', { name: 'Approve' }).click()
	await expect(page.getByText('The decision has been recorded.', { exact: true })).toBeVisible()
}

/** Opens a line of the approver's queue, on whichever page it is: other tests leave lines in the queue too. */
async function openInQueue(page: Page, address: string, line: Locator) {
	const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
	await page.goto(address)
	while (!(await line.isVisible()) && (await next.isVisible()))
		await page.goto(await next.evaluate((link: HTMLAnchorElement) => link.href))
	await line.click()
}

async function addSkills(page: Page, label: string, skills: string[]) {
	for (const skill of skills) {
		await page.getByRole('combobox', { name: label }).fill(skill)
		await page.keyboard.press('Enter')
	}
}

async function scoreIn(card: ReturnType<Page['getByRole']>) {
	return (
		await card
			.getByText(/Score [\d.]+ of 100/)
			.first()
			.textContent()
	)?.match(/[\d.]+/)?.[0]
}
