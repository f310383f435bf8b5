import { i18n } from '../text/i18n.ts'

/**
 * What a person reads while a part of the portal is away: a page that costs nothing to make, since it is asked for
 * most when there is least to spare.
 */
export function busyPage(words: string, nonce: string | undefined) {
	const title = i18n.t('errors.title503')
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.svg">
<style${nonce ? ` nonce="${escape(nonce)}"` : ''}>
body { margin: 0; background: #fbf7ef; color: #1c2a30; font: 1.0625rem/1.6 Mukta, system-ui, sans-serif }
main { max-width: 36rem; margin: 0 auto; padding: 15vh 1.25rem 3rem }
p:first-child { color: #5d5546; margin: 0 }
h1 { font-size: 2rem; line-height: 1.2; margin: .25rem 0 1rem }
nav { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; margin-top: 1.5rem }
a { color: #0b5a5e; padding: .5rem 0 }
a:first-child { background: #0f4c5c; color: #fff; padding: .6rem 1.2rem; border-radius: .5rem; text-decoration: none }
a:focus-visible { outline: 3px solid #c8741a; outline-offset: 2px }
</style>
</head>
<body>
<main>
<p>${escape(i18n.t('errors.code', { status: 503 }))}</p>
<h1>${escape(title)}</h1>
<p>${escape(words || i18n.t('errors.text503'))}</p>
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
