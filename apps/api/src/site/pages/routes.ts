import * as contract from '@profile-search/contract/site/pages'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { editedPage, publish, restore, saveDraft, takeDown } from './edit-page.ts'
import { fillIn, present } from './present.ts'
import { deleteDraft, findVersion, listLiveTexts, listStates } from './queries.ts'
import { valuesOf } from './values.ts'

export function pageRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showPage, async ({ params, query }) => {
		const texts = await listLiveTexts(db, params.slug)
		const text = texts.find(({ language }) => language === query.language) ?? texts[0]
		if (!text?.publishedAt) throw notFound()

		const values = await valuesOf(db)
		return {
			...text,
			...present(text.body, values),
			publishedAt: text.publishedAt,
			title: fillIn(text.title, values),
			description: fillIn(text.description, values),
			languages: texts.map(({ language }) => language),
		}
	})

	serve(app, contract.listPages, async () => {
		const bySlug = Map.groupBy(await listStates(db), ({ slug }) => slug)
		return [...bySlug].map(([slug, rows]) => ({
			slug,
			isFixed: contract.fixedPages.includes(slug),
			states: [...Map.groupBy(rows, ({ language }) => language)].map(([language, versions]) => {
				const live = versions.find(({ isLive }) => isLive)
				return {
					language,
					title: (live ?? versions[0])?.title ?? '',
					liveVersion: live?.version ?? null,
					publishedAt: live?.publishedAt ?? null,
					hasDraft: versions.some(({ publishedAt }) => publishedAt === null),
				}
			}),
		}))
	})

	serve(app, contract.showEditedPage, ({ params }) => editedPage(db, params))

	serve(app, contract.showPageVersion, async ({ params }) => {
		const version = await findVersion(db, params, params.version)
		if (!version?.publishedAt) throw notFound('siteRefusals.noVersion')
		return { ...version, publishedAt: version.publishedAt }
	})

	serve(app, contract.savePageDraft, async (request) => {
		await saveDraft(db, request.params, request.body, signedIn(request).id)
		return editedPage(db, request.params)
	})

	serve(app, contract.dropPageDraft, async ({ params }) => {
		await deleteDraft(db, params)
		return editedPage(db, params)
	})

	serve(app, contract.publishPage, async (request) => {
		await publish(db, request.params, request.body.edit, signedIn(request).id)
		return editedPage(db, request.params)
	})

	serve(app, contract.restorePage, async (request) => {
		const { version, edit } = request.body
		await restore(db, request.params, version, edit, signedIn(request).id)
		return editedPage(db, request.params)
	})

	serve(app, contract.takePageDown, async (request) => {
		await takeDown(db, request.params, signedIn(request).id)
		return editedPage(db, request.params)
	})

	serve(app, contract.previewPage, async ({ body }) => present(body.body, await valuesOf(db)))
}
