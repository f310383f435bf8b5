import { showMyHeldChanges } from '@profile-search/contract/trust/held-changes'
import { showMyName } from '@profile-search/contract/trust/identity'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/name-and-email.ts'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'

export const meta = () => [{ title: `${i18n.t('identity.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [name, held] = await Promise.all([load(args, showMyName), load(args, showMyHeldChanges)])
	return { name, held: held.person }
}

export default function NameAndEmail({ loaderData: { name, held } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			width="narrow"
			title={t('identity.title')}
			companion={t('identity.companion')}
			lead={t('identity.lead')}
		>
			<Section title={t('identity.name')}>
				<NameForm name={name} held={held} />
			</Section>
			<Section title={t('identity.email')}>
				<EmailForm />
			</Section>
			<p style={{ marginTop: 'var(--gap-16)' }}>
				<Link to="/settings">{t('identity.back')}</Link>
			</p>
		</Page>
	)
}
