import type { listJobFeedReads } from '@profile-search/contract/hiring/drafts/job-feeds'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useTranslation } from '#text/use-translation.ts'

const counts = ['found', 'added', 'changed', 'opened', 'closed', 'kept', 'missing'] as const

type Read = Details<typeof listJobFeedReads>['items'][number]

/** What a read of a feed came to, in short phrases. */
export function useReadFacts() {
	const { t } = useTranslation()
	return (read: Read) => [
		read.problem && t(`jobFeeds.problems.${read.problem}`),
		...counts.map(
			(name) =>
				(read[name] > 0 || (name === 'found' && !read.problem)) &&
				t(`jobFeeds.counts.${name}`, { count: read[name] }),
		),
		!read.problem && !read.isWhole && t('jobFeeds.notWhole'),
	]
}
