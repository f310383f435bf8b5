import { createHash } from 'node:crypto'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressedLanguage } from '#http/language.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findApprovedOrganisation } from '#profiles/organisations/queries.ts'
import { payText } from '../feeds/job-text.ts'
import { listFeedJobs } from '../feeds/queries.ts'
import { valuesOf } from '../pages/values.ts'
import type { Card } from './draw-card.ts'

/** Increase this when the drawing changes. */
const drawing = 1
/** The number of pictures cached in memory, about 30 kB each. */
const mostKept = 300

/** The preview pictures of pages for messengers and social sites. They are at the root of the site. */
export function previewRoutes(app: FastifyInstance, { db }: RouteContext) {
	const kept = new Map<string, Promise<Buffer>>()

	app.get('/previews/site.png', async (request, reply) => {
		const { siteName } = await valuesOf(db)
		const line = inLanguageOf(request, () => t('site.tagline'))
		return send(request, reply, { kicker: '', title: siteName, line, facts: [], siteName: '' })
	})

	app.get<{ Params: { file: string } }>('/previews/jobs/:file', async (request, reply) => {
		const [job] = await listFeedJobs(db, [idIn(request.params.file)])
		if (!job) throw notFound('refusals.jobGone')
		const { siteName } = await valuesOf(db)
		const names = job.places.map(({ name }) => name)
		const places =
			names.length > 2 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ')
		const card = inLanguageOf(request, () => ({
			kicker: t(`values.employment.${job.employmentType}`),
			title: job.title,
			line: job.organisation,
			// The pay comes first, since long text is cut at the end.
			facts: [payText(job), job.workMode === 'remote' ? t('values.workMode.remote') : places],
			siteName,
		}))
		return send(request, reply, card)
	})

	app.get<{ Params: { file: string } }>('/previews/organisations/:file', async (request, reply) => {
		const organisation = await findApprovedOrganisation(db, idIn(request.params.file))
		if (!organisation) throw notFound()
		const { siteName } = await valuesOf(db)
		const { name, industry, place } = organisation
		return send(request, reply, {
			kicker: '',
			title: name,
			line: industry ?? '',
			facts: [place ?? ''],
			siteName,
		})
	})

	async function send(request: FastifyRequest, reply: FastifyReply, card: Card) {
		const name = createHash('sha256')
			.update(JSON.stringify([drawing, card]))
			.digest('base64url')
			.slice(0, 27)
		reply.header('etag', `"${name}"`).header('cache-control', 'public, max-age=3600')
		// Pages of other sites embed it.
		reply.header('cross-origin-resource-policy', 'cross-origin')
		if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send()
		return reply.type('image/png').send(await pictureOf(name, card))
	}

	/**
	 * Many readers request a page that was just shared, so all of them wait for one drawing; the oldest picture is
	 * evicted.
	 */
	function pictureOf(name: string, card: Card) {
		const known = kept.get(name)
		if (known) return known
		const drawn = import('./draw-card.ts').then(({ drawCard }) => drawCard(card))
		kept.set(name, drawn)
		drawn.catch(() => kept.delete(name))
		const [oldest] = kept.keys()
		if (kept.size > mostKept && oldest) kept.delete(oldest)
		return drawn
	}
}

/** In the language of its address, since whoever fetches a picture is not who reads it. */
function inLanguageOf<Result>(request: FastifyRequest, run: () => Result) {
	return inLanguage(addressedLanguage(request) ?? 'en', run)
}

function idIn(file: string) {
	const id = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/.exec(file)?.[1]
	if (!id) throw notFound()
	return id
}
