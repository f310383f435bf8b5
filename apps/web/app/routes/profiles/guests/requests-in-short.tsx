import type { Details } from '@profile-search/contract/http/endpoint'
import type { listContactRequests } from '@profile-search/contract/messaging/contact-requests'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './dashboard.module.css'

type Requests = Details<typeof listContactRequests>

const boxes = ['received', 'sent'] as const
const shown = 3

/** The latest contact requests to and from the guest, with their states. */
export function RequestsInShort({ requests }: { requests: Record<(typeof boxes)[number], Requests> }) {
	const { t } = useTranslation()
	return (
		<Section title={t('menu.requests')} aside={<Link to="/requests">{t('guest.allRequests')}</Link>}>
			<Grid columns={2} above={760} gap={[24, 48]}>
				{boxes.map((box) => (
					<div key={box} className={classes.box}>
						<h3>
							<Link to={`/requests?box=${box}`}>{t(`requests.box.${box}`)}</Link>{' '}
							<small>{requests[box].total}</small>
						</h3>
						{requests[box].items.length === 0 && <p className={classes.none}>{t(`requests.none.${box}`)}</p>}
						<ul>
							{requests[box].items.slice(0, shown).map(({ id, other, status, askedAt, answeredAt }) => (
								<li key={id} className={classes.request}>
									<b>{other.name}</b>
									<span data-state={status}>
										{t(`requests.status.${status}`)} · {date(answeredAt ?? askedAt)}
									</span>
								</li>
							))}
						</ul>
					</div>
				))}
			</Grid>
		</Section>
	)
}
