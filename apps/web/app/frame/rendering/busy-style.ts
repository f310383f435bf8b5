import devanagari400 from '#ui/theme/fonts/made/devanagari-400.woff2?url'
import devanagari600 from '#ui/theme/fonts/made/devanagari-600.woff2?url'
import latin400 from '#ui/theme/fonts/made/latin-400.woff2?url'
import latin800 from '#ui/theme/fonts/made/latin-800.woff2?url'
import { palette } from '#ui/theme/palette.ts'

/** The fonts of every page; a browser mostly has them already, and shows its own where it cannot load them. */
const faces = [
	{ file: latin400, weight: '400', letters: 'U+0000-00FF,U+2000-206F,U+20B9' },
	{ file: latin800, weight: '600 900', letters: 'U+0000-00FF,U+2000-206F,U+20B9' },
	{ file: devanagari400, weight: '400', letters: 'U+0900-097F,U+200C-200D,U+25CC' },
	{ file: devanagari600, weight: '600 900', letters: 'U+0900-097F,U+200C-200D,U+25CC' },
].map(
	({ file, weight, letters }) =>
		`@font-face { font-family: Mukta; font-weight: ${weight}; font-display: swap; src: url(${file}) format('woff2'); unicode-range: ${letters} }`,
)

/** What the style sheets of the portal do for the frame of every page, in one piece. */
export const busyStyle = `
${faces.join('\n')}
:root { ${propertiesOf(palette.light)} }
:root[data-scheme=dark] { ${propertiesOf(palette.dark)} }
@media (prefers-color-scheme: dark) {
:root:not([data-scheme=light]) { ${propertiesOf(palette.dark)} }
}
* { box-sizing: border-box }
body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 Mukta, 'Noto Sans Devanagari', system-ui, sans-serif; text-rendering: geometricPrecision }
header { position: relative; border-top: 5px solid var(--edge); border-bottom: 1px solid var(--rule) }
header::before { content: ''; position: absolute; inset: 0 0 auto; height: 6px; background: conic-gradient(from -45deg at 50% 100%, transparent 90deg, var(--edge) 0) 0 0 / 12px 6px repeat-x }
header > div, main, footer > div { width: 100%; max-width: 74rem; margin: 0 auto; padding-inline: clamp(1rem, 4vw, 2.5rem) }
header > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; padding-block: 9px 4px }
.brand { display: flex; align-items: center; gap: .625rem; min-height: 44px; color: var(--ink); text-decoration: none }
.brand svg { flex: none; stroke: var(--marigold) }
.brand svg path:first-child { stroke: var(--peacock) }
header .brand, footer strong { font-size: 1.1875rem; font-weight: 800; letter-spacing: -.025em }
nav, .ways { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem }
nav a { display: inline-flex; align-items: center; min-height: 44px; color: var(--ink); font-size: .9375rem; font-weight: 600; text-decoration: none }
nav a:hover { color: var(--peacock) }
main { flex: 1; padding-block: max(3rem, 12vh) 4rem }
main p { max-width: 34rem; margin: 1rem 0 0; color: var(--ink-soft); font-size: 1.1875rem }
main .code { margin: 0 0 .75rem; color: var(--vermilion); font-size: inherit; font-weight: 600 }
h1 { margin: 0; font-size: clamp(2.15rem, 1.6rem + 2.6vw, 3.5rem); font-weight: 800; line-height: 1.1; letter-spacing: -.018em; text-wrap: balance }
h1:lang(hi), h1:lang(mr) { line-height: 1.25; letter-spacing: 0 }
.ways { gap: .25rem 1.75rem }
main .ways { margin-top: 2rem; font-size: 1.0625rem }
.ways a { display: inline-flex; align-items: center; min-height: 44px; color: var(--peacock); font-weight: 600; text-underline-offset: .18em }
.ways .again { padding: 0 1.2rem; border-radius: 4px; background: var(--peacock); color: var(--on-peacock); text-decoration: none }
footer { position: relative; background: var(--band); color: var(--on-band-soft) }
footer::before { content: ''; position: absolute; inset: auto 0 100%; height: 8px; background: conic-gradient(from 135deg at 50% 0, transparent 90deg, var(--band) 0) 0 0 / 16px 8px repeat-x; transform: scaleY(-1) rotate(180deg) }
footer > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1rem 4rem; padding-block: 2.25rem }
footer p { margin: 0 }
footer .brand { color: inherit }
footer .brand svg { stroke: var(--on-band-marigold) }
footer .brand svg path:first-child { stroke: var(--on-band) }
footer strong, footer .ways a { color: var(--on-band) }
footer .ways a { font-weight: 400 }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
footer a:focus-visible { outline-color: var(--on-band-marigold) }
@media (max-width: 600px) {
nav a:first-child { display: none }
}
@media print { header, footer { display: none } }
`

function propertiesOf(colours: Record<string, string>) {
	return Object.entries(colours)
		.map(
			([name, colour]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour}`,
		)
		.join('; ')
}
