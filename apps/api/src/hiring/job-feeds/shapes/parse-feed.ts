import { parseBoard } from './boards.ts'
import { FeedError, type Parsed } from './feed-job.ts'
import { parseIndeed } from './indeed.ts'

/** Reads a feed in any of the shapes that are understood, which it tells by its first sign. */
export async function parseFeed(bytes: Uint8Array): Promise<Parsed> {
	const text = decoded(bytes)
	const first = text.trimStart()[0]
	if (first === '<') return parseIndeed(text)
	if (first === '{' || first === '[') return parseBoard(text)
	throw new FeedError('unknown')
}

function decoded(bytes: Uint8Array) {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		throw new FeedError('damaged')
	}
}

/** The address at which a feed is read, where the address of a public board was given. */
export function feedAddressOf(given: string) {
	const url = new URL(given)
	const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean)
	const isOf = (...hosts: string[]) => hosts.includes(url.hostname)
	if (isOf('boards.greenhouse.io', 'job-boards.greenhouse.io', 'boards.eu.greenhouse.io')) {
		const name = first === 'embed' ? url.searchParams.get('for') : first
		if (name) return greenhouse(name)
	}
	if (isOf('boards-api.greenhouse.io', 'api.greenhouse.io') && first === 'v1' && second === 'boards' && third)
		return greenhouse(third)
	if (isOf('jobs.lever.co') && first) return lever('api.lever.co', first)
	if (isOf('jobs.eu.lever.co') && first) return lever('api.eu.lever.co', first)
	if (isOf('api.lever.co', 'api.eu.lever.co') && first === 'v0' && second === 'postings' && third)
		return lever(url.hostname, third)
	url.hash = ''
	return url.href
}

function greenhouse(name: string) {
	return `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`
}

function lever(host: string, name: string) {
	return `https://${host}/v0/postings/${name}?mode=json`
}
