import type { EmploymentType, PayPeriod, showJob } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { dayIn, momentIn, offsetIn } from '@profile-search/contract/platform/site-time'
import { escapeHtml } from '@profile-search/text/escape-html'

type Job = Details<typeof showJob>

/**
 * A job as search engines for jobs read it (schema.org JobPosting, with Google's rules). It contains only what its
 * page shows, with the English names: unknown fields are left out, and a job that is not open has none. `zone` is the time zone of the site.
 */
export function jobPostingOf(job: Job, publicUrl: string, zone: string, now = new Date()) {
	if (job.status !== 'open' || !job.publishedAt || job.closesOn < dayIn(zone, now)) return null
	return {
		'@context': 'https://schema.org',
		'@type': 'JobPosting',
		title: job.title,
		description: descriptionOf(job),
		datePosted: job.publishedAt,
		// The whole of the last day counts.
		validThrough: `${job.closesOn}T23:59:59${offsetIn(zone, momentIn(zone, `${job.closesOn}T23:59:59`))}`,
		url: `${publicUrl}/jobs/${job.id}`,
		identifier: { '@type': 'PropertyValue', name: job.organisation.name, value: job.id },
		hiringOrganization: {
			'@type': 'Organization',
			name: job.organisation.name,
			url: `${publicUrl}/employer-details/${job.organisation.id}`,
			...(job.organisation.logo && { logo: absolute(job.organisation.logo, publicUrl) }),
		},
		employmentType: employmentTypes[job.employmentType],
		directApply: job.applyRoute === 'here',
		totalJobOpenings: job.openings,
		...placeOf(job),
		...payOf(job),
		...skillsOf(job),
		...experienceOf(job),
		...educationOf(job),
	}
}

const employmentTypes: Record<EmploymentType, string> = {
	full_time: 'FULL_TIME',
	part_time: 'PART_TIME',
	contract: 'CONTRACTOR',
	temporary: 'TEMPORARY',
	internship: 'INTERN',
	volunteer: 'VOLUNTEER',
}

const units: Record<PayPeriod, string> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' }

/** A fully remote job must name where people may apply from; without that, search engines drop it. */
function placeOf({ workMode, ...job }: Job) {
	const { places } = job.inEnglish ?? job
	const jobLocation = places.map((name) => ({
		'@type': 'Place',
		address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: 'IN' },
	}))
	return {
		...(jobLocation.length > 0 && { jobLocation: jobLocation.length === 1 ? jobLocation[0] : jobLocation }),
		...(workMode === 'remote' && {
			jobLocationType: 'TELECOMMUTE',
			applicantLocationRequirements: { '@type': 'Country', name: 'IN' },
		}),
	}
}

function payOf({ payMin, payMax, payPeriod }: Job) {
	if (payMin === null && payMax === null) return {}
	const amount =
		payMin === payMax
			? { value: payMin }
			: { ...(payMin !== null && { minValue: payMin }), ...(payMax !== null && { maxValue: payMax }) }
	return {
		baseSalary: {
			'@type': 'MonetaryAmount',
			currency: 'INR',
			value: { '@type': 'QuantitativeValue', ...amount, unitText: units[payPeriod] },
		},
	}
}

function skillsOf(job: Job) {
	const { mustHaveSkills, niceToHaveSkills } = job.inEnglish ?? job
	const skills = [...mustHaveSkills, ...niceToHaveSkills].join(', ')
	return skills ? { skills } : {}
}

function experienceOf({ experienceMinMonths }: Job) {
	if (!experienceMinMonths) return {}
	return {
		experienceRequirements: {
			'@type': 'OccupationalExperienceRequirements',
			monthsOfExperience: experienceMinMonths,
		},
	}
}

/** Only the levels with a counterpart among schema.org's credential categories. */
function educationOf({ education }: Job) {
	const credentialCategory = education === null ? undefined : credentials[education]
	if (!credentialCategory) return {}
	return { educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory } }
}

const credentials: Record<number, string | undefined> = {
	4: 'high school',
	5: 'professional certificate',
	6: 'bachelor degree',
	7: 'postgraduate degree',
	8: 'postgraduate degree',
}

/** The complete description on the page, as HTML. */
function descriptionOf({ description, ...job }: Job) {
	const { mustHaveSkills, niceToHaveSkills } = job.inEnglish ?? job
	const paragraphs = description
		.split(/\n{2,}/)
		.filter((paragraph) => paragraph.trim())
		.map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
	return `${paragraphs.join('')}${listOf('Must have', mustHaveSkills)}${listOf('Nice to have', niceToHaveSkills)}`
}

function listOf(title: string, names: string[]) {
	if (names.length === 0) return ''
	return `<p>${title}:</p><ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`
}

function absolute(address: string, publicUrl: string) {
	return new URL(address, publicUrl).href
}
