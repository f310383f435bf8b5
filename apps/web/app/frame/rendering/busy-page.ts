import { i18n } from '#text/i18n.ts'
import { palette } from '#ui/theme/palette.ts'

const { light, dark } = palette

/**
 * The page shown while a part of the portal is unavailable. It costs almost nothing to make, since it is requested
 * most under high load.
 */
export function busyPage(message: string, nonce: string | undefined) {
	const title = i18n.t('errors.title503')
	return `<!doctype html>
<html lang="${i18n.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.svg">
<style${nonce ? ` nonce="${escape(nonce)}"` : ''}>
body { margin: 0; border-top: 5px solid ${light.edge}; background: ${light.paper}; color: ${light.ink}; font: 1.0625rem/1.55 Mukta, system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 15vh 1.25rem 3rem }
p:first-child { color: ${light.vermilion}; font-weight: 600; margin: 0 }
h1 { font-size: clamp(2.15rem, 1.6rem + 2.6vw, 3.5rem); line-height: 1.1; letter-spacing: -.018em; text-wrap: balance; margin: .5rem 0 1rem }
nav { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; margin-top: 1.5rem }
a { color: ${light.peacock}; font-weight: 600; padding: .5rem 0 }
a:first-child { background: ${light.peacock}; color: ${light.onPeacock}; padding: .6rem 1.2rem; border-radius: 4px; text-decoration: none }
a:focus-visible { outline: 3px solid ${light.marigold}; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
body { border-color: ${dark.edge}; background: ${dark.paper}; color: ${dark.ink} }
p:first-child { color: ${dark.vermilion} }
a { color: ${dark.peacock} }
a:first-child { background: ${dark.peacock}; color: ${dark.onPeacock} }
}
</style>
</head>
<body>
<main>
<p>${escape(i18n.t('errors.code', { status: 503 }))}</p>
<h1>${escape(title)}</h1>
<p>${escape(message || i18n.t('errors.text503'))}</p>
<nav>
<a href="">${escape(i18n.t('errors.again'))}</a>
<a href="/">${escape(i18n.t('errors.home'))}</a>
</nav>
</main>
</body>
</html>`
}

function escape(text: string) {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
