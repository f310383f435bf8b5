import { randomUUID } from 'node:crypto'
import { approve, callsFor, organisation, profile } from './calls.ts'
import { expect, test } from './fixtures.ts'

test('shots', async ({ signedInAs, approverPage, baseURL }) => {
	const guest = await signedInAs('guest_user')
	const candidate = await signedInAs('candidate')
	const employer = await signedInAs('employer')
	const adviser2 = await signedInAs('guest_user')
	const me = await callsFor(baseURL, guest.account)
	const them = await callsFor(baseURL, employer.account)
	const person = await callsFor(baseURL, candidate.account)
	const other = await callsFor(baseURL, adviser2.account)
	await me.call('PUT', 'guests/me', {
		headline: 'Potter with a stall who wants to open a shop for clay pots', seeks: ['advice', 'money'], areas: ['business', 'law_tax'], sectors: ['crafts', 'trade'],
		stage: 'first_sales', amount: 400000, placeId: 2, languages: ['mr', 'hi'], mobileNumber: '9812345678',
	})
	await other.call('PUT', 'guests/me', { headline: 'Retired shopkeeper', seeks: ['offer_advice'], placeId: 5, languages: ['mr'], mobileNumber: '9812345679' })
	await them.call('PUT', 'organisations/me', organisation(`Godavari Growers ${randomUUID().slice(0, 6)}`))
	await person.call('PUT', 'candidates/me', profile)
	for (const { id } of [me, them, person, other]) await approve(approverPage, baseURL, id)
	await person.call('PUT', 'sections/me/advisory', { areas: ['business', 'career'], languages: ['mr', 'en'], about: 'I ran a pottery and a shop for clay pots in Pune for twenty years, and I gladly tell what I learnt.', placeId: 2, isRemote: true })
	await other.call('PUT', 'sections/me/advisory', { areas: ['health'], languages: ['ta'], about: 'Twenty years in hospitals.', placeId: 40 })
	await them.call('PUT', 'sections/me/investor', { sectors: ['crafts'], stages: ['idea'], ticketMin: 500000, ticketMax: 2000000, about: 'Patient money for crafts: clay, cloth, wood.', placeId: 30 })
	await approve(approverPage, baseURL, person.id, 'sections/advisory/')
	await approve(approverPage, baseURL, other.id, 'sections/advisory/')
	await approve(approverPage, baseURL, them.id, 'sections/investor/')

	const shots: [typeof guest.page, string, string][] = [
		[guest.page, '/guest-dashboard', 'guest'],
		[guest.page, `/advisory-details/${person.id}`, 'adviser'],
		[guest.page, `/investor-details/${them.id}`, 'investor'],
		[guest.page, '/guest-profile-update', 'form'],
		[employer.page, '/employer-dashboard', 'employer'],
		[candidate.page, '/employee-dashboard', 'candidate'],
	]
	for (const width of [360, 1280])
		for (const [page, path, name] of shots) {
			await page.setViewportSize({ width, height: 900 })
			await page.goto(path)
			await page.waitForLoadState('networkidle')
			if (name === 'guest') await page.getByText('All the reasons').first().click()
			await page.screenshot({ path: `/tmp/pairs-shots/${name}-${width}.png`, fullPage: true })
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
		}
})

