import type { PayPeriod } from '@profile-search/contract/hiring/jobs'
import { escapeHtml } from '@profile-search/text/escape-html'
import { t } from '@profile-search/text/translate'

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
	return escapeHtml(clean(text))
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
	return `${paragraphs.join('')}${list(t('siteDocuments.feed.mustHave'), job.mustHaveSkills)}${list(t('siteDocuments.feed.niceToHave'), job.niceToHaveSkills)}`
}

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
type Pay = { payMin: number | null; payMax: number | null; payPeriod: PayPeriod }

/** The pay as shown on the page of the job; empty when it is not disclosed. */
export function payText({ payMin, payMax, payPeriod }: Pay) {
	const amount = amountText(payMin, payMax)
	return amount && t(`amounts.per.${payPeriod}`, { amount })
}

function amountText(payMin: number | null, payMax: number | null) {
	if (payMin === null && payMax === null) return ''
	if (payMin === null) return t('amounts.upTo', { amount: `₹${indian.format(payMax ?? 0)}` })
	if (payMax === null) return t('amounts.from', { amount: `₹${indian.format(payMin)}` })
	return payMin === payMax
		? `₹${indian.format(payMin)}`
		: `₹${indian.format(payMin)}–${indian.format(payMax)}`
}
