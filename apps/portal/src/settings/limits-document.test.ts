import { expect, test } from 'vitest'
import { limitsDocument } from './limits-document.ts'

test('docs/limits.md matches the code', async () => {
	await expect(`${limitsDocument()}\n`).toMatchFileSnapshot('../../../../docs/limits.md')
})
