import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type KeptPage, listKeptPages } from '#device/offline/kept-pages.ts'
import { safeNext } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/offline.ts'

export const meta: Route.MetaFunction = () => [
	{ title: i18n.t('offline.title') },
	{ name: 'robots', content: 'noindex' },
]

/** Shown in place of a page that this device does not keep while there is no connection. Its links lead to what it keeps. */
export default function Offline() {
	const { t } = useTranslation()
	const wanted = safeNext(useSearchParams()[0].get('wanted'))
	const [kept, setKept] = useState<KeptPage[]>()
	useEffect(() => {
		listKeptPages().then(setKept, () => setKept([]))
	}, [])

	return (
		<Page title={t('offline.title')} lead={t('offline.lead')}>
			<Stack gap={24} align="start">
				<Button onClick={() => window.location.assign(wanted)}>{t('errors.again')}</Button>
				{kept && kept.length > 0 && (
					<Section title={t('offline.kept')}>
						<Stack as="ul" gap={12}>
							{kept.map((page) => (
								<li key={page.path}>
									<a href={page.path}>{page.title.replace(/ · [^·]*$/, '') || page.path}</a>
									<br />
									{t('offline.keptAt', { moment: moment(page.keptAt.toISOString()) })}
								</li>
							))}
						</Stack>
					</Section>
				)}
				{kept?.length === 0 && <p>{t('offline.nothing')}</p>}
			</Stack>
		</Page>
	)
}
