import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { englishIn, englishWordsOf, languageOfMail } from '#test/mail-language.ts'
import { testApp } from '#test/portal.ts'

const names = ['Asha', 'Kulkarni', 'Ravi', 'Kale', 'Green Fields', 'Orchard planner', 'Room A', 'Please wait']

test.each(PageLanguage.options)(
	'every step of an application is mailed in the language of its reader: %s',
	async (language) => {
		await using api = await testApp()
		const { asha, owner, application } = await createFixture(api.db, language)
		const steps: [from: ApplicationStatus | null, to: ApplicationStatus, actorId: string][] = [
			[null, 'submitted', asha.id],
			['viewed', 'shortlisted', owner.id],
			['shortlisted', 'interview', owner.id],
			['interview', 'offered', owner.id],
			['offered', 'hired', owner.id],
			['offered', 'rejected', owner.id],
			['rejected', 'viewed', owner.id],
			['rejected', 'shortlisted', owner.id],
			['rejected', 'interview', owner.id],
			['rejected', 'offered', owner.id],
			['offered', 'declined', asha.id],
			['offered', 'hired', asha.id],
			['withdrawn', 'submitted', asha.id],
		]
		const mails = []
		for (const [fromStatus, toStatus, actorId] of steps) {
			await api.db.delete(applicationEvents)
			const [event] = await api.db
				.insert(applicationEvents)
				.values({ applicationId: application.id, fromStatus, toStatus, actorId, message: 'Please wait' })
				.returning()
			const eventId = event?.id ?? ''
			if (actorId === owner.id) await enqueue(api.db, 'mail_applicant', { eventId })
			else await enqueue(api.db, 'mail_team_of_application', { eventId, accountId: owner.id })
			mails.push(...(await api.work()))
		}

		expect(mails).toHaveLength(steps.length)
		expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThan(9)
		for (const mail of mails) {
			expect(languageOfMail(mail)).toBe(language)
			expect(mail.subject).toContain('Orchard planner')
			if (language !== 'en') expect(englishIn(mail, names)).toEqual([])
		}
	},
)

test.each(PageLanguage.options)(
	'the news of a job are mailed in the language of the reader: %s',
	async (language) => {
		await using api = await testApp()
		const { job, owner, application } = await createFixture(api.db, language)
		const [jobId, accountId] = [job.id, owner.id]
		for (const news of ['accepted', 'sent_back', 'change_accepted', 'change_sent_back', 'opened', 'closing'])
			await enqueue(api.db, 'mail_job_news', { jobId, accountId, news, message: 'Please wait' })
		const mails = await api.work()
		for (const closeReason of ['filled_here', 'not_filled', 'withdrawn', 'expired'] as const) {
			await api.db
				.update(jobs)
				.set({ status: 'closed', closeReason, closedAt: new Date() })
				.where(eq(jobs.id, job.id))
			await enqueue(api.db, 'mail_closed_job', { applicationId: application.id })
			mails.push(...(await api.work()))
		}
		await enqueue(api.db, 'mail_job_news', { jobId, accountId, news: 'outcome', message: '' })
		mails.push(...(await api.work()))

		expect(mails).toHaveLength(11)
		for (const mail of mails) {
			expect(languageOfMail(mail)).toBe(language)
			expect(mail.subject).toContain('Orchard planner')
			if (language !== 'en') expect(englishIn(mail, names)).toEqual([])
		}
	},
)

test.each(PageLanguage.options)(
	'an interview is mailed, told and put into calendars in the language of the reader: %s',
	async (language) => {
		await using api = await testApp()
		const { asha, owner, application } = await createFixture(api.db, language)
		const [team, me] = [await api.as(owner), await api.as(asha)]
		const [first = '', second = ''] = [48, 50].map((hours) =>
			new Date(Date.now() + hours * 3_600_000).toISOString(),
		)
		const draft = { times: [first], minutes: 45, place: 'Room A', message: 'Please wait' }

		const { id } = (await team.post(`applications/${application.id}/interviews`, draft)).body.details
		const path = `interviews/${id}`
		const mails = await api.work()
		await me.post(`${path}/choose`, { startsAt: first, sequence: 0 })
		mails.push(...(await api.work()))
		await team.post(`${path}/times`, { ...draft, times: [second], sequence: 1 })
		mails.push(...(await api.work()))
		await me.post(`${path}/ask`, { message: 'Please wait', sequence: 2 })
		mails.push(...(await api.work()))
		await me.post(`${path}/choose`, { startsAt: second, sequence: 3 })
		await api.work()
		await me.post(`${path}/cancel`, { message: 'Please wait', sequence: 4 })
		mails.push(...(await api.work()))

		const calendars = mails.flatMap(({ attachments }) => attachments.map(({ content }) => textOf(content)))
		expect(mails.length).toBeGreaterThan(7)
		expect(calendars.length).toBeGreaterThan(3)
		const told = (await me.get('notifications')).body.details.items
		expect(told.length).toBeGreaterThan(1)
		for (const mail of mails) expect(languageOfMail(mail)).toBe(language)
		if (language === 'en') return
		for (const mail of mails) expect(englishIn(mail, names)).toEqual([])
		for (const { title } of told) expect(englishWordsOf(title, names)).toEqual([])
		for (const calendar of calendars)
			expect(englishWordsOf(/^SUMMARY:(.*)$/m.exec(calendar)?.[1] ?? 'none', names)).toEqual([])
	},
)

function textOf(content: ArrayBuffer | Uint8Array | string) {
	return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

async function createFixture(db: Db, language: PageLanguage) {
	const organisation = await createOrganisation(db, {
		name: 'Green Fields',
		owner: { firstName: 'Ravi', lastName: 'Kale', language },
	})
	const job = await createJob(db, { organisationId: organisation.id, title: 'Orchard planner' })
	const asha = await createCandidate(db, { account: { language } })
	const [application] = await db
		.insert(applications)
		.values({ jobId: job.id, candidateId: asha.id, resume: {}, rejectReason: 'skills' })
		.returning()
	if (!application) throw new Error('The application was not inserted.')
	return { owner: organisation.owner, job, asha, application }
}
