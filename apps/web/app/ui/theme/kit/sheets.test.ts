import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../../..')
const kit = join(web, '../../node_modules/@mantine/core')

/** What other packages show of the kit: its toasts, the dialog for links in the editor, and the colours in the legends of charts. */
const ofOthers = ['Notification', 'Button', 'Popover', 'TextInput', 'Tooltip', 'ColorSwatch']

test('the pages load the style sheets of all parts of the kit that are used, and of no others', () => {
	const used = new Set<string>()
	const add = (part: string) => {
		if (used.has(part)) return
		used.add(part)
		for (const other of partsIn(part)) add(other)
	}
	for (const part of [...ofOthers, ...namedInPages()]) add(part)
	const sheets = [...used].flatMap(sheetsOf)

	const loaded = readFileSync(join(import.meta.dirname, 'sheets.ts'), 'utf8')
	const names = [...loaded.matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name)
	expect(names.toSorted()).toEqual([...sheets, 'default-css-variables', 'global'].toSorted())
})

/** What the pages and the styleguide import of the kit, by name. */
function namedInPages() {
	return globSync('{app,styleguide}/**/*.tsx', { cwd: web }).flatMap((file) => {
		const text = readFileSync(join(web, file), 'utf8')
		return [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
			([, names = '']) => names.match(/\w+/g) ?? [],
		)
	})
}

/** The parts that the modules of a part import. */
function partsIn(part: string) {
	return modulesOf(part).flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/from "(?:\.\.\/)+(?:utils\/)?([A-Z]\w+)\//g)].map(
			([, name = '']) => name,
		),
	)
}

function sheetsOf(part: string) {
	return modulesOf(part)
		.filter((file) => file.endsWith('.module.mjs'))
		.map((file) => basename(file, '.module.mjs'))
}

function modulesOf(part: string) {
	return globSync(`esm/{components,utils}/${part}/**/*.mjs`, { cwd: kit }).map((file) => join(kit, file))
}
