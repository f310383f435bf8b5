import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { rooms } from './registry.ts'
import { Dressed } from './styleguide.tsx'

/** What shows nothing by itself. */
const unseen = ['EarlyInputRecorder', 'Kit', 'Nothing', 'PageNotLoaded', 'SchemeScript']

/** The components of `ui/`, by file and name. */
const files = import.meta.glob<Record<string, unknown>>('../app/ui/**/*.tsx', { eager: true })
const components = Object.entries(files).flatMap(([file, module]) =>
	Object.entries(module)
		.filter(([, value]) => typeof value === 'function' && /^[A-Z]/.test(value.name))
		.map(([, component]) => ({ file, component: component as () => unknown })),
)

test('the styleguide shows every part of ui/', () => {
	const shown = new Set<unknown>(rooms.flatMap(({ parts }) => parts.flatMap(({ shows }) => shows)))
	const missing = components.filter(
		({ component }) => !shown.has(component) && !unseen.includes(component.name),
	)

	expect(components.length).toBeGreaterThan(40)
	expect(missing.map(({ file, component }) => `${file}: ${component.name}`)).toEqual([])
})

test('parts, folders and states have names of their own', () => {
	for (const names of [
		rooms.map(({ name }) => name),
		...rooms.map(({ parts }) => parts.map(({ name }) => name)),
	])
		expect(new Set(names).size).toBe(names.length)
})

test.each(rooms.flatMap(({ name: room, parts }) => parts.map((part) => ({ room, ...part }))))(
	'$name of $room is rendered in each state before scripts load, too',
	({ states }) => {
		for (const [state, shown] of Object.entries(states)) {
			const Site = createRoutesStub([{ id: 'root', path: '*', Component: () => <Dressed>{shown}</Dressed> }])
			const text = renderToString(<Site hydrationData={{ loaderData: { root: { settings: null } } }} />)

			expect(text.replaceAll(/<style[^]*?<\/style>/g, ''), state).toMatch(/<\w+/)
		}
	},
)
