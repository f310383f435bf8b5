import type { Browser, Locator, Page } from '@playwright/test'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { readReference } from '@profile-search/db/reference/read-reference'
import {
	chooseOption,
	expect,
	expectAfterReloading,
	menuOf,
	newAddress,
	password,
	test,
	waitForScripts,
} from '../support/fixtures.ts'
import { expectOpenPart } from '../support/parts.ts'
import { type Say, textsIn } from '../support/texts.ts'

const journey = 'a person and an organisation are matched, ranked, with the same reasons for both'

/** The main task, done by three people in three browsers: a person and an organisation in their language, and an approver. */
for (const language of PageLanguage.options)
	test(`${journey}, in ${language}`, async ({ browser, baseURL, mailbox, approverPage }) => {
		test.slow()
		const say = textsIn(language)
		const known = knownIn(language)
		const person = await speaking(browser, language, baseURL)
		const employer = await speaking(browser, language, baseURL)
		const name = `Asha ${newAddress('x').slice(2, 10)}`
		const works = `Sahyadri Works ${newAddress('x').slice(2, 10)}`

		await register(person, say, 'candidate', name, mailbox.codeFor)
		await completeProfile(person, say, known)
		await register(employer, say, 'employer', 'Ravi', mailbox.codeFor)
		await completeOrganisation(employer, say, known, works)
		await approve(approverPage, name)
		await approve(approverPage, works)

		await postJob(employer, say, known)
		await acceptJob(approverPage, 'Web developer', works)
		await employer.reload()
		await employer
			.getByRole('link', { name: say('employer.shortlist') })
			.first()
			.click()
		await expect(employer).toHaveURL(/\/matches/)
		const shortlisted = employer.getByRole('article').filter({ hasText: name })
		await expectAfterReloading(employer, shortlisted)
		const seenByEmployer = await scoreIn(shortlisted, say)

		await person.goto('/matches')
		const offered = person.getByRole('article').filter({ hasText: works })
		await expectAfterReloading(person, offered)
		expect(await scoreIn(offered, say)).toBe(seenByEmployer)
		await expect(offered.getByText(known.mustHave).first()).toBeVisible()
		await offered.getByText(say('match.why')).click()
		await expect(offered.getByText(say('match.reasons'))).toBeVisible()
		expect(seenByEmployer).toBeGreaterThan(50)

		await offered.getByRole('link', { name: 'Web developer' }).click()
		await expect(person.getByRole('heading', { name: say('jobs.yourMatch') })).toBeVisible()
		for (const name of [known.mustHave, known.niceToHave, known.town])
			await expect(person.getByText(name).first()).toBeVisible()
		await expect(person.locator('html')).toHaveAttribute('lang', language)

		await person.goto(`/jobs?query=${encodeURIComponent(known.mustHave)}`)
		const line = person.getByRole('article').filter({ hasText: works })
		await expectAfterReloading(person, line)
		await expect(line).toContainText(known.town)
	})

type Known = ReturnType<typeof knownIn>

/** The names by which readers of a language know what the journey is about. */
function knownIn(language: PageLanguage) {
	const { skills, professions, places } = readReference()
	const nameIn = (list: typeof places | typeof skills | typeof professions, key: string) => {
		const named = list.find((each) => each.key === key)
		const local = { en: named?.name, hi: named?.nameHi, mr: named?.nameMr }[language]
		if (!local) throw new Error(`${key} has no name in ${language}.`)
		return local
	}
	return {
		profession: nameIn(professions, 'web-developer'),
		mustHave: nameIn(skills, 'javascript'),
		niceToHave: nameIn(skills, 'react'),
		town: nameIn(places, 'pune'),
	}
}

/** A new page in a browser whose owner reads this language. */
async function speaking(browser: Browser, language: PageLanguage, baseURL: string | undefined) {
	const context = await browser.newContext({ locale: `${language}-IN`, ...(baseURL && { baseURL }) })
	return context.newPage()
}

async function register(
	page: Page,
	say: Say,
	userType: 'candidate' | 'employer',
	firstName: string,
	codeFor: (to: string) => Promise<string>,
) {
	const email = newAddress(userType)
	const tab = say(`accounts.types.${userType}`)
	await page.goto('/')
	await (await menuOf(page)).getByRole('link', { name: say('menu.register') }).click()
	await page.getByRole('tab', { name: tab }).click()
	await page.getByLabel(say('accounts.firstName')).fill(firstName)
	await page.getByLabel(say('accounts.lastName')).fill('Kulkarni')
	await page.getByLabel(say('accounts.email')).fill(email)
	await page.getByRole('button', { name: say('accounts.getOtp') }).click()
	await page.getByRole('button', { name: say('labels.ok') }).click()
	await page.getByLabel(say('accounts.otp')).first().click()
	await page.keyboard.type(await codeFor(email))
	await expect(page.getByText(say('accounts.verified'))).toBeVisible()
	await page.getByLabel(say('accounts.password'), { exact: true }).fill(password)
	await page.getByLabel(say('accounts.confirmPassword')).fill(password)
	await page
		.getByRole('dialog')
		.getByRole('button', { name: say('accounts.register') })
		.click()
	await page.getByRole('button', { name: say('labels.ok') }).click()

	await (await menuOf(page)).getByRole('link', { name: say('menu.login'), exact: true }).click()
	await page.getByRole('tab', { name: tab }).click()
	await page.getByLabel(say('accounts.email')).fill(email)
	await page.getByLabel(say('accounts.password'), { exact: true }).fill(password)
	await page
		.getByRole('dialog')
		.getByRole('button', { name: say('accounts.logIn'), exact: true })
		.click()
	await expect(page.getByText(say('menu.greeting', { name: firstName }))).toBeVisible()
	await waitForScripts(page)
}

async function completeProfile(page: Page, say: Say, known: Known) {
	await page
		.getByRole('banner')
		.getByRole('link', { name: say('menu.myAccount') })
		.click()
	await page.getByRole('link', { name: say('dashboard.complete') }).click()
	await page
		.getByRole('textbox', { name: say('profile.headline') })
		.fill('Web developer with five years in farm software')
	await chooseOption(page, say('profile.profession'), known.profession)
	await saveAndOpen(page, say, 'skills')
	await addSkills(page, say('forms.addSkill'), [known.mustHave, known.niceToHave])
	await saveAndOpen(page, say, 'experience')
	await page.getByLabel(say('profile.years'), { exact: true }).fill('5')
	await chooseOption(page, say('profile.education'), say('values.education.6'))
	await saveAndOpen(page, say, 'languages')
	await chooseOption(page, say('forms.addLanguage'), 'English')
	await saveAndOpen(page, say, 'wishes')
	await chooseOption(page, say('profile.town'), known.town)
	await saveAndOpen(page, say, 'contact')
	await page.getByLabel(say('profile.mobile')).fill('98765 43210')
	await page.getByLabel(say('profile.birthDate')).fill('1995-05-17')
	await page.getByRole('button', { name: say('profile.save') }).click()
	await expect(page.getByText(say('dashboard.pending'))).toBeVisible()
}

async function saveAndOpen(
	page: Page,
	say: Say,
	next: 'skills' | 'experience' | 'languages' | 'wishes' | 'contact',
) {
	await page.getByRole('button', { name: say('firstSteps.save') }).click()
	await expectOpenPart(page, say(`profile.sections.${next}`))
}

async function completeOrganisation(page: Page, say: Say, known: Known, name: string) {
	await page
		.getByRole('banner')
		.getByRole('link', { name: say('menu.myAccount') })
		.click()
	await page.getByRole('link', { name: say('employer.complete') }).click()
	await page.getByLabel(say('organisation.name'), { exact: true }).fill(name)
	await chooseOption(page, say('organisation.kind'), say('values.organisationKind.company'))
	await page.getByLabel(say('organisation.about'), { exact: true }).fill('We build software for farms.')
	await page.getByRole('combobox', { name: say('organisation.industry') }).fill('Software')
	await chooseOption(page, say('organisation.size'), '11-50')
	await page.getByRole('button', { name: say('firstSteps.next') }).click()
	await expectOpenPart(page, say('organisation.sections.where'))
	await chooseOption(page, say('organisation.town'), known.town)
	await page.getByLabel(say('organisation.mobile')).fill('98765 43211')
	await page.getByRole('button', { name: say('organisation.save') }).click()
	await expect(page.getByText(say('employer.pending'))).toBeVisible()
}

async function approve(page: Page, name: string) {
	await openInQueue(page, '/approve-user-list', page.getByRole('link', { name }))
	await page.getByRole('button', { name: 'Approve' }).click()
	await expect(page.getByText('The decision has been recorded.', { exact: true })).toBeVisible()
}

async function postJob(page: Page, say: Say, known: Known) {
	await page.goto('/employer-dashboard')
	await page
		.getByRole('link', { name: say('employer.newJob') })
		.first()
		.click()
	await page.getByRole('textbox', { name: say('jobEdit.title') }).fill('Web developer')
	await chooseOption(page, say('jobEdit.profession'), known.profession)
	await chooseOption(page, say('jobEdit.places'), known.town)
	await page
		.getByRole('textbox', { name: say('jobEdit.description') })
		.fill('You build the pages of our farm software.')
	const next = page.getByRole('button', { name: say('jobEdit.next'), exact: true })
	await next.click()
	await addSkills(page, say('jobEdit.mustHave'), [known.mustHave])
	await expect(
		page.getByRole('button', { name: say('forms.removeSkill', { name: known.mustHave }) }),
	).toBeVisible()
	await addSkills(page, say('jobEdit.niceToHave'), [known.niceToHave])
	for (const part of ['offer', 'applying', 'publish'] as const) {
		await next.click()
		await expect(page.getByRole('heading', { name: say(`jobEdit.sections.${part}`) })).toBeVisible()
	}
	await page.getByRole('button', { name: say('jobEdit.submit') }).click()
	await expect(page.getByText(say('jobs.inReview'))).toBeVisible()
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

/** The score as a screen reader is told it. */
async function scoreIn(card: Locator, say: Say) {
	for (let score = 0; score <= 100; score++)
		if (await card.getByText(say('match.score', { total: score })).count()) return score
	throw new Error('There is no score.')
}
