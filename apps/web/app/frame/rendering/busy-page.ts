import { escapeHtml } from '@profile-search/text/escape-html'
import { i18n } from '#text/i18n.ts'
import { busyStyle } from './busy-style.ts'

/**
 * The page shown while a part of the portal is unavailable, framed like every other. It costs almost nothing to make,
 * since it is requested most under high load, and asks nothing of the database.
 */
export function busyPage(message: string, nonce: string | undefined) {
	const title = escapeHtml(i18n.t('errors.title503'))
	const name = escapeHtml(i18n.t('site.name'))
	const carried = nonce ? ` nonce="${escapeHtml(nonce)}"` : ''
	return `<!doctype html>
<html lang="${i18n.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<script${carried}>${chosenScheme}</script>
<style${carried}>${busyStyle}</style>
</head>
<body>
<header>
<div>
<a class="brand" href="/">${logo}<span>${name}</span></a>
<nav aria-label="${escapeHtml(i18n.t('menu.label'))}">${links(places())}</nav>
</div>
</header>
<main>
<p class="code">${escapeHtml(i18n.t('errors.code', { status: 503 }))}</p>
<h1>${title}</h1>
<p>${escapeHtml(message || i18n.t('errors.text503'))}</p>
<p class="ways">
<a class="again" href="">${escapeHtml(i18n.t('errors.again'))}</a>
${links({ '/': i18n.t('errors.home'), '/jobs': i18n.t('errors.jobs') })}
</p>
</main>
<footer>
<div>
<p class="brand">${logo}<span><strong>${name}</strong><br>${escapeHtml(i18n.t('menu.source'))}</span></p>
<p class="ways">${links(aboutTheSite())}</p>
</div>
</footer>
</body>
</html>`
}

/** The menu of a visitor: whoever is logged in finds the rest of theirs as soon as the portal answers again. */
function places() {
	return {
		'/': i18n.t('menu.home'),
		'/jobs': i18n.t('menu.jobs'),
		'/employee-list': i18n.t('menu.people'),
		'/employer-list': i18n.t('menu.organisations'),
		'/contact': i18n.t('menu.contact'),
	}
}

function aboutTheSite() {
	return {
		'/about-us': i18n.t('menu.about'),
		'/faq': i18n.t('menu.faq'),
		'/cms/privacy-notice': i18n.t('menu.privacyNotice'),
	}
}

function links(labels: Record<string, string>) {
	return Object.entries(labels)
		.map(([address, label]) => `<a href="${address}">${escapeHtml(label)}</a>`)
		.join('\n')
}

/** Takes over the colour scheme that the reader has chosen; the kit keeps it under this name. */
const chosenScheme = `try{const s=localStorage.getItem('mantine-color-scheme-value');if(s==='dark'||s==='light')document.documentElement.dataset.scheme=s}catch{}`

/** The logo of `ui/page/logo.tsx`, with the threads crossing without masks, whose ids would have to differ. */
const logo =
	'<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true" fill="none" stroke-width="5.5" stroke-linecap="round"><path d="M4 34H18A10 10 0 1 0 8 24"/><path d="M44 14H30A10 10 0 1 0 40 24"/></svg>'
