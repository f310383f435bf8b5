import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { palette as paletteOfMails } from '../apps/api/src/platform/palette.ts'
import { palette as paletteOfPages } from '../apps/web/app/ui/theme/palette.ts'

const root = join(import.meta.dirname, '..')

test.each([
	['color: #0b5a5e', 'color-no-hex'],
	['border: 1px solid #ddd', 'color-no-hex'],
	['--tone: #0b5a5e', 'color-no-hex'],
	['background: rgb(0 0 0 / 40%)', 'function-disallowed-list'],
	['background: white', 'color-named'],
	['font-size: 0.9375rem', 'declaration-property-value-allowed-list'],
	['font-size: 15px', 'declaration-property-value-allowed-list'],
	['font: 1rem/1.5 sans-serif', 'declaration-property-value-allowed-list'],
	['border-radius: 3px', 'declaration-property-value-allowed-list'],
	['margin: 0 auto 1rem', 'declaration-property-value-disallowed-list'],
	['padding-inline: 12px', 'declaration-property-value-disallowed-list'],
	['gap: 0.5rem var(--gap-16)', 'declaration-property-value-disallowed-list'],
	['row-gap: clamp(1rem, 4vw, 2rem)', 'declaration-property-value-disallowed-list'],
])('lint refuses a style sheet with %s', async (declaration, rule) => {
	expect(await lint(`.wrong {\n\t${declaration};\n}\n`)).toEqual([rule])
})

test('lint refuses an exception without a reason', async () => {
	const disabled = '/* stylelint-disable-next-line color-no-hex */\n'
	expect(await lint(`.wrong {\n\t${disabled}\tcolor: #0b5a5e;\n}\n`)).toEqual([
		'--report-descriptionless-disables',
	])
})

test('lint lets a style sheet use values of the theme, and lengths that the theme does not set', async () => {
	const right = [
		'margin: 0 auto var(--gap-16)',
		'padding: 1em clamp(var(--gap-20), 4vw, var(--gap-40))',
		'gap: calc(2 * var(--gap-8))',
		'font-size: var(--step--1)',
		'color: var(--ink)',
		'border: 1px solid var(--rule)',
		'border-radius: 50% var(--radius) 0 0',
		'max-width: 42rem',
	]
	expect(await lint(`.right {\n${right.map((each) => `\t${each};\n`).join('')}}\n`)).toEqual([])
})

test('no screen sets its own colour or spacing in an attribute', () => {
	const wrong = globSync('apps/web/app/**/*.tsx', { cwd: root }).flatMap((file) =>
		[...readFileSync(join(root, file), 'utf8').matchAll(ownValue)].map(([value]) => `${file}: ${value}`),
	)

	expect(wrong).toEqual([])
})

test('every class that a component names has a style, and every style sheet is used', () => {
	const pages = join(root, 'apps/web/app')
	const unused = new Set(globSync('**/*.module.css', { cwd: pages }))
	const wrong = globSync('**/*.{ts,tsx}', { cwd: pages }).flatMap((file) => {
		const code = readFileSync(join(pages, file), 'utf8')
		return [...code.matchAll(/^import (\w+) from '(#|\.\.?\/)([^']+\.module\.css)'$/gm)].flatMap(
			([, name = '', start = '', rest = '']) => {
				const sheet = start === '#' ? rest : normalize(join(dirname(file), start, rest))
				unused.delete(sheet)
				const style = readFileSync(join(pages, sheet), 'utf8')
				const classes = new Set([...style.matchAll(/\.([a-z][\w-]*)/gi)].map(([, each]) => each))
				const named = code.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))
				return [...named].flatMap(([, each]) => (classes.has(each) ? [] : [`${file}: ${each}`]))
			},
		)
	})

	expect(wrong).toEqual([])
	expect([...unused]).toEqual([])
})

test.each([
	['mails, error pages, résumés and previews', paletteOfMails],
	['what is shown before or without the theme', paletteOfPages],
])('the colours of %s are those of the theme', (_, palette) => {
	const tokens = tokensOf(readFileSync(join(root, 'apps/web/app/ui/theme/tokens.css'), 'utf8'))
	expect(tokens.light).toMatchObject(palette.light)
	expect(tokens.dark).toMatchObject(palette.dark)
})

test.each(['light', 'dark'] as const)(
	'the ring around what has the focus stands out in %s colours',
	(scheme) => {
		const { light, dark } = tokensOf(readFileSync(join(root, 'apps/web/app/ui/theme/tokens.css'), 'utf8'))
		const colours = { ...light, ...(scheme === 'dark' && dark) }
		const below = ['paper', 'paperRaised', 'paperSunk', 'peacockWash', 'marigoldWash', 'vermilionWash']
		// The footer and the band on the home page have a ring of their own.
		const pairs = [...below.map((each) => ['focus', each]), ['onBandMarigold', 'band']]

		// WCAG 2.2, 1.4.11: at least 3 to 1.
		for (const [ring = '', surface = ''] of pairs)
			expect(contrast(colours[ring], colours[surface]), `${ring} on ${surface}`).toBeGreaterThanOrEqual(3)
	},
)

test('no style sheet draws the ring around what has the focus in another colour', () => {
	const wrong = globSync('apps/web/app/**/*.css', { cwd: root }).flatMap((file) =>
		[...readFileSync(join(root, file), 'utf8').matchAll(/^[^\n{}]*:focus[^{}]*\{[^}]*\}/gm)].flatMap(
			([rule]) =>
				/(?:outline|box-shadow): (?!none)(?![^;]*var\(--(?:focus|peacock)\))/.test(rule)
					? [`${file}: ${rule}`]
					: [],
		),
	)
	expect(wrong).toEqual([])
})

const ownValue =
	/['"]#[0-9a-f]{3,8}['"]|\b(?:(?:margin|padding)[A-Za-z]*|gap|rowGap|columnGap|fontSize): '[^']*\d(?:rem|px)/gi

/** The rules that a style sheet of the pages breaks. */
async function lint(code: string) {
	const codeFilename = join(root, 'apps/web/app/routes/sheet.module.css')
	const { results } = await stylelint.lint({ code, codeFilename, cwd: root })
	return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

/** The contrast of two colours, from 1 to 21, by the formula of WCAG 2.2. */
function contrast(one = '', other = '') {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
	return (light + 0.05) / (dark + 0.05)
}

/** The relative luminance of a colour #rrggbb, from 0 to 1, by the formula of WCAG 2.2. */
function luminance(colour: string) {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The custom properties of the theme, with their names in camel case. */
function tokensOf(text: string) {
	const [light = '', dark = ''] = text.split("[data-mantine-color-scheme='dark']")
	const read = (part: string) =>
		Object.fromEntries(
			[...part.matchAll(/--([a-z-]+): (#[0-9a-f]+);/g)].map(([, name = '', value]) => [
				name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
				value,
			]),
		)
	return { light: read(light), dark: read(dark) }
}
