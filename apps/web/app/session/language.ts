import { chooseLanguage, languageCookie } from '@profile-search/contract/accounts/language'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { send } from '#api.ts'
import { useVisitor } from './use-visitor.ts'

/**
 * An address that names a language is a choice: it is kept in the browser, so that the next pages speak the same
 * language, and in the account.
 */
export function useLanguageOfAddress() {
	const { search } = useLocation()
	const isSignedIn = useVisitor() !== null
	const language = PageLanguage.safeParse(new URLSearchParams(search).get('lang')).data
	useEffect(() => {
		if (!language || cookieSays(language)) return
		// At once, since the next page may be asked for before the call is answered.
		document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`
		if (isSignedIn) void send(chooseLanguage, { body: { language } })
	}, [language, isSignedIn])
}

function cookieSays(language: PageLanguage) {
	return document.cookie.split('; ').includes(`${languageCookie}=${language}`)
}
