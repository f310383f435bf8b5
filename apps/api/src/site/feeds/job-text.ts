import type { EmploymentType, PayPeriod } from '@profile-search/contract/hiring/jobs'

/** Removes characters that a text field may contain but XML may not. */
export function clean(text: string) {
	return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
}

/** Text for CDATA: it cannot end the section or look like a tag, and needs no entities. */
export function bare(text: string) {
	return clean(text).replaceAll('<', '‹').replaceAll('>', '›')
}

/** Text for HTML. */
export function escaped(text: string) {
	return clean(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

type Described = { description: string; mustHaveSkills: string[]; niceToHaveSkills: string[] }

/** The description and requirements of a job as HTML; `safe` escapes its texts. */
export function descriptionHtml(job: Described, safe: (text: string) => string) {
	const paragraphs = job.description
		.split(/\n{2,}/)
		.filter((paragraph) => paragraph.trim() !== '')
		.map((paragraph) => `<p>${safe(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
	const list = (title: string, names: string[]) =>
		names.length === 0
			? ''
			: `<p><strong>${title}</strong></p><ul>${names.map((name) => `<li>${safe(name)}</li>`).join('')}</ul>`
	return `${paragraphs.join('')}${list('Must have', job.mustHaveSkills)}${list('Nice to have', job.niceToHaveSkills)}`
}

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const per: Record<PayPeriod, string> = {
	hour: 'an hour',
	day: 'a day',
	month: 'a month',
	year: 'a year',
}

type Pay = { payMin: number | null; payMax: number | null; payPeriod: PayPeriod }

/** The pay as shown on the page of the job; empty when it is not disclosed. */
export function payText({ payMin, payMax, payPeriod }: Pay) {
	if (payMin === null && payMax === null) return ''
	if (payMin === null) return `up to ₹${indian.format(payMax ?? 0)} ${per[payPeriod]}`
	if (payMax === null) return `from ₹${indian.format(payMin)} ${per[payPeriod]}`
	const amount =
		payMin === payMax ? indian.format(payMin) : `${indian.format(payMin)}–${indian.format(payMax)}`
	return `₹${amount} ${per[payPeriod]}`
}

export const employmentLabels: Record<EmploymentType, string> = {
	full_time: 'Full time',
	part_time: 'Part time',
	contract: 'Contract',
	temporary: 'Temporary',
	internship: 'Internship',
	volunteer: 'Volunteer',
}
