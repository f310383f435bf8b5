import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { TestApp } from '../login/testing.ts'

/** A challenge of the site, solved as a browser does. */
export async function solvedChallenge(api: TestApp, siteKey: string) {
	const challenge = (await api.get(`captcha/${siteKey}`)).body.details
	return challenge ? solve(challenge) : ''
}

/** Solves a challenge as a browser does. */
export async function solve(challenge: Challenge) {
	return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}
