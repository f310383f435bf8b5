import { WasRelevant } from '#features/matching/was-relevant.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/relevance.ts'

export const meta = () => [
	{ title: `${i18n.t('watch.relevant')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

/** The target of a link in a mail; only its buttons record an answer. */
export default function Relevance({ params: { digestId, key } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page width="narrow" title={t('watch.relevanceTitle')} companion={t('watch.companion')}>
			<WasRelevant digestId={digestId} mailedKey={key} isRelevant={null} />
		</Page>
	)
}
