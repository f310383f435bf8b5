import * as contract from '@profile-search/contract/profiles/imports/resume-import'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { textReaderOf } from '#search/texts/text-reader.ts'
import { findCandidate } from '../../candidates/queries.ts'
import { noteFiles } from '../note-files.ts'
import { compare } from './compare.ts'
import { listKnownNames } from './queries.ts'
import { createFileReader } from './read-file.ts'
import { suggestSkills } from './suggest-skills.ts'
import { take } from './take.ts'

export function resumeImportRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)
	const readFile = createFileReader()
	const texts = textReaderOf(app, db)

	serve(app, contract.readMyResume, async (request) => {
		const { id } = signedIn(request)
		await limits.spend('uploadsByAccount', id)
		const profile = await findCandidate(db, id)
		if (!profile) throw notFound()

		const bytes = new Uint8Array(await request.body.file.arrayBuffer())
		const read = await readFile(bytes, await listKnownNames(db), (error) =>
			request.log.warn(error, 'A résumé broke its reader.'),
		)
		await noteFiles(db, id, [bytes])
		const reading = await compare(db, profile, read)
		const suggestedSkills = await suggestSkills(texts, read.resume, reading.skills, profile).catch(
			(error: unknown) => {
				request.log.warn(error, 'No skills could be suggested for a résumé.')
				return []
			},
		)
		return { ...reading, suggestedSkills }
	})

	serve(app, contract.takeFromResume, (request) => take(db, signedIn(request).id, request.body))
}
