import type { Details } from '@profile-search/contract/http/endpoint'
import type { showGrievanceTerms } from '@profile-search/contract/trust/grievances'
import { Link } from 'react-router'
import { within } from '#features/trust/grievances/period.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'

const profiles = {
	candidate: '/profile-update',
	employer: '/employer-profile-update',
	guest_user: '/guest-profile-update',
}

/**
 * Corrections that people make themselves, and those that they request: a grievance of its own kind with its own
 * deadline.
 */
export function Corrections({ terms }: { terms: Details<typeof showGrievanceTerms> }) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	return (
		<>
			<ActionLine text={t('personalData.corrections.self')}>
				<Button component={Link} to={visitor ? profiles[visitor.userType] : '/'} variant="default">
					{t('personalData.corrections.toProfile')}
				</Button>
			</ActionLine>
			<ActionLine text={t('personalData.corrections.identity')}>
				<Button component={Link} to="/name-and-email" variant="default">
					{t('identity.go')}
				</Button>
			</ActionLine>
			<ActionLine text={t('personalData.corrections.ask', { period: within(terms.resolveHours.rights) })}>
				<Button component={Link} to="/grievance?kind=correction" variant="default">
					{t('personalData.corrections.toForm')}
				</Button>
			</ActionLine>
			<ActionLine
				text={t('personalData.corrections.officer', {
					name: terms.officer.name ?? t('personalData.corrections.site'),
					email: terms.officer.email ?? '',
				})}
			/>
		</>
	)
}
