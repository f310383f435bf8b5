import { execFileSync } from 'node:child_process'
import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { expect, newAddress, password, test } from '../support/fixtures.ts'
import { openPart } from '../support/parts.ts'
import { program } from '../support/portal.ts'

test('an administrator invites people from a file; one accepts and finds the data in the profile, one declines', async ({
	page: visitor,
	signedInAs,
	mailbox,
}) => {
	const { page: office, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	const [asha, ravi] = [newAddress('asha'), newAddress('ravi')]
	const file = [
		'Given name,Last name,Where to write,Profession,Skills,Town',
		`Asha,Kulkarni,${asha},Nurze,Injections;Kite flying,Nagpur`,
		`Ravi,Rao,${ravi},Cook,,Pune`,
		`Mina,Rao,${account.email},,,`,
		'Om,,om at home,,,',
	]

	await office.goto('/admin')
	await office.getByRole('link', { name: 'Import people' }).click()
	await office.getByLabel('CSV or Excel file (.xlsx)').setInputFiles({
		name: 'people.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(file.join('\r\n')),
	})
	await expect(office.getByRole('heading', { name: 'people.csv' })).toBeVisible()
	await expect(office.getByText('Ready to invite')).toBeVisible()
	await office.getByRole('combobox', { name: '“Where to write” is' }).click()
	await office.getByRole('option', { name: 'Email', exact: true }).click()
	await office.getByRole('button', { name: 'Check again' }).click()
	await expect(office.getByText('2 people get an email')).toBeVisible()
	await expect(office.getByRole('article').filter({ hasText: 'Asha' })).toContainText('Did you mean “Nurse”?')
	await expect(office.getByRole('article').filter({ hasText: 'Mina' })).toContainText(
		'This email already has an account.',
	)
	await expectNoBarrierAnywhere(office)
	await office.getByRole('button', { name: 'Send invitations' }).click()
	await expect(office.getByText('Please enter who gave you the data')).toBeVisible()
	await office.getByLabel('Who gave you the data').fill('The fair of Nagpur')
	await office.getByRole('button', { name: 'Send invitations' }).click()
	await expect(office.getByText('2 invited').first()).toBeVisible()

	await visitor.goto(await linkTo(ravi))
	await expect(visitor.getByText('The fair of Nagpur gave us this data about you')).toBeVisible()
	await visitor.getByRole('button', { name: 'Delete my data' }).click()
	await visitor.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).click()
	await expect(visitor.getByText('Your data has been deleted.')).toBeVisible()

	await visitor.goto(await linkTo(asha))
	await expect(visitor.getByText('Injections, Kite flying')).toBeVisible()
	await expectNoBarrierAnywhere(visitor)
	await visitor.getByLabel('Password', { exact: true }).fill(password)
	await visitor.getByLabel('Confirm Password').fill(password)
	await visitor.getByRole('button', { name: 'Accept and register' }).click()
	await expect(visitor.getByText('Your account is ready.')).toBeVisible()
	await visitor.getByRole('button', { name: 'OK' }).click()
	await expect(visitor.getByLabel('Email')).toHaveValue(asha)
	await visitor.getByLabel('Password', { exact: true }).fill(password)
	await visitor.getByRole('button', { name: 'LogIn' }).click()
	await expect(visitor).toHaveURL(/\/profile-update/)
	await openPart(visitor, 'Skills')
	await expect(visitor.getByRole('button', { name: 'Kite flying' })).toBeVisible()

	await office.reload()
	await expect(office.getByText('1 accepted')).toBeVisible()
	await expect(office.getByText('1 declined')).toBeVisible()
	await office.getByRole('button', { name: 'Undo import' }).click()
	await expect(office.getByRole('dialog')).toContainText('belong to them, and stay')
	await office.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
	await expect(office.getByText('Undone', { exact: true })).toBeVisible()

	async function linkTo(email: string) {
		const { text } = await mailbox.find(email, /do you want it/)
		return /https?:\S+\/join\/[\w-]+/.exec(text ?? '')?.[0] ?? ''
	}
})

test('an administrator has an organisation invited from a file; its contact accepts and completes the page', async ({
	page: visitor,
	signedInAs,
	mailbox,
}) => {
	const { page: office, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	const meera = newAddress('meera')
	const name = `Works of ${meera}`
	const file = [
		'Company,Type,Sector,Employees,Town,First name,Last name,Email',
		`${name},Company,Metalworking,120,Pune,Meera,Rao,${meera}`,
		'Lacking,Circus,Tents,7,Pune,Om,Rao,om@example.com',
	]

	await office.goto('/admin/people-imports')
	await office.getByRole('radio', { name: 'Organisations' }).check()
	await expectNoBarrierAnywhere(office)
	await office.getByLabel('CSV or Excel file (.xlsx)').setInputFiles({
		name: 'organisations.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(file.join('\r\n')),
	})
	await expect(office.getByText('Ready to invite')).toBeVisible()
	await expect(office.getByRole('article').filter({ hasText: name })).toContainText('Metalworking')
	await expect(office.getByText('Please choose the type of organisation.')).toBeVisible()
	await expectNoBarrierAnywhere(office)
	await office.getByLabel('Who gave you the data').fill('The chamber of Pune')
	await office.getByRole('button', { name: 'Send invitations' }).click()
	await expect(office.getByText('1 invited').first()).toBeVisible()

	const { text } = await mailbox.find(meera, /do you want it/)
	await visitor.goto(/https?:\S+\/join\/[\w-]+/.exec(text ?? '')?.[0] ?? '')
	await expect(visitor.getByRole('heading', { name: `Do you want a page for ${name}?` })).toBeVisible()
	await expectNoBarrierAnywhere(visitor)
	await visitor.getByLabel('Password', { exact: true }).fill(password)
	await visitor.getByLabel('Confirm Password').fill(password)
	await visitor.getByRole('button', { name: 'Accept and register' }).click()
	await visitor.getByRole('button', { name: 'OK' }).click()
	await visitor.getByLabel('Password', { exact: true }).fill(password)
	await visitor.getByRole('button', { name: 'LogIn' }).click()
	await expect(visitor).toHaveURL(/\/employer-profile-update/)
	await expect(visitor.getByLabel('Name', { exact: true })).toHaveValue(name)

	await office.goto('/admin/people-imports')
	const [download] = await Promise.all([
		office.waitForEvent('download'),
		office.getByRole('link', { name: 'People as Excel' }).click(),
	])
	expect(download.suggestedFilename()).toBe('people.xlsx')
})
