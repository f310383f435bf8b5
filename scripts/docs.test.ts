import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Pages that describe the present state. Decisions describe the state when they were made. */
const pages = [
	'README.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
	...globSync('docs/*.md', { cwd: root }).filter((page) => page !== 'docs/spec-coverage.md'),
]

test.each(pages)('every path that %s names exists', (page) => {
	const text = readFileSync(join(root, page), 'utf8')
	const paths = [...text.matchAll(/`((?:apps|packages|db|e2e|scripts|docs|data)\/[^`\s…<]+)`/g)].map(
		([, path = '']) => path,
	)

	expect(paths.filter((path) => globSync(path.replace(/\/$/, ''), { cwd: root }).length === 0)).toEqual([])
})

test.each(pages)('every link of %s leads to a file', (page) => {
	const text = readFileSync(join(root, page), 'utf8')
	const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) => link)

	expect(
		links.filter((link) => globSync(join(page, '..', link), { cwd: root, exclude: [] }).length === 0),
	).toEqual([])
})
