import { AccountStatus } from '@profile-search/contract/accounts/accounts'
import { JobStatus, EmploymentType } from '@profile-search/contract/hiring/jobs'
import { Visibility, WorkMode } from '@profile-search/contract/profiles/candidates'
import type { MergeKind } from '@profile-search/contract/trust/merges'
import { education } from '#features/profiles/education.ts'
import { i18n } from '#text/i18n.ts'
import { date, duration, rupees } from '#ui/text/amounts.ts'

export function statusText(kind: MergeKind, status: string) {
	const ofAccount = AccountStatus.safeParse(status).data
	const ofJob = JobStatus.safeParse(status).data
	if (kind === 'person') return ofAccount ? i18n.t(`values.accountStatus.${ofAccount}`) : status
	return ofJob ? i18n.t(`values.jobStatus.${ofJob}`) : status
}

export function fieldLabel(field: string) {
	const labels: Record<string, string> = i18n.t('adminMerges.fields', { returnObjects: true })
	return labels[field] ?? field
}

const writers: Record<string, (value: string) => string> = {
	experienceMonths: (months) => duration(Number(months)),
	education: (level) => education(Number(level)),
	expectedPay: (amount) => rupees(Number(amount)),
	payMin: (amount) => rupees(Number(amount)),
	payMax: (amount) => rupees(Number(amount)),
	birthDate: date,
	closesOn: date,
	image: () => i18n.t('adminMerges.fields.image'),
	isBlind: (is) => i18n.t(is === 'true' ? 'adminAccounts.yes' : 'adminAccounts.no'),
	status: (status) => statusText('job', status),
	visibility: (value) => {
		const visibility = Visibility.safeParse(value).data
		return visibility ? i18n.t(`values.visibility.${visibility}`) : value
	},
	employmentType: (value) => {
		const type = EmploymentType.safeParse(value).data
		return type ? i18n.t(`values.employment.${type}`) : value
	},
	workMode: modeText,
	workModes: (value) => value.split(', ').map(modeText).join(', '),
}

function modeText(value: string) {
	const mode = WorkMode.safeParse(value).data
	return mode ? i18n.t(`values.workMode.${mode}`) : value
}

export function valueText(field: string, value: string) {
	return writers[field]?.(value) ?? value
}
