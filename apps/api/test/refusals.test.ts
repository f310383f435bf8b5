import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCookie } from '@profile-search/contract/accounts/language'
import { ProblemDetails } from '@profile-search/contract/http/envelope'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { createCandidate } from '@profile-search/db/testing/factories'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { expect, test } from 'vitest'
import { openSession } from '#http/session.ts'
import { testApp } from './portal.ts'

const sources = join(import.meta.dirname, '../src')
const call = { method: 'GET', path: 'admin/mail-templates' } as const

test.each(PageLanguage.options)(
	'a refusal is in %s for whoever has chosen it in the browser',
	async (language) => {
		await using api = await testApp()

		const { body } = await api.call({
			...call,
			headers: { cookie: `${languageCookie}=${language}`, 'accept-language': 'en' },
		})

		expect(body.message).toBe(inLanguage(language, () => t('refusals.logIn')))
	},
)

test.each(PageLanguage.options)('a refusal is in %s for an account of that language', async (language) => {
	await using api = await testApp()
	const account = await createCandidate(api.db, { account: { language } })
	const token = await openSession(api.db, account.id, 'bearer', { userAgent: 'test', country: null })

	const { body } = await api.call({ ...call, headers: { authorization: `Bearer ${token}` } })

	expect(body.message).toBe(inLanguage(language, () => t('refusals.onlyAdministrators')))
})

test.each(PageLanguage.options)(
	'a refusal is in %s for an address that names the language',
	async (language) => {
		await using api = await testApp()
		const nowhere = `organisations/${crypto.randomUUID()}?lang=${language}`

		const [early, late] = [await api.get(`${call.path}?lang=${language}`), await api.get(nowhere)]
		const checked = await api.get(`jobs?lang=${language}`)

		expect(early.body.message).toBe(inLanguage(language, () => t('refusals.logIn')))
		expect(late.body.message).toBe(inLanguage(language, () => t('profilesRefusals.noOrganisation')))
		expect(checked.body.message).toBe(inLanguage(language, () => t('refusals.matchesLoading')))
	},
)

test.each(PageLanguage.options)('a refusal is in %s for a browser that asks for it', async (language) => {
	await using api = await testApp()

	const { body } = await api.call({ ...call, headers: { 'accept-language': `fr, ${language}-IN;q=0.9` } })

	expect(body.message).toBe(inLanguage(language, () => t('refusals.logIn')))
})

test('a language that does not exist counts as none', async () => {
	await using api = await testApp()

	const { body } = await api.call({
		...call,
		headers: { cookie: `${languageCookie}=xx`, 'accept-language': 'mr' },
	})

	expect(body.message).toBe(inLanguage('mr', () => t('refusals.logIn')))
})

test('refusals hold codes, no sentences', () => {
	const found = globSync('**/*.ts', { cwd: sources })
		.filter((file) => !file.endsWith('.test.ts'))
		.flatMap((file) =>
			sentencesIn(readFileSync(join(sources, file), 'utf8')).map((sentence) => `${file}: ${sentence}`),
		)

	expect(found).toEqual([])
	expect(sentencesIn("throw conflict('This job is open.')")).toEqual(['This job is open.'])
	expect(sentencesIn('throw new Refusal(\n400, 1, `Wait ${seconds} seconds.`)')).toHaveLength(1)
})

/** The sentences among what refusals are made of. */
function sentencesIn(source: string) {
	return [...source.matchAll(refusal)].flatMap(([call = '']) =>
		[...call.matchAll(/(['`])([^'`]* [^'`]*[.?!])\1/g)].map(([, , text = '']) => text),
	)
}

const refusal =
	/\b(?:malformed|malformedAt|notSignedIn|forbidden|notFound|conflict|gone|tooMany|unavailable|refused|problem|fault|fileFault|new Refusal)\((?:[^()]|\([^()]*\))*\)/g

test('a program that accepts problem details gets refusals in their shape, in its language', async () => {
	await using api = await testApp()
	const account = await createCandidate(api.db, {})
	const token = await openSession(api.db, account.id, 'bearer', { userAgent: 'test', country: null })
	const headers = {
		accept: 'application/json, application/problem+json',
		authorization: `Bearer ${token}`,
		'accept-language': 'en',
	}

	const forbidden = await api.call({ ...call, headers })
	const malformed = await api.call({ method: 'POST', path: 'career-gaps', body: { reason: 'none' }, headers })
	const wrongPassword = await api.call({
		method: 'POST',
		path: 'account/passkeys/start',
		body: { present_password: 'Wrong1!!' },
		headers,
	})

	for (const { headers: sent, body } of [forbidden, malformed, wrongPassword]) {
		expect(sent['content-type']).toBe('application/problem+json; charset=utf-8')
		expect(ProblemDetails.parse(body)).toEqual(body)
		expect(body.instance).toBe(`urn:uuid:${String(sent['x-request-id'])}`)
	}
	expect(forbidden.body).toMatchObject({
		type: 'urn:problem:profile-search:forbidden',
		title: 'Forbidden',
		status: 403,
		detail: 'Only administrators may do this.',
	})
	expect(malformed.status).toBe(400)
	expect(Object.keys(malformed.body.fields)).toContain('startedOn')
	expect([wrongPassword.status, wrongPassword.body.status]).toEqual([422, 422])
	expect(wrongPassword.body.type).toBe('urn:problem:profile-search:wrongPassword')
})
