import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isOrigin } from './origin.ts'

/** The variables that tell where the search cluster is. `SEARCH_CA` is a file, and becomes what it holds. */
export const clusterEnvironment = {
	SEARCH_URL: z
		.string()
		.refine(
			(list) => addressesIn(list).every(isAddress),
			'addresses such as https://search.example.org:9200, with commas between several',
		)
		.optional(),
	SEARCH_USER: z.string().optional(),
	SEARCH_PASSWORD: z.string().optional(),
	SEARCH_CA: z
		.string()
		.transform((file, { addIssue }) => {
			try {
				return readFileSync(file, 'utf8')
			} catch {
				addIssue('a file with certificates, as PEM, that can be read')
				return z.NEVER
			}
		})
		.optional(),
	SEARCH_PREFIX: z
		.string()
		.regex(/^[a-z][a-z0-9-]{0,40}$/, 'small letters, digits and - only')
		.default('profile-search'),
}

type Environment = z.infer<z.ZodObject<typeof clusterEnvironment>>

/** The search cluster, as the API speaks to it; undefined without one. */
export function clusterOf(env: Environment) {
	if (!env.SEARCH_URL) return undefined
	return {
		urls: addressesIn(env.SEARCH_URL),
		user: env.SEARCH_USER,
		password: env.SEARCH_PASSWORD,
		ca: env.SEARCH_CA,
		prefix: env.SEARCH_PREFIX,
	}
}

/** Whether nobody on the way to the cluster can read the password. */
export function hasSafePassword({ SEARCH_URL = '', SEARCH_USER }: Environment) {
	return !SEARCH_USER || addressesIn(SEARCH_URL).every(isSafe)
}

function isSafe(url: string) {
	return url.startsWith('https:') || ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)
}

function addressesIn(list: string) {
	return list.split(',').filter(Boolean)
}

function isAddress(text: string) {
	const url = `${text.replace(/\/+$/, '')}/`
	return /^https?:\/\//.test(url) && isOrigin(url)
}
