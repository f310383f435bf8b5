import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import { GuestDraft, saveMyGuestProfile, showMyGuestProfile } from '@profile-search/contract/profiles/guests'
import { removeMyGuestPhoto, saveMyGuestPhoto } from '@profile-search/contract/profiles/pictures'
import { listLanguages } from '@profile-search/contract/search/reference'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot, FormSection, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Page } from '#ui/page/page.tsx'
import { ImageField } from '#ui/picture/image-field.tsx'
import type { Route } from './+types/profile-update.ts'
import { type GuestValues, ReachFields, SeekFields, YouFields } from './profile-fields.tsx'
import { GuestStatus } from './status.tsx'

export const meta = () => [{ title: `${i18n.t('profile.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [guest, languages] = await Promise.all([load(args, showMyGuestProfile), load(args, listLanguages)])
	return { guest, languages }
}

function valuesOf(guest: Details<typeof showMyGuestProfile>): GuestValues {
	return {
		headline: guest.headline ?? '',
		seeks: guest.seeks,
		areas: guest.areas,
		sectors: guest.sectors,
		stage: guest.stage,
		amount: guest.amount,
		placeId: guest.placeId,
		placeName: guest.place ?? '',
		languages: guest.languageCodes,
		mobileNumber: guest.mobileNumber ?? '',
	}
}

/** Topics that the guest does not seek are left out, since they would only confuse. */
function draftOf({ areas, sectors, stage, amount, ...values }: GuestValues) {
	const isMoneySought = values.seeks.includes('money')
	return {
		...values,
		areas: values.seeks.includes('advice') ? areas : [],
		sectors: isMoneySought ? sectors : [],
		stage: isMoneySought ? stage : null,
		amount: isMoneySought ? amount : null,
	}
}

export default function GuestProfileUpdate({ loaderData: { guest, languages } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<GuestValues>(
		`guest:${guest.id}`,
		valuesOf(guest),
		(values) => errorsOf(GuestDraft, draftOf(values)),
	)
	const save = saving(
		async (values) => {
			return send(saveMyGuestProfile, { body: GuestDraft.parse(draftOf(values)) })
		},
		() => navigate('/guest-dashboard'),
	)

	return (
		<Page
			width="narrow"
			title={t('profile.title')}
			companion={t('guest.companion')}
			lead={t('guest.profileLead')}
		>
			{guest.status === 'rejected' && (
				<div style={{ marginBottom: 'var(--gap-32)' }}>
					<GuestStatus status={guest.status} reason={guest.statusReason} />
				</div>
			)}
			<FoundDraft kept={kept} fill={form.setValues} />
			<form method="post" noValidate onSubmit={save}>
				<FormSection id="you" title={t('guest.you')} text={t('guest.youText')}>
					<ImageField
						label={t('picture.photo')}
						description={t('guest.photoText')}
						image={guest.image}
						name={fullName(guest)}
						shape="round"
						save={(file) => send(saveMyGuestPhoto, { body: { file } })}
						remove={() => send(removeMyGuestPhoto)}
					/>
					<YouFields form={form} />
				</FormSection>
				<FormSection id="seeks" title={t('guest.seeks')} text={t('guest.seeksText')}>
					<SeekFields form={form} />
				</FormSection>
				<FormSection id="reach" title={t('guest.reach')} text={t('guest.reachText')}>
					<ReachFields form={form} languages={languages} />
				</FormSection>
				<FormFoot>
					<Button type="submit" size="lg" loading={isSending}>
						{t(guest.status === 'approved' ? 'guest.saveApproved' : 'guest.save')}
					</Button>
					<Link to="/guest-dashboard">{t('profile.back')}</Link>
				</FormFoot>
			</form>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</Page>
	)
}
