import { CopyButton } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { fileGrievance } from '@profile-search/contract/trust/grievances'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { moment } from '#ui/text/amounts.ts'
import classes from './file.module.css'

type Props = { filed: Details<typeof fileGrievance>; onAnother: () => void }

/** Shows the number of the grievance, which is all that is needed from now on. */
export function Filed({ filed: { number, email, acknowledgeDueAt, resolveDueAt }, onAnother }: Props) {
	const { t } = useTranslation()
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => {
		place.current?.focus()
		place.current?.scrollIntoView({ block: 'center' })
	}, [])

	return (
		<div ref={place} tabIndex={-1}>
			<Notice tone="good" title={t('grievance.filed')}>
				<p className={classes.ticket}>{number}</p>
				<p>{t('grievance.filedText', { email })}</p>
				<div className={classes.due}>
					<Facts
						columns={1}
						facts={[
							[
								t('grievance.clock.acknowledge'),
								t('grievance.clock.by', { moment: moment(acknowledgeDueAt) }),
							],
							[t('grievance.clock.resolve'), t('grievance.clock.by', { moment: moment(resolveDueAt) })],
						]}
					/>
				</div>
				<Row gap={12} mt={20} align="center">
					<Button component={Link} to={`/grievance/track?number=${number}`}>
						{t('grievance.track')}
					</Button>
					<CopyButton value={number}>
						{({ copied, copy }) => (
							<Button variant="default" onClick={copy}>
								{t(copied ? 'grievance.copied' : 'grievance.copy')}
							</Button>
						)}
					</CopyButton>
					<Button variant="subtle" onClick={onAnother}>
						{t('grievance.another')}
					</Button>
				</Row>
			</Notice>
		</div>
	)
}
