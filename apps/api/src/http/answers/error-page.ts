import { createHash } from 'node:crypto'
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

/** The page for a refusal that comes before, or instead of, a page of the portal. It needs no other files. */
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
const style = `body{margin:0;font:1.05rem/1.6 system-ui,sans-serif;color:${light.ink};background:${light.paper}}
main{max-width:34rem;margin:18vh auto 0;padding:0 1.25rem}
h1{font-size:1.6rem;line-height:1.25}
a{color:${light.peacock};font-weight:600}
@media (prefers-color-scheme:dark){body{color:${dark.ink};background:${dark.paper}}a{color:${dark.peacock}}}`
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

function pageOf(title: string, message: string) {
	return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${style}</style></head><body><main><h1>${title}</h1><p>${escaped(message)}</p><p><a href="/">${t('refusals.page.home')}</a></p></main></body></html>`
}

function escaped(text: string) {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
