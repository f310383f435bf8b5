import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './domain-badge.module.css'

/** Shows that an organisation has proved a domain to be its own. */
export function DomainBadge({ domain }: { domain: string }) {
	const { t } = useTranslation()
	return (
		<p className={classes.badge}>
			<IconRosetteDiscountCheck aria-hidden="true" size={20} />
			<span>{t('domain.badge', { domain })}</span>
		</p>
	)
}
