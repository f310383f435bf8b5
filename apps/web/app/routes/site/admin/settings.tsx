import { Autocomplete, Checkbox, Textarea, TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	removeSiteLogo,
	saveAdminSettings,
	saveSiteLogo,
	showAdminSettings,
	SiteSettingsDraft,
} from '@profile-search/contract/site/admin'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FieldRow, FormFoot, FormSection, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { Page } from '#ui/page/page.tsx'
import { ImageField } from '#ui/picture/image-field.tsx'
import type { Route } from './+types/settings.ts'

export const meta = () => [{ title: `${i18n.t('adminArea.settings')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showAdminSettings)
}

const periods = [
	'acknowledgeHours',
	'ordinaryHours',
	'listedHours',
	'orderHours',
	'intimateHours',
	'reopenDays',
	'appealDays',
] as const

const dataPeriods = ['rightsHours', 'returnDays', 'sealedDays', 'shareDays', 'inactiveYears'] as const

const limits = [
	'applicationsADay',
	'firstContactsADay',
	'jobInvitationsADay',
	'longestOpenDays',
	'reviewedJobs',
	'freezeAbove',
] as const

/** Browsers list these time zones under outdated names, which nobody would look for. */
const renamedZones: Record<string, string> = {
	'Asia/Calcutta': 'Asia/Kolkata',
	'Asia/Katmandu': 'Asia/Kathmandu',
	'Asia/Rangoon': 'Asia/Yangon',
	'Asia/Saigon': 'Asia/Ho_Chi_Minh',
	'Europe/Kiev': 'Europe/Kyiv',
}

const timeZones = [...new Set(Intl.supportedValuesOf('timeZone').map((zone) => renamedZones[zone] ?? zone))]

type Settings = Details<typeof showAdminSettings>

/**
 * The form values, with empty fields as a form holds them. The version is that of the page, so that changes by others
 * are noticed.
 */
function valuesOf(settings: Settings) {
	return {
		companyName: settings.companyName,
		contactEmail: settings.contactEmail ?? '',
		contactPhone: settings.contactPhone ?? '',
		timeZone: settings.timeZone,
		officerName: settings.officerName ?? '',
		officerEmail: settings.officerEmail ?? '',
		officerPhone: settings.officerPhone ?? '',
		officerAddress: settings.officerAddress ?? '',
		appealUrl: settings.appealUrl,
		acknowledgeHours: settings.acknowledgeHours,
		ordinaryHours: settings.ordinaryHours,
		listedHours: settings.listedHours,
		orderHours: settings.orderHours,
		intimateHours: settings.intimateHours,
		reopenDays: settings.reopenDays,
		appealDays: settings.appealDays,
		applicationsADay: settings.applicationsADay,
		firstContactsADay: settings.firstContactsADay,
		jobInvitationsADay: settings.jobInvitationsADay,
		longestOpenDays: settings.longestOpenDays,
		reviewedJobs: settings.reviewedJobs,
		freezeAbove: settings.freezeAbove,
		spreadStrength: settings.spreadStrength,
		leastMatch: settings.leastMatch,
		rightsHours: settings.rightsHours,
		returnDays: settings.returnDays,
		sealedDays: settings.sealedDays,
		shareDays: settings.shareDays,
		inactiveYears: settings.inactiveYears,
		announcesJobs: settings.announcesJobs,
		version: settings.version,
	}
}

export default function SettingsOfTheSite({ loaderData: settings }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, kept, isSending, isSaved, saving } = useKeptForm(
		'site-settings',
		valuesOf(settings),
		(values) => errorsOf(SiteSettingsDraft, values),
	)
	const save = saving(
		(values) => send(saveAdminSettings, { body: SiteSettingsDraft.parse(values) }),
		() => navigate('/admin'),
	)

	return (
		<Page
			width="narrow"
			title={t('adminArea.settings')}
			companion={t('adminArea.companion')}
			lead={t('adminArea.settingsLead')}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<FoundDraft kept={kept} fill={(values) => form.setValues({ ...values, version: settings.version })} />
			<form method="post" noValidate onSubmit={save}>
				<FormSection id="site" title={t('adminArea.siteSection')}>
					<ImageField
						label={t('adminArea.logo')}
						description={t('adminArea.logoHelp')}
						image={settings.companyLogo === '/logo.svg' ? null : settings.companyLogo}
						name={settings.companyName}
						shape="square"
						save={(file) => send(saveSiteLogo, { body: { file } })}
						remove={() => send(removeSiteLogo)}
					/>
					<TextInput label={t('adminArea.companyName')} {...form.getInputProps('companyName')} />
					<Autocomplete
						label={t('adminArea.timeZone')}
						description={t('adminArea.timeZoneHelp')}
						data={timeZones}
						limit={50}
						{...form.getInputProps('timeZone')}
					/>
					<Checkbox
						label={t('adminArea.announcesJobs')}
						description={t('adminArea.announcesJobsHelp')}
						{...form.getInputProps('announcesJobs', { type: 'checkbox' })}
					/>
				</FormSection>
				<FormSection id="contact" title={t('adminArea.contactSection')} text={t('adminArea.contactHelp')}>
					<FieldRow>
						<TextInput label={t('adminArea.email')} type="email" {...form.getInputProps('contactEmail')} />
						<TextInput label={t('adminArea.phone')} type="tel" {...form.getInputProps('contactPhone')} />
					</FieldRow>
				</FormSection>
				<FormSection id="officer" title={t('adminArea.officerSection')} text={t('adminArea.officerHelp')}>
					<TextInput label={t('adminArea.officerName')} {...form.getInputProps('officerName')} />
					<FieldRow>
						<TextInput label={t('adminArea.email')} type="email" {...form.getInputProps('officerEmail')} />
						<TextInput label={t('adminArea.phone')} type="tel" {...form.getInputProps('officerPhone')} />
					</FieldRow>
					<Textarea
						label={t('adminArea.address')}
						autosize
						minRows={2}
						{...form.getInputProps('officerAddress')}
					/>
					<TextInput
						label={t('adminArea.appealUrl')}
						description={t('adminArea.appealUrlHelp')}
						type="url"
						{...form.getInputProps('appealUrl')}
					/>
				</FormSection>
				<FormSection id="limits" title={t('adminArea.limitsSection')} text={t('adminArea.limitsHelp')}>
					{limits.map((name) => (
						<NumberField key={name} label={t(`adminArea.${name}`)} maw={420} {...form.getInputProps(name)} />
					))}
				</FormSection>
				<FormSection id="fairness" title={t('adminArea.fairnessSection')} text={t('adminArea.fairnessHelp')}>
					<NumberField label={t('adminArea.leastMatch')} maw={420} {...form.getInputProps('leastMatch')} />
					<NumberField
						label={t('adminArea.spreadStrength')}
						maw={420}
						{...form.getInputProps('spreadStrength')}
					/>
					<Link to="/admin/fairness">{t('adminArea.toFairness')}</Link>
				</FormSection>
				<FormSection id="periods" title={t('adminArea.periodsSection')} text={t('adminArea.periodsHelp')}>
					{periods.map((name) => (
						<NumberField key={name} label={t(`adminArea.${name}`)} maw={420} {...form.getInputProps(name)} />
					))}
				</FormSection>
				<FormSection
					id="data"
					title={t('personalData.settings.title')}
					text={t('personalData.settings.help')}
				>
					{dataPeriods.map((name) => (
						<NumberField
							key={name}
							label={t(`personalData.settings.${name}`)}
							maw={420}
							{...form.getInputProps(name)}
						/>
					))}
				</FormSection>
				<FormFoot>
					<Button type="submit" size="lg" loading={isSending}>
						{t('adminArea.save')}
					</Button>
					<Link to="/admin">{t('adminArea.back')}</Link>
				</FormFoot>
			</form>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</Page>
	)
}
