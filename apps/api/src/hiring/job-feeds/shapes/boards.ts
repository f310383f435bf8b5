import { mostFeedJobs } from '@profile-search/contract/hiring/drafts/job-feeds'
import { z } from 'zod'
import {
	isRemoteText,
	filled,
	placeOf,
	uniquePlaces,
	FeedError,
	type FeedJob,
	type Parsed,
} from './feed-job.ts'
import { dayOf, employmentOf } from './indeed.ts'
import { payOf } from './pay.ts'
import { plainTextOf, textOf } from './plain-text.ts'

const text = z.string().catch('')
const amount = z.number().nullish().catch(null)
const id = z.union([z.number(), z.string().min(1)]).transform(String)

const GreenhouseBoard = z.object({
	jobs: z.array(z.unknown()),
	meta: z.object({ total: z.number() }).nullish().catch(null),
})

const GreenhouseJob = z.object({
	id,
	title: text,
	content: text,
	absolute_url: text,
	application_deadline: text,
	location: z.object({ name: text }).nullish().catch(null),
	offices: z.array(z.object({ name: text, location: z.string().nullish().catch(null) })).catch([]),
	pay_input_ranges: z
		.array(z.object({ min_cents: amount, max_cents: amount, currency_type: text, title: text }))
		.catch([]),
	metadata: z
		.array(z.object({ name: text, value: z.unknown() }))
		.nullish()
		.catch(null),
})

/** Reads the jobs of a board as Greenhouse gives them. Their descriptions are HTML that is escaped once more. */
export function parseGreenhouse(board: unknown): Parsed {
	const { jobs, meta } = GreenhouseBoard.parse(board)
	return parsedOf('greenhouse', jobs, meta?.total ?? jobs.length, (given) => {
		const read = GreenhouseJob.safeParse(given)
		if (!read.success) return undefined
		const { title, content, absolute_url: url, application_deadline: end, ...job } = read.data
		const [range] = job.pay_input_ranges
		const pay = payOf({
			min: range?.min_cents && range.min_cents / 100,
			max: range?.max_cents && range.max_cents / 100,
			currency: range?.currency_type,
			period: range && (periodIn(range.title) ?? 'year'),
			shown: range?.title ?? '',
		})
		const where = job.location?.name ?? ''
		const places = where.split(/[;|]|\bor\b/).map(placeOf)
		const offices = job.offices.map((office) => placeOf(office.location ?? office.name))
		const kind = job.metadata?.find(({ name }) => /employment|job type|commitment/i.test(name))?.value
		return {
			externalId: job.id,
			texts: {
				...filled({
					title: title.replaceAll(/\s+/g, ' '),
					description: plainTextOf(/^\s*&lt;/.test(content) ? plainTextOf(content) : content),
					employmentType: typeof kind === 'string' ? employmentOf(kind) : undefined,
					workMode: /hybrid/i.test(where) ? 'hybrid' : isRemoteText(where) ? 'remote' : undefined,
					closesOn: dayOf(end),
					applyTo: url,
					applyRoute: url && 'link',
				}),
				...pay.texts,
			},
			places: uniquePlaces(places.some(Boolean) || isRemoteText(where) ? places : offices),
			notes: pay.notes,
		}
	})
}

const LeverPosting = z.object({
	id,
	text,
	hostedUrl: text,
	applyUrl: text,
	description: text,
	descriptionPlain: text,
	additional: text,
	additionalPlain: text,
	lists: z.array(z.object({ text, content: text })).catch([]),
	categories: z
		.object({ commitment: text, location: text, allLocations: z.array(z.string()).catch([]) })
		.catch({ commitment: '', location: '', allLocations: [] }),
	workplaceType: text,
	salaryRange: z.object({ min: amount, max: amount, currency: text, interval: text }).nullish().catch(null),
})

/** Reads the postings of an account as Lever gives them. */
export function parseLever(postings: unknown): Parsed {
	const all = z.array(z.unknown()).parse(postings)
	return parsedOf('lever', all, all.length, (given) => {
		const read = LeverPosting.safeParse(given)
		if (!read.success) return undefined
		const { categories, salaryRange, lists, workplaceType, ...job } = read.data
		const where = categories.allLocations.length > 0 ? categories.allLocations : [categories.location]
		const pay = payOf({
			...salaryRange,
			period: salaryRange?.interval,
			shown: [salaryRange?.min, salaryRange?.max, salaryRange?.currency].filter(Boolean).join(' '),
		})
		const parts = [
			job.descriptionPlain || plainTextOf(job.description),
			...lists.map((list) => `${textOf(list.text)}\n${plainTextOf(list.content)}`),
			job.additionalPlain || plainTextOf(job.additional),
		]
		const isRemote = /remote/i.test(workplaceType) || (!workplaceType && where.some(isRemoteText))
		const url = job.hostedUrl || job.applyUrl
		return {
			externalId: job.id,
			texts: {
				...filled({
					title: job.text.replaceAll(/\s+/g, ' '),
					description: parts
						.map((part) => part.trim())
						.filter(Boolean)
						.join('\n\n'),
					employmentType: employmentOf(categories.commitment),
					workMode: isRemote ? 'remote' : /hybrid/i.test(workplaceType) ? 'hybrid' : undefined,
					applyTo: url,
					applyRoute: url && 'link',
				}),
				...pay.texts,
			},
			places: uniquePlaces(where.map(placeOf)),
			notes: pay.notes,
		}
	})
}

/** A board is whole when each of its jobs has an id, and as many came as it says there are. */
function parsedOf(
	kind: Parsed['kind'],
	given: unknown[],
	total: number,
	jobOf: (job: unknown) => FeedJob | undefined,
): Parsed {
	const jobs = new Map<string, FeedJob>()
	for (const each of given.slice(0, mostFeedJobs)) {
		const job = jobOf(each)
		if (job) jobs.set(job.externalId, job)
	}
	return { kind, jobs: [...jobs.values()], isWhole: jobs.size >= Math.max(total, given.length) }
}

function periodIn(title: string) {
	return /hour|month|day|week/i.exec(title)?.[0]
}

/** The board in a text of JSON, whichever of the two shapes it has. */
export function parseBoard(json: string): Parsed {
	let board: unknown
	try {
		board = JSON.parse(json)
	} catch {
		throw new FeedError('damaged')
	}
	if (Array.isArray(board) && board.every((each) => LeverShape.safeParse(each).success))
		return parseLever(board)
	if (GreenhouseBoard.safeParse(board).success) return parseGreenhouse(board)
	throw new FeedError('unknown')
}

const LeverShape = z.object({ text: z.unknown().optional(), hostedUrl: z.unknown().optional() })
