import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import type { GrievanceOfficer } from '@profile-search/contract/trust/grievances'
import { useTranslation } from '#text/use-translation.ts'
import classes from './grievance.module.css'

/** The grievance officer and their contact details. */
export function Officer({ officer: { name, email, phone, address } }: { officer: GrievanceOfficer }) {
	const { t } = useTranslation()
	if (!name && !email && !phone) return <p>{t('grievance.officerUnnamed')}</p>
	return (
		<address className={classes.officer} style={{ fontStyle: 'normal' }}>
			{name && <strong>{name}</strong>}
			{email && (
				<div>
					<a href={`mailto:${email}`}>{email}</a>
				</div>
			)}
			{phone && (
				<div>
					<a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{printedPhone(phone)}</a>
				</div>
			)}
			{address && <div>{address}</div>}
		</address>
	)
}
