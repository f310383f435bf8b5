import { spawnSync } from 'node:child_process'
import {
	cpSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, sep } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** The domains of the API, lowest first. */
const domains = [
	'platform',
	'visibility',
	'http',
	'accounts',
	'search',
	'profiles',
	'hiring',
	'messaging',
	'matching',
	'trust',
	'privacy',
	'site',
]

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'layers-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
	['apps/api/src/platform/queue/wrong.ts', '#accounts/accounts/queries.ts'],
	['apps/api/src/profiles/candidates/wrong.ts', '#hiring/jobs/queries.ts'],
	['apps/api/src/hiring/jobs/wrong.ts', '#trust/moderation/queries.ts'],
	['apps/api/src/privacy/erasures/wrong.ts', '#site/pages/queries.ts'],
	['apps/api/src/site/pages/wrong.ts', '../../app.ts'],
	['apps/api/src/site/pages/wrong.ts', '../faqs/routes.ts'],
	['apps/api/src/site/pages/wrong.ts', '@profile-search/web/app'],
	['apps/web/app/routes/hiring/jobs/wrong.tsx', '../pipeline/board/board.tsx'],
	['apps/web/app/routes/hiring/jobs/edit/wrong.tsx', '../../pipeline/board/board.tsx'],
	['apps/web/app/routes/hiring/jobs/wrong.tsx', '#routes/matching/matches/list.tsx'],
	['apps/web/app/routes/hiring/jobs/wrong.tsx', '@profile-search/db/client'],
	['apps/web/app/features/hiring/wrong.tsx', '#features/matching/suggestions.tsx'],
	['apps/web/app/ui/page/wrong.tsx', '#features/hiring/jobs/job-line.tsx'],
	['apps/web/app/ui/page/wrong.tsx', '@profile-search/contract/hiring/jobs'],
	['apps/portal/src/wrong.ts', '@profile-search/matching/types'],
	['packages/matching/src/wrong.ts', 'zod'],
	['packages/contract/src/wrong.ts', '@profile-search/db/client'],
	['packages/contract/src/profiles/wrong.ts', '../trust/approvals.ts'],
	['packages/contract/src/profiles/employers/wrong.ts', '../../trust/approvals.ts'],
	['packages/contract/src/profiles/wrong.ts', 'pg'],
	['packages/resume/src/wrong.ts', '@profile-search/db/client'],
	['packages/resume/src/wrong.ts', '@profile-search/api/app'],
	['packages/resume/src/wrong.ts', 'drizzle-orm'],
	['packages/resume/src/wrong.ts', 'node:fs'],
	['packages/resume/src/wrong.test.ts', '@profile-search/db/client'],
	['packages/text/src/wrong.ts', '@profile-search/contract/hiring/jobs'],
	['packages/evaluation/src/wrong.ts', '@profile-search/api/app'],
	['db/wrong.ts', '@profile-search/matching/types'],
	['e2e/wrong.ts', '@profile-search/api/app'],
	['scripts/wrong.ts', '@profile-search/db/client'],
])('lint refuses %s the import of %s', (file, specifier) => {
	expect(lint(file, specifier)).toContain('no-restricted-imports')
})

test.each([
	['apps/api/src/hiring/jobs/right.ts', '#platform/refusal.ts'],
	['apps/api/src/site/pages/right.ts', './queries.ts'],
	['apps/web/app/routes/hiring/jobs/right.tsx', '#ui/page/page.tsx'],
	['apps/web/app/routes/hiring/jobs/edit/right.tsx', '../job-notices.tsx'],
	['apps/web/app/ui/page/right.tsx', '@profile-search/contract/platform/site-time'],
	['packages/contract/src/profiles/right.ts', 'zod'],
	['packages/contract/src/profiles/right.ts', '../platform/basics.ts'],
	['packages/resume/src/right.ts', '@profile-search/contract/profiles/entries'],
	['packages/resume/src/right.ts', 'csv-parse/sync'],
	['packages/text/src/right.ts', '@profile-search/contract/platform/languages'],
	['apps/web/app/ui/page/right.tsx', '@profile-search/text/translate'],
	['apps/portal/src/right.ts', '@profile-search/api/app'],
])('lint lets %s import %s', (file, specifier) => {
	expect(lint(file, specifier)).not.toContain('no-restricted-imports')
})

test('no domain of the API imports one above it, and a relative path never leaves its domain', () => {
	const wrong = importsOfApi().filter(({ from, to }) => {
		const [above, below] = [domains.indexOf(domainOf(from)), domains.indexOf(domainOf(to.path))]
		return to.isRelative ? above !== below : below >= above
	})

	expect(wrong).toEqual([])
})

test.each(['packages/contract/src', 'db/schema', 'apps/web/app/features', 'apps/web/app/routes'])(
	'%s has no folders but domains of the API',
	(path) => {
		const folders = readdirSync(join(root, path), { withFileTypes: true }).filter((entry) =>
			entry.isDirectory(),
		)

		expect(domains).toEqual(expect.arrayContaining(folders.map(({ name }) => name)))
	},
)

test('no rooms of the API import each other in a cycle', () => {
	const arrows = new Map<string, Set<string>>()
	for (const { from, to } of importsOfApi()) {
		const [here, there] = [roomOf(from), roomOf(to.path)]
		if (here !== there) arrows.set(here, (arrows.get(here) ?? new Set()).add(there))
	}

	// Removes rooms that import none of the rooms left, until nothing or only cycles are left.
	for (let went = true; went;) {
		went = false
		for (const [room, others] of arrows)
			if ([...others].every((other) => !arrows.has(other))) went = arrows.delete(room)
	}
	expect([...arrows.keys()]).toEqual([])
})

test('no folder of the source has more than 14 entries', () => {
	const entries = new Map<string, Set<string>>()
	const source = '{apps,db,e2e,packages,scripts}/**/*.{ts,tsx,css}'
	for (const file of globSync(source, { cwd: root, exclude: ['**/{node_modules,build,.react-router}/**'] })) {
		const parts = file.split(sep)
		for (const [at, part] of parts.entries()) {
			const path = parts.slice(0, at).join('/')
			entries.set(path, (entries.get(path) ?? new Set()).add(part))
		}
	}

	expect(entries.size).toBeGreaterThan(200)
	expect(
		[...entries].filter(([, { size }]) => size > 14).map(([path, { size }]) => `${path}: ${size}`),
	).toEqual([])
})

/** The output of lint for a file with this one import. */
function lint(file: string, specifier: string) {
	cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
	const path = join(folder, file)
	mkdirSync(dirname(path), { recursive: true })
	writeFileSync(path, `import { thing } from '${specifier}'\n\nexport const used = thing\n`)
	return spawnSync('oxlint', [file], { cwd: folder, encoding: 'utf8' }).stdout
}

/** The imports inside the API, without those of tests and of the domains' own indexes. */
function importsOfApi() {
	const source = join(root, 'apps/api/src')
	const isTest = (file: string) => /\.test\.ts$|(^|\/)testing[^/]*$|\/traces\//.test(file)
	return globSync('*/**/*.ts', { cwd: source })
		.filter((file) => !isTest(file) && !file.endsWith('/index.ts'))
		.flatMap((file) => {
			const text = readFileSync(join(source, file), 'utf8')
			const specifiers = [...text.matchAll(/^(?:import|export)[^'"]*? from '(#|\.\.?\/)([^']+)'/gm)]
			return specifiers.map(([, start = '', rest = '']) => {
				const isRelative = start !== '#'
				return {
					from: file,
					to: { path: isRelative ? normalize(join(dirname(file), start, rest)) : rest, isRelative },
				}
			})
		})
}

function domainOf(path: string) {
	return path.split('/')[0] ?? ''
}

function roomOf(path: string) {
	return path.split('/').slice(0, 2).join('/')
}
