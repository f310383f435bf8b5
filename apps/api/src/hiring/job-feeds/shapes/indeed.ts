import { setImmediate } from 'node:timers/promises'
import { mostFeedJobs } from '@profile-search/contract/hiring/drafts/job-feeds'
import { Parser } from 'htmlparser2'
import { filled, isRemoteText, uniquePlaces, FeedError, type FeedJob, type Parsed } from './feed-job.ts'
import { payOfText } from './pay.ts'
import { textOf } from './plain-text.ts'

/** The longest value of an element, in characters; the rest of it is not read. */
const longestValue = 100_000
/** Read in one go before others get a turn, in characters. */
const piece = 64 * 1024

/**
 * Reads `<source><job>…</job></source>`, as job sites take it. Entities that a document declares are not expanded, and
 * nothing is fetched. A document that ends in the middle is thrown as damaged.
 */
export async function parseIndeed(xml: string): Promise<Parsed> {
	const jobs = new Map<string, FeedJob>()
	let isWhole = true
	let isEnded = false
	let isDamaged = false
	let depth = 0
	let values: Record<string, string> | undefined
	let name = ''

	const keep = (read: Record<string, string>) => {
		const job = jobOf(read)
		const known = job && jobs.get(job.externalId)
		if (known) known.places = uniquePlaces([...known.places, ...job.places])
		else if (job && jobs.size < mostFeedJobs) jobs.set(job.externalId, job)
		else isWhole = false
	}
	const parser = new Parser(
		{
			onopentag(opened) {
				depth++
				if (depth === 1 && opened.toLowerCase() !== 'source') throw new FeedError('unknown')
				if (depth === 2 && opened.toLowerCase() === 'job') values = {}
				if (depth === 3) name = opened.toLowerCase()
			},
			ontext(text) {
				if (!values || depth < 3) return
				const before = values[name] ?? ''
				if (before.length < longestValue) values[name] = (before + text).slice(0, longestValue)
			},
			onclosetag(_closed, isImplied) {
				isDamaged ||= isImplied
				if (depth === 2 && values) {
					keep(values)
					values = undefined
				}
				depth--
				isEnded ||= depth === 0
			},
		},
		{ xmlMode: true },
	)
	for (let at = 0; at < xml.length; at += piece) {
		parser.write(xml.slice(at, at + piece))
		await setImmediate()
	}
	parser.end()
	if (!isEnded || isDamaged) throw new FeedError(depth === 0 && !isEnded ? 'unknown' : 'damaged')
	return { kind: 'indeed', jobs: [...jobs.values()], isWhole }
}

/** Several elements with one requisition id are one job in several places. */
function jobOf(values: Record<string, string>): FeedJob | undefined {
	const of = (name: string) => values[name]?.trim() ?? ''
	const externalId = of('requisitionid') || of('referencenumber')
	if (!externalId) return undefined
	const remote = of('remotetype')
	const isRemote = /fully|^remote|temporarily|covid/i.test(remote) || isRemoteText(of('city'))
	const pay = payOfText(textOf(of('salary')))
	const city = isRemoteText(of('city')) ? '' : textOf(of('city'))
	return {
		externalId,
		texts: {
			...filled({
				title: textOf(of('title')).replaceAll(/\s+/g, ' '),
				description: textOf(of('description')),
				profession: textOf(of('category')),
				employmentType: employmentOf(of('jobtype')),
				workMode: isRemote ? 'remote' : /hybrid/i.test(remote) ? 'hybrid' : undefined,
				closesOn: dayOf(of('expirationdate')),
				applyTo: of('url') || of('email'),
				applyRoute: of('url') ? 'link' : of('email') ? 'mail' : undefined,
			}),
			...pay.texts,
		},
		places: uniquePlaces([city ? { name: city, state: textOf(of('state')) || undefined } : undefined]),
		notes: pay.notes,
	}
}

/** The kind of employment that the words of other systems mean; nothing where they are not known. */
export function employmentOf(text: string) {
	const [, found] =
		(
			[
				[/intern|trainee|apprentice/i, 'internship'],
				[/volunt/i, 'volunteer'],
				[/part[\s-_]?time/i, 'part_time'],
				[/temp|seasonal|casual/i, 'temporary'],
				[/contract|freelance|fixed.?term/i, 'contract'],
				[/full[\s-_]?time|permanent|regular/i, 'full_time'],
			] as const
		).find(([pattern]) => pattern.test(text)) ?? []
	return found
}

/** 2026-12-31 of a moment in any form that computers write. */
export function dayOf(text: string) {
	const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
	if (day) return day
	const moment = text ? new Date(text) : undefined
	return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString().slice(0, 10) : undefined
}
