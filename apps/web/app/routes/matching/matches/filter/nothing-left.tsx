import { deepestNarrowing } from '@profile-search/contract/matching/matches'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'

/** Filters that leave nothing of a ranking. */
export function NothingLeft() {
	const { t } = useTranslation()
	const job = useSearchParams()[0].get('job')
	return (
		<Notice
			title={t('matches.nothingLeft')}
			action={<Link to={job ? `?job=${encodeURIComponent(job)}` : '?'}>{t('lists.clear')}</Link>}
		>
			{t('matches.nothingLeftText', { count: deepestNarrowing })}
		</Notice>
	)
}
