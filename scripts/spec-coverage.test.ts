import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('docs/spec-coverage.md', 'utf8')
const rows = table.split('\n').filter((line) => /^\| \d/.test(line))

test('every row of the specification is open or names a test that exists', () => {
	const broken = rows.filter((row) => {
		const cell = row.split(' | ').at(-1)?.replace(/ \|$/, '') ?? ''
		const [, file = '', name = ''] = /^`(.+?)` › (.+)$/.exec(cell) ?? []
		if (cell.startsWith('*open*')) return false
		return !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${name}'`)
	})

	expect(rows.length).toBeGreaterThan(30)
	expect(broken).toEqual([])
})
