import { createHash } from 'node:crypto'
import { escapeHtml } from '@profile-search/text/escape-html'
import { language } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { palette } from '#platform/palette.ts'
import type { Refusal } from '#platform/refusal.ts'

/** Whether a person will see the answer: a browser asked for a page. */
export function isForPerson(request: FastifyRequest) {
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	const accepted = request.headers.accept ?? ''
	return isRead && !/^\/api(?:[/?]|$)/.test(request.url) && accepted.includes('text/html')
}

/**
 * The page for a refusal that comes before, or instead of, a page of the portal: with its header, and ways on. It needs no
 * other files.
 */
export function sendErrorPage(reply: FastifyReply, { status, message }: Pick<Refusal, 'status' | 'message'>) {
	return reply
		.code(status)
		.type('text/html; charset=utf-8')
		.header('cache-control', 'no-store')
		.header('content-security-policy', `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'`)
		.serializer(String)
		.send(pageOf(t(status < 500 ? 'refusals.page.cannotShow' : 'refusals.page.wentWrong'), message))
}

const { light, dark } = palette
const style = `body{margin:0;border-top:5px solid ${light.edge};font:1.0625rem/1.55 Mukta,system-ui,sans-serif;color:${light.ink};background:${light.paper}}
header{border-bottom:1px solid ${light.rule}}
header div,main{max-width:74rem;margin:0 auto;padding:.4rem clamp(1rem,4vw,2.5rem)}
header div,nav{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem}
a{display:inline-flex;align-items:center;gap:.625rem;min-height:44px;color:${light.peacock};font-weight:600;text-underline-offset:.18em}
nav{justify-content:start;gap:0 .75rem}
header a{color:${light.ink};font-size:.9375rem;text-decoration:none}
header div>a{font-size:1.1875rem;font-weight:800;letter-spacing:-.025em}
svg{stroke:${light.marigold}}
path:first-child{stroke:${light.peacock}}
main{padding-top:max(3rem,12vh)}
h1{max-width:44rem;margin:0 0 1rem;font-size:clamp(2.15rem,1.6rem + 2.6vw,3.5rem);line-height:1.15;text-wrap:balance}
p{max-width:34rem;margin:0;font-size:1.1875rem;color:${light.inkSoft}}
@media(max-width:600px){nav a:first-child{display:none}}
p+p{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;margin-top:2rem;font-size:1.0625rem}
@media(prefers-color-scheme:dark){body{border-color:${dark.edge};color:${dark.ink};background:${dark.paper}}header{border-color:${dark.rule}}header a{color:${dark.ink}}p{color:${dark.inkSoft}}p a{color:${dark.peacock}}path:first-child{stroke:${dark.peacock}}}`
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

function pageOf(title: string, message: string) {
	return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${style}</style></head><body><header><div><a href="/">${logo}${t('site.name')}</a><nav aria-label="${t('menu.label')}">${places()}</nav></div></header><main><h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="/">${t('refusals.page.home')}</a><a href="/jobs">${t('errors.jobs')}</a></p></main></body></html>`
}

/** The menu of a visitor. */
function places() {
	const labels = {
		'/': t('menu.home'),
		'/jobs': t('menu.jobs'),
		'/employee-list': t('menu.people'),
		'/employer-list': t('menu.organisations'),
		'/contact': t('menu.contact'),
	}
	return Object.entries(labels)
		.map(([address, label]) => `<a href="${address}">${label}</a>`)
		.join('')
}

const logo =
	'<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true" fill="none" stroke-width="5.5" stroke-linecap="round"><path d="M4 34H18A10 10 0 1 0 8 24"/><path d="M44 14H30A10 10 0 1 0 40 24"/></svg>'
