import { showCaptchaChallenge } from '@profile-search/contract/captcha'
import { useRouteLoaderData } from 'react-router'
import { send } from '../api.ts'
import type { loader } from '../root.tsx'

/** Solves the captcha of the site, where it has one: a second of work for the browser, none for the person. */
export function useCaptcha() {
	const siteKey = useRouteLoaderData<typeof loader>('root')?.settings?.captcha_site_key
	return async () => (siteKey ? solve(siteKey) : undefined)
}

/** Undefined when there was no challenge to solve; the call that needs the answer then says what to do. */
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
