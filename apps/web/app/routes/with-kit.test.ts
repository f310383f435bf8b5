import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

const app = join(import.meta.dirname, '..')
const kit = join(app, 'ui/theme/kit')
const layout = 'routes/with-kit.tsx'

test('pages outside the layout with the kit show no part of it', () => {
	const files = ['root.tsx', ...routes.filter(({ file }) => file !== layout).flatMap(filesOf)]
	for (const file of files) expect(kitIn(join(app, file)), `parts of the kit in ${file}`).toEqual([])
})

test('a page within the layout is found to show parts of the kit', () => {
	expect(kitIn(join(app, 'routes/trust/grievances/file.tsx')).length).toBeGreaterThan(0)
})

/** The module of a route, and those of the routes below it. */
function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
	return [file, ...children.flatMap(filesOf)]
}

/**
 * The modules that show a part of the kit among those that a module imports, and those that it loads later. What `loadedWithKit`
 * loads has the kit around it.
 */
function kitIn(start: string) {
	const found: string[] = []
	const seen = new Set<string>()
	const visit = (file: string) => {
		if (seen.has(file) || file.startsWith(kit)) return
		seen.add(file)
		const text = readFileSync(file, 'utf8')
		if (showsKit(text)) found.push(file)
		for (const next of modulesIn(file, text)) visit(next)
	}
	visit(start)
	return found
}

/** Whether a module imports more of the kit than types. */
function showsKit(text: string) {
	const imports = text.matchAll(/^import \{([^}]*)\} from '@mantine\/(?:charts|core|tiptap)'/gm)
	return [...imports].some(([, names = '']) => /(?<!type )\b(?!type )\w+/.test(names))
}

function modulesIn(file: string, text: string) {
	const withoutKit = text.replaceAll(/loadedWithKit\([^']*'[^']*'/g, '')
	return [
		...text.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm),
		...withoutKit.matchAll(/\bimport\('([^']+)'\)/g),
	].flatMap(([, name = '']) => {
		const path = name.startsWith('#') ? join(app, name.slice(1)) : join(dirname(file), name)
		return /^[#.]/.test(name) && /\.tsx?$/.test(path) && existsSync(path) ? [path] : []
	})
}
