import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageAsked, PageWithNext } from '#platform/lists.ts'
import { malformedAt } from '#platform/refusal.ts'
import { addLink } from '../answers/links.ts'
import type { createCursors } from './cursors.ts'

declare module 'fastify' {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging its interface
	interface FastifyInstance {
		cursors: ReturnType<typeof createCursors>
	}
}

/** A request for a list with pages. */
type ListRequest = Pick<FastifyRequest, 'server' | 'routeOptions' | 'params'> & {
	query: { page?: number; cursor?: string | undefined }
}

/** The page that a request asks for: the one after its cursor, or else the one with its number. */
export function pageAsked(request: ListRequest): PageAsked {
	const { cursor, page = 1 } = request.query
	if (cursor === undefined) return { page }
	const asked = request.server.cursors.open(questionOf(request), cursor)
	if (!asked) throw malformedAt('cursor', 'problems.cursor')
	return asked
}

/** A page as the contract carries it, with a cursor for the page after it. */
export function withCursor<Page extends PageWithNext>(
	request: ListRequest,
	{ page }: PageAsked,
	{ next, ...found }: Page,
) {
	const content = next && { page: page + 1, after: next }
	return { ...found, nextCursor: content && request.server.cursors.seal(questionOf(request), content) }
}

/** Answers a request for a list with what `list` finds. */
export async function paged<Page extends PageWithNext>(
	request: ListRequest,
	list: (asked: PageAsked) => Promise<Page>,
) {
	const asked = pageAsked(request)
	return withCursor(request, asked, await list(asked))
}

/** What a list is asked besides the page: a cursor continues only this. */
function questionOf({ routeOptions, params, query }: ListRequest) {
	const { method, path } = routeOptions.config.endpoint ?? {}
	return JSON.stringify([method, path, params, { ...query, page: undefined, cursor: undefined }])
}

/** Names the next page in the header `Link` (RFC 8288). */
export function linkNext(
	{ url }: Pick<FastifyRequest, 'url'>,
	reply: FastifyReply,
	details: { nextCursor?: unknown },
) {
	if (typeof details.nextCursor !== 'string') return
	const { pathname, searchParams } = new URL(url, 'http://portal')
	searchParams.delete('page')
	searchParams.set('cursor', details.nextCursor)
	addLink(reply, `${pathname}?${searchParams}`, 'next')
}
