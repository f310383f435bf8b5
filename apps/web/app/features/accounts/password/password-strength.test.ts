import { readCatalogues } from '@profile-search/text/read-catalogues'
import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

const words = readCatalogues().en['passwords'] as { [key: string]: { [key: string]: string } }

test.each(['P@ssw0rd', 'Qwerty1!', 'Iloveyou1!'])('%s is weak, with an explanation', (password) => {
	const { score, warning } = strengthOf(password)

	expect(score).toBeLessThan(3)
	expect(words['strength']?.[score]).toMatch(/weak|fair/i)
	expect(words['weak']?.[warning ?? '']).toMatch(/^(?:It|This) /)
})

test.each(['Aaaaa1!', 'Abcdef1!'])('%s is weak', (password) => {
	expect(strengthOf(password).score).toBeLessThan(3)
})

test.each(['Mango7-lantern!river', 'tYg6#kq0Lwz!'])('%s is strong', (password) => {
	expect(strengthOf(password).score).toBeGreaterThanOrEqual(3)
})

test('a password of any length is rated at once', () => {
	expect(strengthOf('aA1!'.repeat(5000)).score).toBeLessThanOrEqual(4)
})
