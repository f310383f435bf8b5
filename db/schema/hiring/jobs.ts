import { DismissReason } from '@profile-search/contract/hiring/dismissals'
import {
	ApplyRoute,
	CloseReason,
	EmploymentType,
	JobOutcome,
	JobStatus,
	PayPeriod,
	QuestionKind,
} from '@profile-search/contract/hiring/jobs'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
	type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { workMode } from '../profiles/candidates.ts'
import { organisations } from '../profiles/organisations.ts'
import { subBranches } from '../profiles/sub-branches.ts'
import { languages, places, professions, skills } from '../search/reference.ts'

export const jobStatus = pgEnum('job_status', JobStatus.enum)
export const employmentType = pgEnum('employment_type', EmploymentType.enum)
export const payPeriod = pgEnum('pay_period', PayPeriod.enum)
export const applyRoute = pgEnum('apply_route', ApplyRoute.enum)
export const closeReason = pgEnum('close_reason', CloseReason.enum)
export const jobOutcome = pgEnum('job_outcome', JobOutcome.enum)
export const questionKind = pgEnum('question_kind', QuestionKind.enum)
export const dismissReason = pgEnum('dismiss_reason', DismissReason.enum)

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
		/** A draft may not have one yet. */
		professionId: integer().references(() => professions.id),
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
		closeReason: closeReason(),
		closedAt: timestamp({ withTimezone: true }),
		publishedAt: timestamp({ withTimezone: true }),
		/** When the job was paused; kept when it is closed, so that reopening it restores the pause. */
		pausedAt: timestamp({ withTimezone: true }),
		/** When a scheduled job opens. */
		publishAt: timestamp({ withTimezone: true }),
		/** Rises with each change, so that the second of two editors is told. */
		version: integer().notNull().default(1),
		/** The account that made the latest change. */
		editorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** The comment of an approver who sent it back. */
		reviewMessage: text(),
		/** When it began to wait for an approver. */
		waitingSince: timestamp({ withTimezone: true }),
		applyRoute: applyRoute().notNull().default('here'),
		/** A web or mail address, where applications do not come through the portal. */
		applyTo: text(),
		/** Whether applicants stay nameless until they are shortlisted. */
		isBlind: boolean().notNull().default(false),
		/** Its id in a system of the organisation, where it was imported from there. */
		externalId: text(),
		/** The closed job that this one repeats. */
		relistedFrom: uuid().references((): AnyPgColumn => jobs.id, { onDelete: 'set null' }),
		outcome: jobOutcome(),
		outcomeAskedAt: timestamp({ withTimezone: true }),
		outcomeAt: timestamp({ withTimezone: true }),
		/** When the organisation was reminded of the closing day. */
		remindedAt: timestamp({ withTimezone: true }),
		/** When applicants with open applications were told that it is closed. */
		applicantsToldAt: timestamp({ withTimezone: true }),
		/** When it was hidden everywhere, after reports. */
		frozenAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
		updatedAt: moment(),
	},
	(table) => [
		index('jobs_published').using('brin', table.publishedAt).with({ autosummarize: true }),
		// In the order in which a team reads its jobs, and in which everybody reads its open ones.
		index('jobs_organisation').on(
			table.organisationId,
			sql`(${table.status} = 'open')`,
			table.createdAt,
			table.id,
		),
		index('jobs_organisation_open')
			.on(table.organisationId, table.publishedAt, table.id)
			.where(sql`${table.status} = 'open'`),
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
		index('jobs_waiting')
			.on(table.waitingSince)
			.where(sql`${table.waitingSince} is not null`),
		index('jobs_scheduled')
			.on(table.publishAt)
			.where(sql`${table.publishAt} is not null`),
		index('jobs_closed').on(table.organisationId, table.closedAt),
		index('jobs_relisted').on(table.relistedFrom),
		index('jobs_editor').on(table.editorId),
		index('jobs_external')
			.on(table.organisationId, table.externalId)
			.where(sql`${table.externalId} is not null`),
		index('jobs_outcome')
			.on(table.closedAt)
			.where(sql`${table.outcome} is null and ${table.outcomeAskedAt} is null`),
		index('jobs_applicants_untold')
			.on(table.closedAt)
			.where(sql`${table.status} = 'closed' and ${table.applicantsToldAt} is null`),
		check('jobs_profession', sql`${table.status} = 'draft' or ${table.professionId} is not null`),
	],
)

/** Questions to applicants besides the profile. */
export const jobQuestions = pgTable(
	'job_questions',
	{
		id: id(),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		text: text().notNull(),
		kind: questionKind().notNull(),
		choices: text().array().notNull().default([]),
		isRequired: boolean().notNull().default(true),
		/** An answer other than `wanted` is marked; nobody is rejected because of it. */
		isKnockOut: boolean().notNull().default(false),
		/** 'yes' or 'no', one of the choices, or the smallest number. */
		wanted: text(),
	},
	(table) => [uniqueIndex('job_questions_position').on(table.jobId, table.position)],
)

/**
 * A change of a public job that waits for an approver, while the job stays as it was. A job has one at most.
 */
export const jobRevisions = pgTable('job_revisions', {
	jobId: uuid()
		.primaryKey()
		.references(() => jobs.id, { onDelete: 'cascade' }),
	/** A `JobDraft`. */
	draft: jsonb().notNull(),
	authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
	waitingSince: moment(),
})

/** A template for new jobs. */
export const jobTemplates = pgTable(
	'job_templates',
	{
		id: id(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		/** A `JobDraft`. */
		draft: jsonb().notNull(),
		createdAt: moment(),
	},
	(table) => [uniqueIndex('job_templates_name').on(table.organisationId, sql`lower(${table.name})`)],
)

/** A job that somebody does not want to see again. */
export const jobDismissals = pgTable(
	'job_dismissals',
	{
		candidateId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		reason: dismissReason().notNull(),
		comment: text(),
		dismissedAt: moment(),
	},
	(table) => [
		primaryKey({ name: 'job_dismissals_key', columns: [table.candidateId, table.jobId] }),
		index('job_dismissals_job').on(table.jobId),
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
