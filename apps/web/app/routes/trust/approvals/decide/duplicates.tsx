import type { Details } from '@profile-search/contract/http/endpoint'
import type { showApprovalCase } from '@profile-search/contract/trust/approvals'
import { Link } from 'react-router'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'
import { ListLine } from '#ui/line/list-line.tsx'
import { Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import { caseAddress } from '../queue-query.ts'

type Props = {
	duplicates: Details<typeof showApprovalCase>['duplicates']
	/** The person they may duplicate, if it is a person. */
	personId?: string
}

/** Accounts that may belong to the same person or organisation, and the reasons for it. */
export function Duplicates({ duplicates, personId }: Props) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	if (duplicates.length === 0) return null
	return (
		<Section title={t('approvals.duplicatesTitle')}>
			<p>{t('approvals.duplicatesText')}</p>
			<ul>
				{duplicates.map(({ id, userType, name, about, place, email, status, createdAt, reasons }) => (
					<li key={id}>
						<ListLine
							title={name}
							href={caseAddress({ id, userType })}
							heading="h3"
							texts={[[about, place].filter(Boolean).join(' · '), email]}
							facts={[
								reasons.map((reason) => t(`approvals.likeness.${reason}`)).join(', '),
								t(`values.accountStatus.${status}`),
								t('approvals.since', { date: date(createdAt) }),
							]}
						/>
						{personId && visitor?.isAdministrator && userType === 'candidate' && (
							<Row as="p" links="plain">
								<Link to={`/admin/merges/person/${id}?duplicate=${personId}`}>{t('adminMerges.start')}</Link>
							</Row>
						)}
					</li>
				))}
			</ul>
		</Section>
	)
}
