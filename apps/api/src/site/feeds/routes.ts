import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { jobFeeds } from '@profile-search/contract/site/feeds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasTag } from '#http/answers/entity-tags.ts'
import { createLimits } from '#http/limits.ts'
import { clientSlots } from '#http/requests/client-slots.ts'
import { remember } from '#platform/concurrency/remember.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { valuesOf } from '../pages/values.ts'
import { findIndexNowKey } from './index-now/queries.ts'
import { webManifest } from './manifest.ts'
import { indeed, linkedin, writePartnerFeed } from './partner-xml.ts'
import { countOpenJobs, everyOpenJob } from './queries.ts'
import { changedAt, etagOf, findFeed, writeFeed } from './search-feed.ts'
import { entriesOf, listSiteEntries, listSitemapParts, sitemapIndex, sitemapWriter } from './sitemap.ts'
import { llmsTxt, robots, securityTxt } from './well-known.ts'

/** The maximum number of whole feeds written at the same time, in total and for one client; each takes seconds. */
const whole = { all: 6, each: 2 }
/** A reader slower than this is cut off, so that another gets the place. */
const longestReadMs = 5 * 60_000

/** The resources that search engines and other sites read. They are at the root of the site, not below the API. */
export function feedRoutes(app: FastifyInstance, context: RouteContext) {
	const { connection, publicUrl, settings, reads } = context
	const { db } = connection
	const parts = remember(30, () => reads.read((from) => listSitemapParts(from)))
	const site = remember(10, async () => ({ name: (await valuesOf(db)).siteName, publicUrl }))
	const takeSlot = clientSlots(whole, 'siteRefusals.feedBusy')
	const limits = createLimits(connection, settings.rateLimits)

	const texts = {
		'/robots.txt': async () => robots(publicUrl),
		'/.well-known/security.txt': async () => securityTxt(publicUrl, (await valuesOf(db)).contactEmail),
		'/llms.txt': async () => llmsTxt(publicUrl, (await valuesOf(db)).siteName),
		'/indexnow.txt': () => findIndexNowKey(db),
	}
	for (const [path, write] of Object.entries(texts))
		app.get(path, async (_request, reply) =>
			reply
				.type('text/plain; charset=utf-8')
				.header('cache-control', 'public, max-age=3600')
				.send(await write()),
		)

	app.get<{ Querystring: Record<string, unknown> }>('/manifest.webmanifest', async (request, reply) => {
		const language = PageLanguage.safeParse(request.query['lang']).data ?? 'en'
		return reply
			.type('application/manifest+json; charset=utf-8')
			.header('cache-control', 'public, max-age=3600')
			.send(webManifest((await valuesOf(db)).siteName, language))
	})

	app.get('/sitemap.xml', async (request, reply) => {
		const all = await parts()
		const changed = new Date(Math.max(0, ...all.map(({ changedAt: at }) => at.getTime())))
		if (isKnown(request, reply, etagOf(JSON.stringify(all)), changed)) return reply
		return sendXml(request, reply, await sitemapIndex(all, publicUrl))
	})

	app.get('/sitemaps/site.xml', async (request, reply) => {
		const entries = await listSiteEntries(db)
		if (isKnown(request, reply, etagOf(JSON.stringify(entries)))) return reply
		return sendXml(request, reply, Readable.from(entries).compose(await sitemapWriter(publicUrl)))
	})

	app.get<{ Params: { part: string } }>('/sitemaps/:part', async (request, reply) => {
		const part = (await parts()).find(({ path }) => path === `/sitemaps/${request.params.part}`)
		if (!part) throw notFound()
		if (isKnown(request, reply, etagOf(JSON.stringify(part)), part.changedAt)) return reply
		const entries = entriesOf(db, part)
		// The rows of the part may have been deleted since the parts were listed.
		const first = await entries.next()
		if (first.done) throw notFound()
		const all = Readable.from(andThen(first.value, entries))
		return sendXml(request, reply, all.compose(await sitemapWriter(publicUrl)))
	})

	for (const { format, path, mediaType } of jobFeeds)
		app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
			const found = await findFeed(context, request.query, clientKeyOf(request))
			const content = writeFeed(format, found, await site())
			if (isKnown(request, reply, etagOf(content), changedAt(found.jobs))) return reply
			reply.header('vary', 'accept-language, cookie')
			return reply.type(`${mediaType}; charset=utf-8`).send(content)
		})

	for (const [path, feed] of Object.entries({ '/feeds/indeed.xml': indeed, '/feeds/linkedin.xml': linkedin }))
		app.get(path, async (request, reply) => {
			const leave = takeSlot(request.ip)
			const timer = setTimeout(() => reply.raw.destroy(), longestReadMs)
			reply.raw.once('close', () => {
				clearTimeout(timer)
				leave()
			})
			await limits.spend('feedsByNetwork', request.ip)
			const content = writePartnerFeed(feed, await site(), await countOpenJobs(db), everyOpenJob(db))
			return sendXml(request, reply, Readable.from(content))
		})
}

/** Sets the headers for caching. Returns true, with 304 sent, when the reader has the current content already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string, changed?: Date) {
	reply.header('etag', etag).header('cache-control', 'public, max-age=60')
	if (changed && changed.getTime() > 0) reply.header('last-modified', changed.toUTCString())
	const known = request.headers['if-none-match']
	const since = request.headers['if-modified-since']
	const isFresh = known
		? hasTag(known, etag)
		: since !== undefined &&
			changed !== undefined &&
			Math.floor(changed.getTime() / 1000) * 1000 <= Date.parse(since)
	if (isFresh) reply.code(304).send()
	return isFresh
}

/** Sends XML compressed to readers that support it, since a whole feed is large. */
function sendXml(request: FastifyRequest, reply: FastifyReply, content: Readable) {
	reply.type('application/xml; charset=utf-8').header('vary', 'accept-encoding')
	if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, max-age=60')
	if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(content)
	return reply.header('content-encoding', 'gzip').send(content.compose(createGzip({ level: 5 })))
}

async function* andThen<Item>(first: Item, others: AsyncIterable<Item>) {
	yield first
	yield* others
}
