import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Pages that describe the present state. Decisions also say what was, and why; what they name in the code exists. */
const pages = [
	'README.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
	...globSync('docs/*.md', { cwd: root }).filter((page) => page !== 'docs/spec-coverage.md'),
]
const decisions = globSync('docs/decisions/*.md', { cwd: root }).toSorted()
const documents = [...pages, ...decisions]

test.each(pages)('every path that %s names exists', (page) => {
	const text = read(page)
	const paths = [...text.matchAll(/`((?:apps|packages|db|e2e|scripts|docs|data)\/[^`\s…<]+)`/g)].map(
		([, path = '']) => path,
	)

	expect(paths.filter((path) => globSync(path.replace(/\/$/, ''), { cwd: root }).length === 0)).toEqual([])
})

test.each(documents)('every link of %s leads to a file', (page) => {
	const text = read(page)
	const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) => link)

	expect(
		links.filter((link) => globSync(join(page, '..', link), { cwd: root, exclude: [] }).length === 0),
	).toEqual([])
})

test('every file that a document names exists, whole or by the end of its path', () => {
	const files = globSync('{apps,packages,db,e2e,scripts}/**/*.{ts,tsx,css,sql}', {
		cwd: root,
		exclude: ['**/node_modules/**', '**/build/**'],
	}).map((file) => `/${file}`)
	const namesOf = (page: string) => inCode(page).filter((text) => /^\w[\w./-]*\.(?:tsx?|css|sql)$/.test(text))

	expect(wrongNames(namesOf, (name) => files.some((file) => file.endsWith(`/${name}`)))).toEqual([])
})

test.each([
	['npm run', /npm run (?:--silent )?([\w:]+)(?![\w:]| -w)/g, 'package.json', /^\t\t"([\w:]+)": /gm],
	['npm run bench', /npm run bench -- (\w+)/g, 'scripts/bench.ts', /^\t(\w+): \(\) =>/gm],
	['npm run portal', /npm run portal -- (\w+)/g, 'apps/portal/src/portal.ts', /(?:command\(|\? |\[)'(\w+)/g],
])('every command of %s that a document names exists', (_, pattern, file, definition) => {
	const commands = namesIn(read(file), definition)

	expect(
		wrongNames(
			(page) => namesIn(read(page), pattern),
			(name) => commands.includes(name),
		),
	).toEqual([])
})

test('the README explains every setting that the program reads, and no others', () => {
	const rows = read('README.md').match(/^\| `[A-Z_]+`.*$/gm) ?? []
	const explained = rows.flatMap((row) => namesIn(row.split(' | ')[0] ?? '', /`(\w+)`/g))

	expect([...explained, 'NODE_ENV'].toSorted()).toEqual(settings().toSorted())
})

test('every environment variable that a document names is a setting', () => {
	const ofTheStore = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION', 'AWS_ENDPOINT_URL_S3']
	const known = [...settings(), ...ofTheStore, 'REDOCLY_TELEMETRY']
	const namesOf = (page: string) =>
		inCode(page).flatMap((text) => namesIn(text, /^([A-Z][A-Z0-9]*_[A-Z0-9_*]+)(?:=.*)?$/g))

	expect(wrongNames(namesOf, (name) => known.includes(name))).toEqual([])
})

test('decisions are numbered without gaps, in file names and titles alike', () => {
	const numbers = decisions.map((_, index) => index + 1)

	expect(decisions.map((page) => Number(basename(page).slice(0, 3)))).toEqual(numbers)
	expect(decisions.map((page) => Number(/^# (\d+)\. /.exec(read(page))?.[1]))).toEqual(numbers)
})

function read(path: string) {
	return readFileSync(join(root, path), 'utf8')
}

/** The wrong ones of the names in all documents, each with its document. */
function wrongNames(namesOf: (page: string) => string[], isRight: (name: string) => boolean) {
	return documents.flatMap((page) =>
		namesOf(page)
			.filter((name) => !isRight(name))
			.map((name) => `${page}: ${name}`),
	)
}

/** What the first group of a pattern captures, each time that it matches. */
function namesIn(text: string, pattern: RegExp) {
	return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

/** What a document marks as code within a line. */
function inCode(page: string) {
	return namesIn(read(page), /`([^`\n]+)`/g)
}

/** The names of the environment variables that the program reads. */
function settings() {
	const sources = ['settings', 'cluster', 'traces'].map((name) => read(`apps/portal/src/settings/${name}.ts`))
	return namesIn(sources.join('\n'), /^\t{1,2}([A-Z_]+): z/gm)
}
