import { EmploymentType, JobStatus, PayPeriod } from '@profile-search/contract/jobs'
import { sql } from 'drizzle-orm'
import {
	boolean,
	date,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { workMode } from './candidates.ts'
import { id, moment } from './columns.ts'
import { organisations } from './organisations.ts'
import { languages, places, professions, skills } from './reference.ts'
import { subBranches } from './sub-branches.ts'

export const jobStatus = pgEnum('job_status', JobStatus.enum)
export const employmentType = pgEnum('employment_type', EmploymentType.enum)
export const payPeriod = pgEnum('pay_period', PayPeriod.enum)

export const jobs = pgTable(
	'jobs',
	{
		id: id(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		status: jobStatus().notNull().default('draft'),
		/** Null for the main place of the organisation. */
		subBranchId: uuid().references(() => subBranches.id, { onDelete: 'set null' }),
		title: text().notNull(),
		description: text().notNull(),
		professionId: integer()
			.notNull()
			.references(() => professions.id),
		employmentType: employmentType().notNull(),
		workMode: workMode().notNull(),
		experienceMinMonths: smallint(),
		experienceMaxMonths: smallint(),
		education: smallint(),
		/** Rupees for each `payPeriod`. */
		payMin: integer(),
		payMax: integer(),
		payPeriod: payPeriod().notNull(),
		startInDays: smallint(),
		openings: integer().notNull().default(1),
		/** The last day on which it is open. */
		closesOn: date().notNull(),
		closedReason: text(),
		publishedAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
		updatedAt: moment(),
	},
	(table) => [
		index('jobs_organisation').on(table.organisationId, table.createdAt),
		index('jobs_open')
			.on(table.publishedAt.desc(), table.id)
			.where(sql`${table.status} = 'open'`),
		index('jobs_open_profession')
			.on(table.professionId)
			.where(sql`${table.status} = 'open'`),
		index('jobs_sub_branch').on(table.subBranchId),
		index('jobs_closing')
			.on(table.closesOn)
			.where(sql`${table.status} = 'open'`),
	],
)

export const jobPlaces = pgTable(
	'job_places',
	{
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		placeId: integer()
			.notNull()
			.references(() => places.id),
	},
	(table) => [primaryKey({ name: 'job_places_key', columns: [table.jobId, table.placeId] })],
)

export const jobSkills = pgTable(
	'job_skills',
	{
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		skillId: integer()
			.notNull()
			.references(() => skills.id),
		isMustHave: boolean().notNull(),
	},
	(table) => [
		primaryKey({ name: 'job_skills_key', columns: [table.jobId, table.skillId] }),
		index('job_skills_skill').on(table.skillId),
	],
)

export const jobLanguages = pgTable(
	'job_languages',
	{
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		code: text()
			.notNull()
			.references(() => languages.code),
		level: smallint(),
	},
	(table) => [primaryKey({ name: 'job_languages_key', columns: [table.jobId, table.code] })],
)
