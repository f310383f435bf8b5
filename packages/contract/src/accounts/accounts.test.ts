import { expect, test } from 'vitest'
import { Email, RegistrationDraft } from './accounts.ts'
import { Password } from './passwords.ts'

test.each(['asha@example.com', 'A.b_c%d+e-f@sub.example.in', 'x@y.org'])('%s is an e-mail', (email) => {
	expect(Email.parse(email)).toBe(email.toLowerCase())
})

test.each([
	'',
	'asha',
	'asha@example',
	'@example.com',
	'asha@example.info',
	'asha@.com',
	'as ha@example.com',
	'asha@exa_mple.com',
	'आशा@example.com',
	`${'a'.repeat(250)}@b.in`,
])('"%s" is not an e-mail', (email) => {
	expect(Email.safeParse(email).error?.issues[0]?.message).toBe('accountsProblems.email')
})

test.each(['Abc1!x', 'Aa1@aa', `Aa1!${'x'.repeat(124)}`, 'पासवर्डAa1!'])('%s is a password', (password) => {
	expect(Password.parse(password)).toBe(password)
})

test.each(['Ab1!x', 'abcd1!', 'ABCD1!', 'Abcde!', 'Abcde1', 'Abc1_x'])('%s is not a password', (password) => {
	expect(Password.safeParse(password).error?.issues[0]?.message).toBe('accountsProblems.newPassword')
})

test('a password of more than 128 characters is refused', () => {
	expect(Password.safeParse(`Aa1!${'x'.repeat(125)}`).success).toBe(false)
})

test('an empty registration marks each field with the message of the specification', () => {
	const checked = RegistrationDraft.safeParse({
		user_type: 'candidate',
		f_name: '',
		l_name: ' ',
		email_id: '',
		password: '',
	})

	const messages = checked.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
	expect(messages).toContain('f_name: accountsProblems.firstName')
	expect(messages).toContain('l_name: accountsProblems.lastName')
	expect(messages).toContain('email_id: accountsProblems.email')
})
