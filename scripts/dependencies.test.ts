import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Licences under which a package may be used and handed on beside a portal under MIT. */
const licences = [
	'0BSD',
	'Apache-2.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'BlueOak-1.0.0',
	'CC-BY-4.0',
	'CC0-1.0',
	'ISC',
	// Of libvips alone, which `sharp` loads as a library of its own.
	'LGPL-3.0-or-later',
	'MIT',
	'MIT-0',
	'MPL-2.0',
	'OFL-1.1',
	'PSF-2.0',
	'Python-2.0',
	'Unlicense',
	'Zlib',
]
/** Packages that name no licence of this list in a form that is understood, and what their own files say. */
const byHand = { duck: 'BSD-2-Clause', 'png-js': 'MIT' }

test('docs/dependencies.md says what each package of a package.json is for, and names no other', () => {
	const files = globSync(
		['package.json', '{apps,packages}/*/package.json', 'db/package.json', 'e2e/package.json'],
		{
			cwd: root,
		},
	)
	const named = files.flatMap((file) => {
		const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file))
		return Object.keys({ ...dependencies, ...devDependencies })
	})
	const outside = new Set(named.filter((name) => !name.startsWith('@profile-search/')))
	const described = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(
		([, name]) => name,
	)

	expect(described.toSorted()).toEqual([...outside].toSorted())
})

test('every package that is installed has a licence of the list', () => {
	const { packages } = JSON.parse(read('package-lock.json')) as {
		packages: Record<string, { license?: string; link?: boolean }>
	}
	const refused = Object.entries(packages).flatMap(([path, { license = '', link }]) => {
		const name = path.split('node_modules/').at(-1) ?? ''
		if (link || !path.includes('node_modules/') || name in byHand) return []
		return isAllowed(license) ? [] : [`${name}: ${license}`]
	})

	expect(refused).toEqual([])
})

/** Whether an SPDX expression can be met by licences of the list. */
function isAllowed(expression: string) {
	return expression
		.replaceAll(/[()]/g, '')
		.split(' OR ')
		.some((choice) => choice.split(' AND ').every((each) => licences.includes(each)))
}
