import { dayAfter, dayIn } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import type { Network } from '#platform/context/outside.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import type { TextReader } from '#search/texts/text-reader.ts'
import { readImportNames } from '../../job-imports/understanding/names.ts'
import type { FeedJob, Parsed } from '../shapes/feed-job.ts'
import { parseFeed } from '../shapes/parse-feed.ts'
import { fetchFeed } from './fetch-feed.ts'
import { understandJob } from './understand-job.ts'

/** A job whose feed names no last day is open as long as a new one of the form, and stays so while the feed has it. */
export const openDays = 30

export type FeedSource = { url: string; organisationId: string }

/** Fetches a feed and reads it. What cannot be read is thrown as `FeedError`. */
export async function readFeed(
	db: Db,
	{ url, organisationId }: FeedSource,
	network: Network | undefined,
	reader: Pick<TextReader, 'readJob'>,
) {
	const parsed: Parsed = await parseFeed(await fetchFeed(url, network))
	const [names, { timeZone }] = await Promise.all([readImportNames(db, organisationId), findSiteSettings(db)])
	const closesOn = dayAfter(dayIn(timeZone), openDays)
	return {
		...parsed,
		closesOn,
		understand: async (job: FeedJob) => understandJob(db, job, names, closesOn, reader),
	}
}
