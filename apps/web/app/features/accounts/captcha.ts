import { showCaptchaChallenge, workKey } from '@profile-search/contract/accounts/captcha'
import { errorCodes } from '@profile-search/contract/http/envelope'
import { useRouteLoaderData } from 'react-router'
import { type Sent, send } from '#api.ts'
import type { loader } from '#root.tsx'

/** Solves the captcha of the site, if it has one: a second of work for the browser, none for the person. */
export function useCaptcha() {
	const siteKey = useRouteLoaderData<typeof loader>('root')?.settings?.captcha_site_key
	return async () => (siteKey ? solve(siteKey) : undefined)
}

/**
 * Calls an endpoint. After too many tries the browser solves a challenge, which takes a few seconds, and the call is
 * repeated once.
 */
export async function withWork<E>(ask: (work: string | undefined) => Promise<Sent<E>>) {
	const sent = await ask(undefined)
	return sent.errorCode === errorCodes.captchaNeeded ? ask(await solve(workKey)) : sent
}

/** Undefined if there was no challenge to solve; the call that needs the solution then reports the problem. */
async function solve(siteKey: string) {
	const { details: challenge } = await send(showCaptchaChallenge, { params: { siteKey } })
	if (!challenge) return undefined

	const [{ solveChallenge }, { deriveKey }] = await Promise.all([
		import('altcha-lib'),
		import('altcha-lib/algorithms/web/pbkdf2'),
	])
	const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
	return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
