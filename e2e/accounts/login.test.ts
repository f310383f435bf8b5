import { expect, menuOf, openModal, readAlert, test, waitForScripts } from '../support/fixtures.ts'
import { storedProfile } from '../support/stored-profile.ts'

const storedFields = [
	'address',
	'dob',
	'email_id',
	'experience',
	'f_name',
	'id',
	'image',
	'l_name',
	'language',
	'linkdin_link',
	'mobile_no',
	'qualification',
	'registration_flag',
	'skills',
	'status',
	'user_type',
	'whatsapp_no',
]

test('a login stores exactly the specified profile fields, greets, and a logout deletes them', async ({
	page,
	signedInAs,
}) => {
	const { account } = await signedInAs('candidate')
	const modal = await openModal(page, 'Login')
	await modal.getByLabel('Email').fill(account.email)
	await modal.getByLabel('Password').fill('Wrong1!')
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await readAlert(page, 'Error!', 'The email or the password is wrong.')

	await modal.getByLabel('Password').fill(account.password)
	const reload = page.waitForEvent('load')
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await reload
	await expect(page.getByText('Login successful')).toBeVisible()
	await expect(page).toHaveURL('/')
	expect(Object.keys((await storedProfile(page)) ?? {}).toSorted()).toEqual(storedFields)

	const menu = await menuOf(page)
	await expect(menu.getByText(/^Hi /)).toBeVisible()
	await page.evaluate(() => sessionStorage.setItem('left by somebody', 'yes'))
	await menu.getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByText('You have been logged out.')).toBeVisible()
	await expect(page).toHaveURL('/')
	await expect((await menuOf(page)).getByRole('link', { name: 'Login' })).toBeVisible()
	expect(await storedProfile(page)).toBeNull()
	expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('left by somebody')
})

for (const [userType, tab] of [
	['candidate', 'Vyaktigat'],
	['guest_user', 'Guest'],
	['employer', 'Sanstha'],
] as const)
	test(`a ${tab} chooses the type at the login, from any page, and goes home`, async ({
		page,
		signedInAs,
	}) => {
		const { account } = await signedInAs(userType)
		await page.goto('/contact')
		await (await menuOf(page)).getByRole('link', { name: 'Login' }).click()
		const modal = page.getByRole('dialog', { name: 'Login' })
		await modal.getByRole('tab', { name: tab }).click()
		await modal.getByLabel('Email').fill(account.email)
		await modal.getByLabel('Password').fill(account.password)
		await modal.getByRole('button', { name: 'LogIn' }).click()

		await expect(page).toHaveURL('/')
		await expect((await menuOf(page)).getByText(/^Hi /)).toBeVisible()
		expect(await storedProfile(page)).toMatchObject({ user_type: userType, email_id: account.email })
	})

test('a long password ends before the button that shows it', async ({ page }) => {
	await page.goto('/login')
	const end = await page.getByLabel('Password', { exact: true }).evaluate((field) => {
		const padding = Number.parseFloat(getComputedStyle(field).paddingRight)
		return field.getBoundingClientRect().right - padding
	})
	const button = await page.getByRole('button', { name: 'Show' }).boundingBox()

	expect(end).toBeLessThanOrEqual(button?.x ?? 0)
})

test('a login with the wrong account type is refused with an explanation, once the password was right', async ({
	page,
	signedInAs,
}) => {
	const { account } = await signedInAs('guest_user')
	const modal = await openModal(page, 'Login')
	await modal.getByRole('tab', { name: 'Sanstha' }).click()
	await modal.getByLabel('Email').fill(account.email)
	await modal.getByLabel('Password').fill('Wrong1!')
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await readAlert(page, 'Error!', 'The email or the password is wrong.')

	await modal.getByLabel('Password').fill(account.password)
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await readAlert(page, 'Error!', 'This account logs in under Guest.')
})

test('a login that fails on the network is logged, with a note and no alert, and the form stays filled', async ({
	page,
}) => {
	const logged: string[] = []
	page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
	await page.route('**/api/auth/login', (route) => route.abort())
	const modal = await openModal(page, 'Login')
	await modal.getByLabel('Email').fill('asha@example.com')
	await modal.getByLabel('Password').fill('Secret1!')
	await modal.getByRole('button', { name: 'LogIn' }).click()

	await expect(modal.getByText('You could not be logged in')).toBeVisible()
	await expect(page.getByRole('dialog', { name: 'Error!' })).toHaveCount(0)
	await expect(modal.getByLabel('Email')).toHaveValue('asha@example.com')
	await expect(modal.getByLabel('Password')).toHaveValue('Secret1!')
	await expect(modal.getByRole('button', { name: 'LogIn' })).toBeEnabled()
	expect(logged.join('\n')).toContain('The portal could not be reached.')
})

test('a toast disappears after three seconds', async ({ page }) => {
	await page.clock.install()
	const modal = await openModal(page, 'Register')
	await page.route('**/api/auth/*', (route) =>
		route.fulfill({ json: { errorCode: 0, message: 'Done.', details: { verification_token: 'x' } } }),
	)
	await modal.getByLabel('Email').fill('asha@example.com')
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await readAlert(page, 'Success', 'Done.')
	await modal.getByLabel('OTP').first().click()
	await page.keyboard.type('123456')
	await modal.getByLabel('First Name').fill('Asha')
	await modal.getByLabel('Last Name').fill('Kulkarni')
	await modal.getByLabel('Password', { exact: true }).fill('Secret1!')
	await modal.getByLabel('Confirm Password').fill('Secret2!')
	await page.clock.pauseAt(Date.now() + 60_000)
	await modal.getByRole('button', { name: 'Register' }).click()
	const toast = page.getByText('Confirm password does not match!!!')
	const isShownAMomentLater = async () => {
		await page.clock.runFor(20)
		return toast.isVisible()
	}
	await expect.poll(isShownAMomentLater).toBe(true)

	await page.mouse.move(0, 0)
	await page.clock.fastForward(2500)
	await expect(toast).toBeVisible()
	await page.clock.fastForward(500)
	await expect.poll(isShownAMomentLater).toBe(false)
})

test('a page that needs an account leads to the login and back', async ({ page, signedInAs }) => {
	const { account } = await signedInAs('candidate')
	await page.goto('/settings')
	await expect(page).toHaveURL('/login?next=%2Fsettings')
	await page.getByLabel('Email').fill(account.email)
	await page.getByLabel('Password').fill(account.password)
	await page.getByRole('button', { name: 'LogIn' }).click()

	await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('a page that asks for a login is told by the login page, in the language of the reader', async ({
	page,
}) => {
	for (const [path, language, text] of [
		['/matches', 'en', 'Log in to see your matches.'],
		['/messages', 'mr', 'तुमचे मेसेज वाचण्यासाठी लॉग इन करा.'],
		['/settings', 'hi', 'यह पेज खोलने के लिए लॉग इन करें।'],
	] as const) {
		await page.goto(`/?lang=${language}`)
		await page.goto(path)
		await expect(page).toHaveURL(`/login?next=%2F${path.slice(1)}`)
		await expect(page.getByRole('main')).toContainText(text)
	}
	await page.goto('/login?lang=en')
	await expect(page.getByText('Welcome back.')).toBeVisible()
})

test('a page from before an upgrade, whose later code is gone, logs out', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/jobs')
	await waitForScripts(page)
	const menu = await menuOf(page)
	await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))

	await menu.getByRole('button', { name: 'Logout' }).click()

	await expect(page).toHaveURL('/')
	await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
})

test('the page keeps the chosen kind of account from the login to the registration', async ({ page }) => {
	await page.goto('/login')
	await waitForScripts(page)
	await page.getByRole('tab', { name: 'Sanstha' }).click()
	await page.getByLabel('Password').fill('Secret1!')

	await page.getByRole('main').getByRole('link', { name: 'Register' }).click()

	await expect(page.getByLabel('First Name')).toBeVisible()
	await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
	await expect(page.getByRole('tab', { selected: true })).toHaveText(/Sanstha/)
})
