import type { Details } from '@profile-search/contract/http/endpoint'
import { GrievanceKind } from '@profile-search/contract/trust/grievance-values'
import { type fileGrievance, showGrievanceTerms } from '@profile-search/contract/trust/grievances'
import { useState } from 'react'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { Officer } from '#features/trust/grievances/officer.tsx'
import { within } from '#features/trust/grievances/period.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/file.ts'
import classes from './file.module.css'
import { Filed } from './filed.tsx'
import { GrievanceForm } from './form.tsx'

export const meta = () => [
	{ title: `${i18n.t('grievance.title')} · ${i18n.t('site.name')}` },
	{ name: 'description', content: i18n.t('grievance.lead') },
]

export async function loader(args: Route.LoaderArgs) {
	const { searchParams } = args.url
	return {
		terms: await load(args, showGrievanceTerms),
		about: searchParams.get('about') ?? '',
		kind: GrievanceKind.safeParse(searchParams.get('kind')).data ?? null,
	}
}

type FiledGrievance = Details<typeof fileGrievance>

const classesShown = ['ordinary', 'listed', 'order', 'intimate', 'rights'] as const

export default function Grievance({ loaderData: { terms, about, kind } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [filed, setFiled] = useState<FiledGrievance | null>(null)
	return (
		<Page title={t('grievance.title')} companion={t('grievance.companion')} lead={t('grievance.lead')}>
			<div className={classes.body}>
				<div>
					{filed ? (
						<Filed filed={filed} onAnother={() => setFiled(null)} />
					) : (
						<GrievanceForm terms={terms} about={about} kind={kind} onFiled={setFiled} />
					)}
				</div>
				<aside className={classes.aside}>
					<section>
						<h2>{t('grievance.track')}</h2>
						<p>{t('grievance.trackText')}</p>
						<Button component={Link} to="/grievance/track" variant="default" mt={12}>
							{t('grievance.track')}
						</Button>
					</section>
					<section>
						<h2>{t('grievance.officer')}</h2>
						<Officer officer={terms.officer} />
					</section>
					<section>
						<h2>{t('grievance.periods')}</h2>
						<dl className={classes.periods}>
							<div>
								<dt>{t('grievance.acknowledged')}</dt>
								<dd>{within(terms.acknowledgeHours)}</dd>
							</div>
							{classesShown.map((each) => (
								<div key={each}>
									<dt>{t(`grievance.periodsFor.${each}`)}</dt>
									<dd>{within(terms.resolveHours[each])}</dd>
								</div>
							))}
						</dl>
					</section>
				</aside>
			</div>
		</Page>
	)
}
