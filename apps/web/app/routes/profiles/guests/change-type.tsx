import { Radio } from '@mantine/core'
import { TypeChangeDraft, changeMyType, showMyGuestProfile } from '@profile-search/contract/profiles/guests'
import { Link } from 'react-router'
import { load, send } from '#api.ts'
import { enter } from '#session/enter-and-leave.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { FormSection } from '#ui/form/form-page.tsx'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/change-type.ts'
import classes from './change-type.module.css'

export const meta = () => [{ title: `${i18n.t('guest.become')} · ${i18n.t('site.name')}` }]

type Kind = 'candidate' | 'employer'
const kinds: Kind[] = ['candidate', 'employer']
const changes = ['tab', 'status', 'profile', 'back'] as const
const stays = ['account', 'devices', 'sections', 'requests', 'saved'] as const
const forms = { candidate: '/profile-update', employer: '/employer-profile-update' }

export async function loader(args: Route.LoaderArgs) {
	await load(args, showMyGuestProfile)
	return { to: kinds.find((kind) => kind === args.url.searchParams.get('to')) ?? null }
}

export default function ChangeType({ loaderData: { to } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { form, isSending, submit } = useDraftForm<{ user_type: Kind | null; present_password: string }>(
		{ user_type: to, present_password: '' },
		(values) => errorsOf(TypeChangeDraft, values),
	)
	const chosen = form.values.user_type ?? 'candidate'
	const kind = t(`accounts.types.${chosen}`)

	const change = submit(async (values) => {
		const body = TypeChangeDraft.parse(values)
		const sent = await send(changeMyType, { body })
		if (sent.errorCode === 0 && sent.details)
			await enter(sent.details, t('guest.changed', { kind }), forms[body.user_type])
		else if (sent.status === 200) form.setFieldError('present_password', sent.message)
		else toast(sent.message, 'error')
		return sent
	})

	return (
		<Page
			width="narrow"
			title={t('guest.become')}
			companion={t('guest.companion')}
			lead={t('guest.becomeLead')}
		>
			<form method="post" noValidate onSubmit={change}>
				<FormSection id="kind" title={t('guest.whichKind')}>
					<Radio.Group aria-label={t('guest.whichKind')} {...form.getInputProps('user_type')}>
						<Stack gap={14}>
							{kinds.map((each) => (
								<Radio
									key={each}
									value={each}
									label={t(`accounts.types.${each}`)}
									description={t(`accounts.typesMeaning.${each}`)}
								/>
							))}
						</Stack>
					</Radio.Group>
				</FormSection>
				<Grid columns={2} above={760} gap={[24, 48]} mt={0} mb={32}>
					<section className={classes.effects}>
						<h2>{t('guest.changes')}</h2>
						<ul>
							{changes.map((each) => (
								<li key={each}>{t(`guest.change.${each}`, { kind })}</li>
							))}
							<li>{t(`guest.changeOf.${chosen}`)}</li>
						</ul>
					</section>
					<section className={classes.effects}>
						<h2>{t('guest.stays')}</h2>
						<ul>
							{stays.map((each) => (
								<li key={each}>{t(`guest.stay.${each}`)}</li>
							))}
						</ul>
					</section>
				</Grid>
				<PasswordField
					label={t('accounts.presentPassword')}
					description={t('security.askPasswordText')}
					autoComplete="current-password"
					{...form.getInputProps('present_password')}
				/>
				<Row align="center" gap={[12, 24]} mt={24} links>
					<Button type="submit" size="lg" loading={isSending}>
						{form.values.user_type ? t(`guest.becomeOne.${form.values.user_type}`) : t('guest.go')}
					</Button>
					<Link to="/guest-dashboard">{t('guest.stayGuest')}</Link>
				</Row>
			</form>
		</Page>
	)
}
