import { glob, readFile } from 'node:fs/promises'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { createAccount } from '@profile-search/db/testing/factories'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { expect, test } from 'vitest'
import { passwordChangedMail } from '#accounts/login/mails.ts'
import type { Mail } from '#platform/channels/mail/mailer.ts'
import { faultsOf, fill, originalOf, type Template } from '#platform/channels/mail/template.ts'
import { testApp } from '#test/portal.ts'
import { templates } from './registry.ts'
import { sample } from './sample.ts'

const body = `Namaste {first_name}, it is open.

Complete it.

[Open it]({page})`

test('an administrator changes the text of a mail, and it is sent with that text until the original is restored', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })
	const admin = await api.as(administrator)
	const welcome = async () => {
		await api.connection.pool.query('select graphile_worker.add_job($1, $2)', [
			'mail_welcome',
			{ accountId: administrator.id },
		])
		return api.work()
	}

	const saved = await admin.put('admin/mail-templates/welcome', {
		subject: 'Come in, {first_name}',
		body,
		version: 0,
	})
	expect(saved.body.details).toMatchObject({
		isChanged: true,
		version: 1,
		original: { subject: 'Welcome to Profile Search' },
	})
	const [changed] = await welcome()
	expect(changed).toMatchObject({ subject: 'Come in, Asha' })
	expect(changed?.text).toContain('Namaste Asha, it is open.')
	expect((await admin.get('admin/mail-templates')).body.details).toContainEqual({
		name: 'welcome',
		group: 'account',
		about: 'Sent when an account has been opened.',
		example: 'Come in, Asha',
		isChanged: true,
	})
	expect(changed?.text).toContain('Open it: http://portal.test/login')

	expect(
		(await admin.put('admin/mail-templates/welcome', { subject: 'Late', body, version: 0 })).status,
	).toBe(409)
	const restored = await admin.post('admin/mail-templates/welcome/original', { version: 1 })
	expect(restored.body.details).toMatchObject({
		isChanged: false,
		version: 2,
		versions: [{ subject: null }, { subject: 'Come in, {first_name}', author: 'Asha Kulkarni' }],
	})
	expect((await welcome())[0]).toMatchObject({ subject: 'Welcome to Profile Search' })
	expect((await api.db.select().from(auditLog)).map(({ action }) => action)).toEqual([
		'mail_changed',
		'mail_changed',
	])
})

test('a text with unknown placeholders, or without required ones, is refused with a message', async () => {
	await using api = await testApp()
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const save = async (subject: string, text: string) =>
		(await admin.put('admin/mail-templates/welcome', { subject, body: text, version: 0 })).body

	expect(await save('Hi', body.replace('first_name', 'firstname'))).toMatchObject({
		fields: { body: 'There is no {firstname} in this email.' },
	})
	expect(await save('Hi', 'Hi {first_name}.')).toMatchObject({
		message: '{page} is missing: the login page.',
	})
	expect(await save('Hi {page}', body)).toMatchObject({
		fields: { subject: '{page} cannot be used in the subject.' },
	})
	expect((await admin.get('admin/mail-templates/none')).status).toBe(404)
})

test('a mail is shown with samples, and sent only to the administrator', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })
	const admin = await api.as(administrator)

	const shown = await admin.post('admin/mail-templates/welcome/preview', { subject: 'Hi <b>', body })
	await admin.post('admin/mail-templates/welcome/test', { subject: 'Hi {first_name}', body })
	const mails = await api.work()

	expect(shown.body.details).toMatchObject({
		subject: 'Hi <b>',
		text: expect.stringContaining('Namaste Asha'),
	})
	expect(shown.body.details.html).toContain('<title>Hi &lt;b&gt;</title>')
	expect(mails).toMatchObject([{ subject: '[Test] Hi Asha', to: [{ address: administrator.email }] }])
})

test.each(PageLanguage.options)(
	'an administrator who reads %s sees descriptions and examples in it',
	async (language) => {
		await using api = await testApp()
		const admin = await api.as(await createAccount(api.db, { isAdministrator: true, language }))
		const wording = { subject: '{title}', body: '{first_name} {title} {message}\n\n[OK]({page})' }

		const listed = await admin.get('admin/mail-templates')
		const shown = await admin.get('admin/mail-templates/job_sent_back')
		const preview = await admin.post('admin/mail-templates/job_sent_back/preview', wording)
		await admin.post('admin/mail-templates/job_sent_back/test', wording)
		const [mailed] = await api.work()

		inLanguage(language, () => {
			const about = t('mailDescriptions.mails.job_sent_back')
			const title = t('mailDescriptions.values.jobTitle.sample')
			const text = expect.stringContaining(t('mailDescriptions.values.jobRemark.sample'))
			expect(listed.body.details).toContainEqual(expect.objectContaining({ name: 'job_sent_back', about }))
			expect(shown.body.details).toMatchObject({ about, example: expect.stringContaining(title) })
			expect(shown.body.details.placeholders).toContainEqual({
				name: 'title',
				kind: 'text',
				about: t('mailDescriptions.values.jobTitle.about'),
			})
			expect(preview.body.details).toMatchObject({ subject: title, text })
			expect(mailed).toMatchObject({ subject: t('siteMails.test', { subject: title }), text })
		})
	},
)

test('the original text of every mail in the list is complete', () => {
	expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
	for (const template of templates) {
		expect(faultsOf(template, originalOf(template)), template.name).toEqual({})
		const { subject, paragraphs } = sample(template, originalOf(template))
		expect(JSON.stringify([subject, paragraphs]), template.name).not.toMatch(/\{\w+\}|undefined/)
	}
})

test('only texts of templates are mailed', () => {
	const wording = { subject: 'Hi', body: 'Hello' }
	const empty = { ...passwordChangedMail, placeholders: {} }
	const worded: Mail = { to: 'asha@example.com', ...fill(empty, wording, {}) }
	// @ts-expect-error a mail without a template
	const own: Mail = { to: worded.to, subject: worded.subject, paragraphs: worded.paragraphs }

	expect(own).not.toEqual(worded)
})

test('every template of the repository is in the list', async () => {
	const source = new URL('../../', import.meta.url)
	const listed = new Set(templates.map(({ name }) => name))
	for await (const path of glob('**/*.ts', {
		cwd: source,
		exclude: ['**/*.test.ts', 'platform/channels/mail/**'],
	})) {
		const file = new URL(path, source)
		const calls = (await readFile(file, 'utf8')).match(/\btemplate\(\{/g) ?? []
		if (calls.length === 0) continue

		const exported = Object.values<object>(await import(file.href))
		const made: Template[] = exported
			.flatMap((one) => [one, ...Object.values(one)])
			.filter((one) => typeof one === 'object' && 'placeholders' in one)
		expect(made.length, `${path} exports what it makes`).toBeGreaterThanOrEqual(calls.length)
		for (const { name } of made) expect(listed, path).toContain(name)
	}
})
