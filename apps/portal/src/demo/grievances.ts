import {
	type Grievance,
	insertEvent,
	timesOf,
	updateGrievance,
} from '@profile-search/api/trust/grievances/events'
import { dueTimes, newNumber } from '@profile-search/api/trust/grievances/rules/rules'
import { findTerms } from '@profile-search/api/trust/grievances/rules/terms'
import {
	classOfKind,
	type GrievanceKind,
	type GrievanceStatus,
} from '@profile-search/contract/trust/grievance-values'
import type { Db } from '@profile-search/db/client'
import { grievances } from '@profile-search/db/schema/trust/grievances'

const hourMs = 3_600_000

type Complaint = {
	kind: GrievanceKind
	/** The name of the complainant. */
	by: string
	daysAgo: number
	message: string
	/** What the officer did and said, and how many hours after it was filed. */
	answers: { hours: number; status: GrievanceStatus; message?: string }[]
	stars?: number
}

const complaints: Complaint[] = [
	{
		kind: 'fraud',
		by: 'Sunita Pawar',
		daysAgo: 75,
		message: 'Somebody who said he was from a listed factory asked me for 2,000 rupees before the interview.',
		answers: [
			{ hours: 3, status: 'acknowledged' },
			{
				hours: 28,
				status: 'resolved',
				message:
					'The account was not that of the factory. It is closed, and those it had written to are warned.',
			},
		],
		stars: 5,
	},
	{
		kind: 'accessibility',
		by: 'Imran Shaikh',
		daysAgo: 48,
		message: 'With my screen reader I could not hear which step of the form I was in.',
		answers: [
			{ hours: 5, status: 'in_progress' },
			{ hours: 60, status: 'resolved', message: 'The steps are now read out. Thank you for telling us.' },
		],
		stars: 4,
	},
	{
		kind: 'account',
		by: 'Kavita More',
		daysAgo: 33,
		message: 'I have changed my number and cannot log in any more.',
		answers: [
			{ hours: 2, status: 'acknowledged' },
			{ hours: 9, status: 'resolved', message: 'You can now log in by a code that is sent to your email.' },
		],
		stars: 4,
	},
	{
		kind: 'other',
		by: 'Rahul Gaikwad',
		daysAgo: 21,
		message: 'Please make the firm tell me why it took somebody else.',
		answers: [
			{
				hours: 20,
				status: 'rejected',
				message: 'A firm gives its reason with the answer. More than that we cannot ask of it.',
			},
		],
		stars: 2,
	},
	{
		kind: 'discrimination',
		by: 'Meera Kamble',
		daysAgo: 5,
		message: 'The job said "men only" when I called them, though nothing in the work needs that.',
		answers: [
			{ hours: 6, status: 'acknowledged' },
			{ hours: 30, status: 'in_progress', message: 'We have asked the firm for its account of the call.' },
		],
	},
	{
		kind: 'fake',
		by: 'Joseph D’Souza',
		daysAgo: 2,
		message: 'The address of this office does not exist. I went there.',
		answers: [{ hours: 4, status: 'acknowledged' }],
	},
	{
		kind: 'privacy',
		by: 'Farida Khan',
		daysAgo: 0.3,
		message: 'I find my old number on a page. Please remove it.',
		answers: [],
	},
]

/** Plants complaints in several states with their logs, answered within the legal periods. */
export async function plantGrievances(db: Db, officerId: string) {
	const terms = await findTerms(db)
	for (const { kind, by, daysAgo, message, answers, stars } of complaints) {
		const filedAt = new Date(Date.now() - daysAgo * 24 * hourMs)
		const due = dueTimes(terms, classOfKind[kind], filedAt)
		const [filed] = await db
			.insert(grievances)
			.values({
				...due,
				name: by,
				email: `${by.replaceAll(/[^A-Za-z]+/g, '.').toLowerCase()}@example.com`,
				number: newNumber(filedAt),
				kind,
				class: classOfKind[kind],
				message,
				filedAt,
				clockStartedAt: filedAt,
			})
			.returning()
		if (!filed) throw new Error('The grievance was not stored.')
		await insertEvent(db, {
			grievanceId: filed.id,
			at: filedAt,
			kind: 'filed',
			party: 'complainant',
			isPublic: true,
			message,
			toStatus: 'filed',
			facts: {
				kind,
				class: classOfKind[kind],
				language: 'en',
				acknowledgeDueAt: due.acknowledgeDueAt.toISOString(),
				resolveDueAt: due.resolveDueAt.toISOString(),
			},
		})
		const answered = await plantAnswers(db, filed, answers, officerId)
		if (stars) await plantRating(db, answered, stars)
	}
}

async function plantAnswers(db: Db, filed: Grievance, answers: Complaint['answers'], officerId: string) {
	let grievance = filed
	for (const { hours, status, message } of answers) {
		const at = new Date(filed.filedAt.getTime() + hours * hourMs)
		await insertEvent(db, {
			grievanceId: filed.id,
			at,
			kind: message ? 'replied' : 'moved',
			party: 'officer',
			actorId: officerId,
			isPublic: true,
			message,
			fromStatus: grievance.status,
			toStatus: status,
		})
		const times = timesOf(grievance, status, 'officer', at)
		await updateGrievance(db, filed.id, { ...times, assigneeId: officerId })
		grievance = { ...grievance, ...times }
	}
	return grievance
}

/** The complainant rates the answer a day after it. */
async function plantRating(db: Db, grievance: Grievance, stars: number) {
	const at = new Date((grievance.resolvedAt?.getTime() ?? 0) + 24 * hourMs)
	await insertEvent(db, {
		grievanceId: grievance.id,
		at,
		kind: 'rated',
		party: 'complainant',
		isPublic: true,
		once: 'rating:0',
		facts: { stars },
	})
	await updateGrievance(db, grievance.id, { stars })
}
