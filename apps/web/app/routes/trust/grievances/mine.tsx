import type { Details } from '@profile-search/contract/http/endpoint'
import type { listMyGrievances } from '@profile-search/contract/trust/grievances'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Key } from './key-form.tsx'
import classes from './track.module.css'

type Props = { mine: Details<typeof listMyGrievances>; open: (key: Key) => unknown }

/** The grievances of the signed-in account; each opens without typing. */
export function MyGrievances({ mine, open }: Props) {
	const { t } = useTranslation()
	return (
		<ul className={classes.mine}>
			{mine.map(({ number, email, kind, status, filedAt }) => (
				<li key={number}>
					<div>
						<strong>{t(`grievance.kinds.${kind}`)}</strong>
						<p>
							{number} · {t('grievance.filedOn', { date: date(filedAt) })}
						</p>
						<p>{t(`grievance.statusForYou.${status}`)}</p>
					</div>
					<Button
						variant="default"
						aria-label={`${t('grievance.show')}: ${number}`}
						onClick={() => open({ number, email })}
					>
						{t('grievance.show')}
					</Button>
				</li>
			))}
		</ul>
	)
}
