import { languageCookie } from '@profile-search/contract/accounts/language'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const inAYear = 365 * 24 * 3600

/**
 * The language in which a request is answered: the one in its address, else the one chosen in this browser, else the one
 * of the account, else what the browser asks for.
 */
export function languageOf(request: FastifyRequest): PageLanguage {
	return (
		addressedLanguage(request) ??
		chosenLanguage(request) ??
		request.account?.language ??
		wishedLanguage(request)
	)
}

/**
 * The language that the address of a request names, if any. It is read from the address itself, since the query of a
 * request that was checked holds only what its endpoint takes.
 */
export function addressedLanguage({ url }: FastifyRequest) {
	const [, query = ''] = url.split('?', 2)
	if (!query.includes('lang=')) return undefined
	return PageLanguage.safeParse(new URLSearchParams(query).get('lang')).data
}

/** The language that was chosen in this browser, if any. */
export function chosenLanguage({ cookies }: FastifyRequest) {
	// A request that could not be read has none.
	return PageLanguage.safeParse(cookies?.[languageCookie]).data
}

/** Remembers a choice in the browser. */
export function setLanguageCookie(reply: FastifyReply, language: PageLanguage, isSecure: boolean) {
	reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', secure: isSecure, maxAge: inAYear })
}

function wishedLanguage({ headers }: FastifyRequest): PageLanguage {
	if (headers['accept-language'] === undefined) return 'en'
	const wished = new Negotiator({ headers }).language([...PageLanguage.options])
	return PageLanguage.safeParse(wished).data ?? 'en'
}
