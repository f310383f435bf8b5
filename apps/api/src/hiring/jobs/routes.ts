import * as contract from '@profile-search/contract/hiring/jobs'
import type { FastifyInstance } from 'fastify'
import { pageAsked, paged, withCursor } from '#http/cursors/paged.ts'
import { serve, serveEncoded, type EncodedAnswer } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { pageOfList } from '#platform/lists.ts'
import { gone, notFound } from '#platform/refusal.ts'
import { countViews } from '#profiles/visits/count-views.ts'
import { createDetailCache } from '#search/index/changes/detail-cache.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { createListCache } from '#search/index/lists/list-cache.ts'
import { openAskerOf } from '#search/index/own-place.ts'
import { createAnswering } from '../answering/answering-of.ts'
import { listDismissedJobIds } from './dismissals/queries.ts'
import { listJobs, withOrder } from './list-jobs.ts'
import { listSimilarJobs } from './list-similar.ts'
import { findUsualPay } from './pay/usual-pay.ts'
import { findJob, findPublicPast, listJobsOf, listOpenJobsOf, openTitlesOf } from './queries.ts'

type ShownJob = { id: string; organisationId: string; bytes: EncodedAnswer; shows: string[] }

export function jobRoutes(app: FastifyInstance, context: RouteContext) {
	const { db, matcher, reads } = context
	const noteView = countViews(app, db)
	const pageOf = createListCache<EncodedAnswer>(db, 'jobs')
	const answeringOf = createAnswering(db)
	/** Open jobs as everybody but their own organisation is shown them. */
	const shown = createDetailCache<ShownJob>(db)

	serveEncoded(app, contract.listJobs, async (request, encode) => {
		const asked = pageAsked(request)
		const filter = { ...withOrder(request.query), ...asked }
		const { bytes } = await pageOf(filter, openAskerOf(db, request), async (reader) => {
			const { isCurrent, ...page } = await listJobs(context, filter, reader)
			const ids = page.items.map(({ id }) => id)
			return { ids, bytes: encode(withCursor(request, asked, page)), isCurrent }
		})
		return bytes
	})

	serve(app, contract.listOrganisationJobs, (request) =>
		paged(request, (asked) =>
			reads.read((from) =>
				listOpenJobsOf(from, request.params.organisationId, { ...request.query, ...asked }),
			),
		),
	)

	serve(app, contract.listMyJobs, async (request) => {
		const { organisationId } = signedIn(request)
		return paged(request, async (asked) =>
			organisationId
				? listJobsOf(db, organisationId, { ...request.query, ...asked })
				: { ...pageOfList([], 0, asked.page), next: null, counts: {} },
		)
	})

	serve(app, contract.listMyOpenJobs, async (request) => {
		const { organisationId } = signedIn(request)
		return organisationId ? openTitlesOf(db).execute({ organisationId }) : []
	})

	serveEncoded(app, contract.showJob, async (request, encode) => {
		const { jobId } = request.params
		const organisationId = request.account?.organisationId ?? null
		const kept = await shown.find(jobId)
		const job =
			kept && kept.organisationId !== organisationId
				? kept
				: await shown.read(jobId, async () => {
						const found = await reads.read((from) => findJob(from, jobId, organisationId))
						if (!found) return undefined
						const bytes = encode({ ...found, answering: await answeringOf(found.organisationId) })
						const { id, organisationId: theirs, isMine } = found
						return { id, bytes, organisationId: theirs, shows: [id, theirs], isForAll: !isMine }
					})
		if (!job) {
			if ((await findPublicPast(db, jobId))?.isClosed) throw gone('hiringRefusals.jobClosed')
			throw notFound('hiringRefusals.jobPaused')
		}
		noteView(request, job.id, job.organisationId)
		return job.bytes
	})

	serve(app, contract.listSimilarJobs, async (request) => {
		const { jobId } = request.params
		const job = await findPublicPast(db, jobId)
		if (!job) throw notFound('hiringRefusals.jobPaused')
		const dismissed = request.account ? await listDismissedJobIds(db, request.account.id) : []
		return { ...job, items: await listSimilarJobs(db, matcher, jobId, clientKeyOf(request), dismissed) }
	})

	serve(app, contract.showUsualPay, (request) => findUsualPay(db, request.params.professionId))

	serve(app, contract.showAnswering, (request) => answeringOf(request.params.organisationId))
}
