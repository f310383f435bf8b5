import { z } from 'zod'
import { Email } from '../accounts/accounts.ts'
import { longestOpenDays } from '../hiring/job-drafts.ts'
import { endpoint } from '../http/endpoint.ts'
import { optionalLine, optionalLines, requiredLine, whole } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'
import { TimeZone } from '../platform/time-zone.ts'
import { biggestPicture, PictureDraft } from '../profiles/pictures.ts'

const optionalEmail = z.union([z.literal('').transform(() => null), z.null(), Email]).default(null)

const optionalPhone = z
	.union([
		z.literal('').transform(() => null),
		z.null(),
		z
			.string()
			.trim()
			.max(25)
			.regex(/^\+?[\d ()-]{6,24}$/, 'siteProblems.phone'),
	])
	.default(null)

const within = (least: number, most: number, message: string) =>
	z.number(message).int(message).min(least, message).max(most, message)
const numbers = (least: number, most: number) =>
	within(least, most, problem('siteProblems.number', { least, most }))
const days = (least: number, most: number) =>
	within(least, most, problem('siteProblems.days', { least, most }))
const hours = (most: number) => within(1, most, problem('siteProblems.hours', { least: 1 }))

/**
 * The site settings that an administrator can change. The minimum periods are those of the law; longer ones are a
 * choice.
 */
export const SiteSettingsDraft = z.object({
	companyName: requiredLine('siteProblems.siteName', 80),
	timeZone: TimeZone,
	contactEmail: optionalEmail,
	contactPhone: optionalPhone,
	officerName: optionalLine(120),
	officerEmail: optionalEmail,
	officerPhone: optionalPhone,
	officerAddress: optionalLines(300),
	appealUrl: z.url({ protocol: /^https?$/, error: 'siteProblems.webAddress' }).max(300),
	acknowledgeHours: hours(720),
	ordinaryHours: hours(2160),
	listedHours: hours(2160),
	orderHours: hours(2160),
	intimateHours: hours(2160),
	reopenDays: days(1, 365),
	appealDays: days(1, 365),
	applicationsADay: numbers(1, 1000),
	firstContactsADay: numbers(1, 1000),
	jobInvitationsADay: numbers(1, 1000),
	longestOpenDays: days(7, longestOpenDays),
	reviewedJobs: numbers(0, 20),
	freezeAbove: numbers(1, 1000),
	spreadStrength: within(0, 100, problem('siteProblems.percent', { least: 0, most: 100 })),
	leastMatch: numbers(0, 100),
	rightsHours: hours(2160),
	returnDays: days(2, 30),
	sealedDays: within(365, 3650, problem('siteProblems.daysByLaw', { least: 365, most: 3650 })),
	shareDays: days(1, 3650),
	inactiveYears: within(1, 20, problem('siteProblems.wholeYears', { least: 1, most: 20 })),
	announcesJobs: z
		.boolean()
		.optional()
		.describe('whether search engines are told of jobs that open, change or close; unchanged if left out'),
	/** The version that the writer has seen: of two administrators who save at once, the second is told. */
	version: whole().min(0),
})
export type SiteSettingsDraft = z.infer<typeof SiteSettingsDraft>

export const showAdminSettings = endpoint({
	method: 'GET',
	path: 'admin/settings',
	access: 'administrator',
	summary: 'Every setting of the site, for its form.',
	details: z.object({
		companyName: z.string(),
		timeZone: z.string(),
		companyLogo: z.string(),
		contactEmail: z.string().nullable(),
		contactPhone: z.string().nullable(),
		officerName: z.string().nullable(),
		officerEmail: z.string().nullable(),
		officerPhone: z.string().nullable(),
		officerAddress: z.string().nullable(),
		appealUrl: z.string(),
		acknowledgeHours: z.number().int(),
		ordinaryHours: z.number().int(),
		listedHours: z.number().int(),
		orderHours: z.number().int(),
		intimateHours: z.number().int(),
		reopenDays: z.number().int(),
		appealDays: z.number().int(),
		applicationsADay: z.number().int(),
		firstContactsADay: z.number().int(),
		jobInvitationsADay: z.number().int(),
		longestOpenDays: z.number().int(),
		reviewedJobs: z.number().int(),
		freezeAbove: z.number().int(),
		spreadStrength: z.number().int(),
		leastMatch: z.number().int(),
		rightsHours: z.number().int(),
		returnDays: z.number().int(),
		sealedDays: z.number().int(),
		shareDays: z.number().int(),
		inactiveYears: z.number().int(),
		announcesJobs: z.boolean(),
		version: z.number().int(),
	}),
})

export const saveAdminSettings = endpoint({
	method: 'PUT',
	path: 'admin/settings',
	access: 'administrator',
	summary: 'Save the settings of the site; grievances filed already keep their clocks.',
	body: SiteSettingsDraft,
	details: z.object({ version: z.number().int() }),
	message: 'siteAnswers.settingsSaved',
})

export const saveSiteLogo = endpoint({
	method: 'PUT',
	path: 'admin/settings/logo',
	access: 'administrator',
	summary: 'Put a logo on the site, in place of the one before.',
	body: PictureDraft,
	biggestFile: biggestPicture,
	details: z.object({ address: z.string() }),
	message: 'siteAnswers.logoSaved',
})

export const removeSiteLogo = endpoint({
	method: 'DELETE',
	path: 'admin/settings/logo',
	access: 'administrator',
	summary: 'Take the logo off the site; it shows the one it came with.',
	details: z.null(),
	message: 'siteAnswers.logoRemoved',
})

const amount = z.number().int()

export const showAdminCounts = endpoint({
	method: 'GET',
	path: 'admin/counts',
	access: 'administrator',
	summary: 'What waits for an administrator.',
	details: z.object({
		grievances: z.object({ open: amount, overdue: amount }),
		contact: z.object({ open: amount }),
		reports: z.object({ open: amount, escalated: amount }),
		failedWork: amount,
		disk: z.enum(['ready', 'low', 'full']).describe('how much room the data folder has'),
		hasOfficer: z.boolean(),
		typedSkills: amount.describe('that people have typed and nobody has checked'),
	}),
})
