import * as contract from '@profile-search/contract/profiles/pictures'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { editedOrganisationOf } from '../organisations/rules.ts'
import { keepPicture, removePicture } from './keep-picture.ts'
import { findShownFile } from './queries.ts'

export function fileRoutes(app: FastifyInstance, { connection, files, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	for (const savePhoto of [contract.saveMyPhoto, contract.saveMyGuestPhoto])
		serve(app, savePhoto, async (request) => {
			const { id } = signedIn(request)
			await limits.spend('uploadsByAccount', id)
			return keepPicture(db, files, { kind: 'photo', id }, request.body.file)
		})

	for (const removePhoto of [contract.removeMyPhoto, contract.removeMyGuestPhoto])
		serve(app, removePhoto, async (request) => {
			await removePicture(db, { kind: 'photo', id: signedIn(request).id })
			return null
		})

	serve(app, contract.saveMyLogo, async (request) => {
		const id = editedOrganisationOf(request)
		await limits.spend('uploadsByAccount', signedIn(request).id)
		return keepPicture(db, files, { kind: 'logo', id }, request.body.file)
	})

	serve(app, contract.removeMyLogo, async (request) => {
		await removePicture(db, { kind: 'logo', id: editedOrganisationOf(request) })
		return null
	})

	serveFile(app, contract.showFile, async (request, reply) => {
		const file = await findShownFile(db, request.params.fileId, viewerOf(request))
		if (!file) throw notFound('profilesRefusals.noPicture')

		// The content of an address never changes. Who may see a photo does, so the browser has to ask each time.
		const isPublic = file.kind === 'logo'
		const etag = `"${file.id}"`
		reply
			.header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache')
			.header('etag', etag)
		if (request.headers['if-none-match'] === etag) return reply.code(304).send()
		return reply.type('image/webp').send(await files.getStream(file.key))
	})
}
