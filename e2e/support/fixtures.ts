import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
	test as base,
	expect,
	request,
	type APIRequestContext,
	type Browser,
	type Locator,
	type Page,
} from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { program } from './portal.ts'

type UserType = 'candidate' | 'employer' | 'guest_user'
export type Account = { email: string; password: string; userType: UserType }

/** Reads the mails that the portal has sent over SMTP. */
type Mailbox = {
	/** Waits for the newest mail to an address with this subject. */
	find: (to: string, subject: RegExp) => Promise<Email>
	/** The six digits of the newest mail to an address. */
	codeFor: (to: string) => Promise<string>
}

type Fixtures = {
	mailbox: Mailbox
	/** A page signed in to a new account, in its own browser. */
	signedInAs: (userType: UserType) => Promise<{ page: Page; account: Account }>
	/** A page of this worker's approver, in its own browser. */
	approverPage: Page
	/** A portal with the demo data; no test changes it. */
	demoUrl: string
}

type WorkerFixtures = {
	/** A new account that the operator has made an approver. Made once, since starting the program takes time. */
	approver: Account
}

export const password = 'Secret1!'

export const test = base.extend<Fixtures, WorkerFixtures>({
	baseURL: async ({}, use) => use(process.env['E2E_URL']),
	demoUrl: async ({}, use) => use(process.env['E2E_DEMO_URL'] ?? ''),
	mailbox: async ({}, use) => use(mails),
	signedInAs: async ({ browser, mailbox, baseURL }, use) => {
		const pages: Page[] = []
		await use(async (userType) => {
			const page = await newPage(browser, baseURL)
			pages.push(page)
			const account = await register(page.request, mailbox, userType)
			await logIn(page.request, account)
			return { page, account }
		})
		for (const page of pages) await page.context().close()
	},
	approver: [
		async ({}, use) => {
			const visitor = await request.newContext({ baseURL: process.env['E2E_URL'] ?? '' })
			const account = await register(visitor, mails, 'candidate')
			execFileSync(process.execPath, [program, 'approver', 'grant', account.email])
			await visitor.dispose()
			await use(account)
		},
		{ scope: 'worker' },
	],
	approverPage: async ({ browser, baseURL, approver }, use) => {
		const page = await newPage(browser, baseURL)
		await logIn(page.request, approver)
		await use(page)
		await page.context().close()
	},
})

export { expect }

/** An address that no other test uses. */
export function newAddress(name: string) {
	return `${name}.${randomUUID().slice(0, 8)}@example.com`
}

/** Waits until the scripts of a page have taken over. */
export async function waitForScripts(page: Page) {
	await expect(async () => {
		expect(
			await page.evaluate("document.readyState === 'complete' && !document.querySelector('html[data-late]')"),
		).toBe(true)
	}).toPass()
}

/** Holds the scripts of the next pages back, or those with such addresses, until the function that it returns is called. */
export async function holdScripts(page: Page, addresses = /\/assets\/.*\.js$/) {
	const { promise: held, resolve: release } = Promise.withResolvers<void>()
	await page.route(addresses, async (route) => {
		await held
		await route.continue()
	})
	return release
}

/** The container of the menu entries: the line at the top, or on small screens the drawer, which this opens. */
export async function menuOf(page: Page) {
	// Until the scripts have loaded, its entries are links to pages: no drawer and no modal opens.
	await waitForScripts(page)
	const burger = page.getByRole('banner').getByRole('link', { name: 'Menu' })
	if (!(await burger.isVisible())) return page.getByRole('banner')

	await burger.click()
	const drawer = page.getByRole('dialog', { name: 'Menu' })
	await expect(drawer).toBeVisible()
	return drawer
}

/** The same, with the entries in sight that open from the greeting. */
export async function ownMenuOf(page: Page) {
	const menu = await menuOf(page)
	const greeting = menu.locator('summary').filter({ hasText: /^Hi / })
	if (await greeting.isVisible()) await greeting.click()
	return menu
}

/** Selects an option of a list, by typing its beginning if possible. A list that closed meanwhile is opened again. */
export async function chooseOption(page: Page, label: string, option: string) {
	const field = page.getByRole('combobox', { name: label, exact: true })
	await expect(async () => {
		await field.click()
		if (await field.isEditable()) await field.fill(option)
		await page.getByRole('option', { name: option }).first().click({ timeout: 10_000 })
	}).toPass({ timeout: 120_000 })
}

/** Opens the modal from the menu of the home page, as a visitor does. */
export async function openModal(page: Page, entry: 'Login' | 'Register') {
	await page.goto('/')
	await (await menuOf(page)).getByRole('link', { name: entry }).click()
	return page.getByRole('dialog', { name: entry })
}

/** Lists and rankings are read when a page opens, and the index may not yet include a very recent change. */
export async function expectAfterReloading(page: Page, line: Locator) {
	await expect(async () => {
		await page.reload()
		await expect(line).toBeVisible({ timeout: 5000 })
	}).toPass({ timeout: 120_000 })
}

/** Closes an alert after checking its header and its text. */
export async function readAlert(page: Page, header: string, message: string) {
	const alert = page.getByRole('dialog', { name: header, exact: true })
	await expect(alert.getByText(message)).toBeVisible()
	await alert.getByRole('button', { name: 'OK' }).click()
	await expect(alert).toBeHidden()
}

const mails: Mailbox = {
	find: (to, subject) => findMail(process.env['E2E_MAILS'] ?? '', to, subject),
	codeFor: async (to) => (await mails.find(to, /code|कोड/)).text?.match(/\b\d{6}\b/)?.[0] ?? '',
}

async function newPage(browser: Browser, baseURL: string | undefined) {
	const context = await browser.newContext(baseURL ? { baseURL } : {})
	return context.newPage()
}

async function register(visitor: APIRequestContext, mailbox: Mailbox, userType: UserType): Promise<Account> {
	const email = newAddress(userType.replace('_', '.'))
	await call(visitor, 'auth/otp-send-with-email', { email })
	await call(visitor, 'auth/verify-otp', { email, otp: await mailbox.codeFor(email) })
	await call(visitor, 'auth/register', {
		user_type: userType,
		f_name: 'Meera',
		l_name: 'Joshi',
		email_id: email,
		password,
	})
	return { email, password, userType }
}

export async function logIn(visitor: APIRequestContext, account: Account) {
	await call(visitor, 'auth/login', {
		email_id: account.email,
		password: account.password,
		user_type: account.userType,
	})
}

async function call(visitor: APIRequestContext, path: string, data: object) {
	const answer = await visitor.post(`/api/${path}`, { data })
	expect(await answer.json(), path).toMatchObject({ errorCode: 0 })
}

async function findMail(folder: string, to: string, subject: RegExp) {
	const end = Date.now() + 120_000
	while (Date.now() < end) {
		const files = (await readdir(folder)).toSorted().toReversed()
		for (const file of files) {
			const mail = await parsedMail(join(folder, file))
			if (mail.to?.[0]?.address === to && subject.test(mail.subject ?? '')) return mail
		}
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
	throw new Error(`No mail to ${to} with the subject ${subject} arrived.`)
}

/** There are hundreds of mails by the end, so each is parsed once; one that is still being written is read again. */
const parsed = new Map<string, Email>()

async function parsedMail(file: string) {
	const known = parsed.get(file)
	if (known) return known
	const mail = await PostalMime.parse(await readFile(file))
	if (mail.to && mail.text) parsed.set(file, mail)
	return mail
}
