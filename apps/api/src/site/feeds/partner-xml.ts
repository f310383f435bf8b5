import type { EmploymentType } from '@profile-search/contract/hiring/jobs'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { bare, clean, descriptionHtml, payText } from './job-text.ts'
import type { FeedJob } from './queries.ts'

type Site = { name: string; publicUrl: string }
type Values = Record<string, string>

/** The format in which a partner reads all open jobs, one after another. */
export type PartnerFeed = {
	head: (site: Site, jobs: number, now: Date) => Values
	/** The elements made from a job. */
	jobs: (job: FeedJob, site: Site) => Values[]
}

/** The format documented by Indeed: an element for each place of a job, each with a reference that never changes. */
export const indeed: PartnerFeed = {
	head: ({ name, publicUrl }, _jobs, now) => ({
		publisher: name,
		publisherurl: publicUrl,
		lastBuildDate: now.toISOString(),
	}),
	jobs: (job, { name, publicUrl }) =>
		spotsOf(job).map((spot) => ({
			title: job.title,
			date: job.publishedAt.toISOString(),
			referencenumber: `${job.id}-${spot?.id ?? 'remote'}`,
			requisitionid: job.id,
			url: `${publicUrl}/jobs/${job.id}`,
			company: job.organisation,
			sourcename: name,
			city: spot?.name ?? '',
			state: spot?.state ?? '',
			country: spot?.country ?? 'IN',
			description: descriptionHtml(job, bare),
			salary: payText(job),
			jobtype: jobTypes[job.employmentType],
			category: job.profession ?? '',
			remotetype: remoteTypes[job.workMode],
			expirationdate: job.closesOn,
			lastactivitydate: job.updatedAt.toISOString(),
		})),
}

/** The format documented by LinkedIn. The company number there is agreed with each partner, so it is not included. */
export const linkedin: PartnerFeed = {
	head: ({ name, publicUrl }, jobs, now) => ({
		publisher: name,
		publisherUrl: publicUrl,
		lastBuildDate: now.toUTCString(),
		expectedJobCount: String(jobs),
	}),
	jobs: (job, { publicUrl }) => [
		{
			partnerJobId: job.id,
			company: job.organisation,
			title: job.title,
			description: descriptionHtml(job, bare),
			applyUrl: `${publicUrl}/jobs/${job.id}`,
			location: placeText(job),
			workplaceTypes: { on_site: 'On-site', hybrid: 'Hybrid', remote: 'Remote' }[job.workMode],
			jobtype: t(`values.employment.${job.employmentType}`),
		},
	],
}

/** Writes the whole feed while reading it from the database. */
export async function* writePartnerFeed(
	feed: PartnerFeed,
	site: Site,
	count: number,
	jobs: AsyncIterable<FeedJob>,
) {
	const { fragment } = await import('xmlbuilder2')
	/** Values in CDATA; empty ones are left out. */
	function elements(values: Values) {
		const written = fragment()
		for (const [name, value] of Object.entries(values))
			if (value) written.ele(name).dat(clean(value).replaceAll(']]>', ']] >')).up()
		return written.toString()
	}

	yield '<?xml version="1.0" encoding="utf-8"?>\n<source>\n'
	yield `${elements(feed.head(site, count, new Date()))}\n`
	for await (const job of jobs)
		// Partners read English, whoever asks.
		for (const values of inLanguage('en', () => feed.jobs(job, site)))
			yield `<job>${elements(values)}</job>\n`
	yield '</source>\n'
}

function spotsOf(job: FeedJob) {
	return job.places.length > 0 ? job.places : [undefined]
}

function placeText(job: FeedJob) {
	const [spot] = job.places
	return spot ? `${spot.name}, ${spot.state}, India` : 'India'
}

const jobTypes: Record<EmploymentType, string> = {
	full_time: 'fulltime',
	part_time: 'parttime',
	contract: 'contract',
	temporary: 'temporary',
	internship: 'internship',
	volunteer: 'volunteer',
}
const remoteTypes = { on_site: '', hybrid: 'Hybrid remote', remote: 'Fully remote' }
