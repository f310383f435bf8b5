import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPart } from '../support/parts.ts'

test('skills that the summary implies are marked as suggestions, accepted or dismissed one by one @every-width', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/profile-update')
	await page
		.getByRole('textbox', { name: 'About you' })
		.fill('Needled fistulas of twelve people a night. Driving a truck to many towns.')
	await openPart(page, 'Skills')

	const suggestions = page.getByRole('region', { name: 'Suggested skills' })
	await expect(suggestions.getByText('None counts until you add it.')).toBeVisible()
	await expect(suggestions.getByText('Needled fistulas of twelve people a night.')).toBeVisible()
	await expectNoBarrier(page)

	await suggestions.getByRole('button', { name: 'Dismiss Truck Driving' }).click()
	await expect(suggestions.getByText('Truck Driving')).toBeHidden()
	await suggestions.getByRole('button', { name: 'Add AV Fistula Cannulation' }).click()
	await expect(suggestions.getByText('AV Fistula Cannulation')).toBeHidden()
	await expect(page.getByRole('button', { name: 'Remove AV Fistula Cannulation' })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Remove Truck Driving' })).toBeHidden()
})
