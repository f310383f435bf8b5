import { expect, test } from 'vitest'
import { testApp } from './portal.ts'

const draft = {
	id: '0190a1b2-0000-7000-8000-000000000001',
	kind: 'privacy',
	message: 'My name is shown although I had asked you to hide it.',
	name: 'Asha',
	email: 'asha@example.com',
}

test('a success and the fields that were refused are in the language of the reader, with their values', async () => {
	await using api = await testApp()
	const file = (language: string, message: string) =>
		api.post(`grievances?lang=${language}`, { ...draft, message })

	const short = await file('mr', 'Too short.')
	const filed = await file('hi', draft.message)

	expect(short.body.fields).toEqual({ message: 'कृपया किमान 20 अक्षरे लिहा.' })
	expect(filed.body).toMatchObject({ errorCode: 0, message: 'आपकी शिकायत दर्ज हो गई है।' })
})
