import * as contract from '@profile-search/contract/hiring/drafts/job-feeds'
import type { Db } from '@profile-search/db/client'
import { sentenceOf } from '@profile-search/text/sentence'
import type { FastifyInstance } from 'fastify'
import { leadsTeam } from '#accounts/access-tokens/queries.ts'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, malformedAt, notFound } from '#platform/refusal.ts'
import { lockOrganisation } from '#profiles/organisations/queries.ts'
import { editedOrganisationOf } from '#profiles/organisations/rules.ts'
import { textReaderOf } from '#search/texts/text-reader.ts'
import { nameDraft } from '../jobs/edits/named-draft.ts'
import {
	countFeedsOf,
	deleteFeedOf,
	findFeedOf,
	insertFeed,
	listFeedsOf,
	listReadsOf,
	updateAsked,
	updateFeed,
} from './queries.ts'
import { fetchFeed } from './reading/fetch-feed.ts'
import { readFeed } from './reading/read-feed.ts'
import { FeedError } from './shapes/feed-job.ts'
import { feedAddressOf, parseFeed } from './shapes/parse-feed.ts'
import { keyOfRead } from './tasks.ts'

const gone = 'hiringRefusals.noFeed'
const mostTried = 20

/** The feeds of an organisation. The team sees them; its owner and administrators add and change them. */
export function jobFeedRoutes(app: FastifyInstance, { connection, network, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)
	const texts = textReaderOf(app, db)

	serve(app, contract.listJobFeeds, async (request) => {
		const items = await listFeedsOf(db, organisationOf(request))
		return {
			items: items.map((feed) => ({ ...feed, latest: feed.latest && inWords(feed.latest) })),
			mayManage: leadsTeam(signedIn(request)),
		}
	})

	serve(app, contract.tryJobFeed, async (request) => {
		const organisationId = editedOrganisationOf(request)
		await limits.spend('feedReadsByOrganisation', organisationId)
		const url = feedAddressOf(request.body.url)
		const { kind, jobs, isWhole, understand } = await refusing(() =>
			readFeed(db, { url, organisationId }, network, texts),
		)
		const shown = []
		for (const job of jobs.slice(0, mostTried)) {
			const { draft, problems, notes, ...understood } = await understand(job)
			shown.push({
				...understood,
				draft: draft && (await nameDraft(db, draft)),
				problems: problems.map(inSentence),
				notes: notes.map(inSentence),
			})
		}
		return { url, kind, found: jobs.length, isWhole, jobs: shown }
	})

	serve(app, contract.addJobFeed, async (request) => {
		const organisationId = editedOrganisationOf(request)
		const { id: accountId } = signedIn(request)
		await limits.spend('feedReadsByOrganisation', organisationId)
		const url = feedAddressOf(request.body.url)
		const { kind } = await refusing(async () => parseFeed(await fetchFeed(url, network)))
		const { opensJobs } = request.body
		return addFeed(db, { organisationId, accountId, url, kind, opensJobs })
	})

	serve(app, contract.changeJobFeed, async (request) => {
		if (!(await updateFeed(db, editedOrganisationOf(request), request.params.feedId, request.body)))
			throw notFound(gone)
		return null
	})

	serve(app, contract.deleteJobFeed, async (request) => {
		const organisationId = editedOrganisationOf(request)
		await db.transaction(async (transaction) => {
			const deleted = await deleteFeedOf(transaction, organisationId, request.params.feedId)
			if (!deleted) throw notFound(gone)
			await record(transaction, {
				actorId: signedIn(request).id,
				action: 'job_feed_removed',
				subjectId: organisationId,
				facts: { url: deleted.url },
			})
		})
		return null
	})

	serve(app, contract.readJobFeed, async (request) => {
		const organisationId = editedOrganisationOf(request)
		const { feedId } = request.params
		await limits.spend('feedReadsByOrganisation', organisationId)
		await db.transaction((transaction) =>
			askToRead(transaction, organisationId, feedId, request.body.closeMissing),
		)
		return null
	})

	serve(app, contract.listJobFeedReads, async (request) => {
		const feed = await findFeedOf(db, organisationOf(request), request.params.feedId)
		if (!feed) throw notFound(gone)
		const page = await listReadsOf(db, feed.id, request.query.page)
		return { ...page, items: page.items.map(inWords) }
	})
}

type NewFeed = {
	organisationId: string
	accountId: string
	url: string
	kind: contract.FeedKind
	opensJobs: boolean
}

async function addFeed(db: Db, values: NewFeed) {
	const { organisationId, accountId: actorId, url } = values
	return db.transaction(async (transaction) => {
		await lockOrganisation(transaction, organisationId)
		if ((await countFeedsOf(transaction, organisationId)) >= contract.mostJobFeeds)
			throw conflict('hiringRefusals.tooManyFeeds', { most: contract.mostJobFeeds })
		const feed = await insertFeed(transaction, values)
		if (!feed) throw malformedAt('url', 'hiringRefusals.sameFeed')
		await record(transaction, {
			actorId,
			action: 'job_feed_added',
			subjectId: organisationId,
			facts: { url },
		})
		await askToRead(transaction, organisationId, feed.id)
		return { ...feed, isReading: true }
	})
}

async function askToRead(db: Db, organisationId: string, feedId: string, closeMissing = false) {
	const asked = await updateAsked(db, organisationId, feedId)
	if (!asked) throw notFound(gone)
	if (!asked.isOn) throw conflict('hiringRefusals.feedOff')
	await enqueue(db, 'read_job_feed', { feedId, closeMissing }, keyOfRead(feedId))
}

/** A feed that cannot be read is a mistake in the address. */
async function refusing<Answer>(read: () => Promise<Answer>) {
	try {
		return await read()
	} catch (error) {
		if (!(error instanceof FeedError)) throw error
		throw malformedAt('url', `jobFeeds.problems.${error.problem}`)
	}
}

function inWords<Read extends { notes: { title: string; message: string }[] }>(read: Read) {
	return { ...read, notes: read.notes.map(inSentence) }
}

function inSentence<Note extends { message: string }>(note: Note) {
	return { ...note, message: sentenceOf(note.message) }
}
