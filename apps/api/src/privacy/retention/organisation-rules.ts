import { feedReadDays } from '@profile-search/contract/hiring/drafts/job-feeds'
import { importDays } from '@profile-search/contract/hiring/drafts/job-imports'
import { deliveryDays } from '@profile-search/contract/hiring/webhooks'
import { emailChanges } from '@profile-search/db/schema/accounts/email-changes'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobFeedJobs, jobFeedReads, jobFeeds } from '@profile-search/db/schema/hiring/job-feeds'
import { jobImportRows, jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { jobQuestions, jobRevisions, jobs, jobTemplates } from '@profile-search/db/schema/hiring/jobs'
import { webhookDeliveries, webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { workEntries } from '@profile-search/db/schema/profiles/candidates'
import { organisationInvitations, scimUsers } from '@profile-search/db/schema/profiles/members'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { subBranches } from '@profile-search/db/schema/profiles/sub-branches'
import { heldChanges } from '@profile-search/db/schema/trust/approvals'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import { sql } from 'drizzle-orm'
import { blank, by, byEmail, byOrganisation, either, remove, within, type Rule } from './rule.ts'

const itself = 'the organisation, and who speaks for it'

const ofJob = (column: Parameters<typeof within>[0]) =>
	within(column, jobs.id, byOrganisation(jobs.organisationId))

/** Organisations. An organisation ends with the erasure of its owner, who must be the last member of the team. */
export const organisationRules: Rule[] = [
	{
		table: jobImportRows,
		whose: itself,
		why: 'import',
		until: 'thirtyDays',
		of: within(jobImportRows.importId, jobImports.id, byOrganisation(jobImports.organisationId)),
		atErasure: 'deleted',
	},
	{
		table: jobImports,
		whose: itself,
		why: 'import',
		until: 'thirtyDays',
		of: byOrganisation(jobImports.organisationId),
		secret: [jobImports.key],
		atErasure: 'deleted',
		overdue: sql`${jobImports.createdAt} < now() - make_interval(days => ${importDays})`,
	},
	{
		table: jobFeeds,
		whose: itself,
		why: 'reading',
		until: 'removal',
		of: byOrganisation(jobFeeds.organisationId),
		atErasure: 'deleted',
	},
	{
		table: jobFeedJobs,
		whose: itself,
		why: 'reading',
		until: 'removal',
		of: within(jobFeedJobs.feedId, jobFeeds.id, byOrganisation(jobFeeds.organisationId)),
		secret: [jobFeedJobs.offered, jobFeedJobs.written],
		atErasure: 'deleted',
	},
	{
		table: jobFeedReads,
		whose: itself,
		why: 'reading',
		until: 'thirtyDays',
		of: within(jobFeedReads.feedId, jobFeeds.id, byOrganisation(jobFeeds.organisationId)),
		atErasure: 'deleted',
		overdue: sql`${jobFeedReads.readAt} < now() - make_interval(days => ${feedReadDays})`,
	},
	{
		table: webhooks,
		whose: itself,
		why: 'sending',
		until: 'removal',
		of: byOrganisation(webhooks.organisationId),
		secret: [webhooks.secret, webhooks.formerSecret],
		atErasure: 'deleted',
	},
	{
		table: webhookDeliveries,
		whose: itself,
		why: 'deliveries',
		until: 'daysAndWeek',
		days: deliveryDays,
		of: within(webhookDeliveries.webhookId, webhooks.id, byOrganisation(webhooks.organisationId)),
		atErasure: 'deleted',
		overdue: sql`${webhookDeliveries.createdAt} < now() - make_interval(days => ${deliveryDays})`,
		partitions: {
			of: 'webhook_deliveries',
			firstKeptDay: sql`(now() at time zone 'UTC')::date - ${deliveryDays}::int`,
		},
	},
	{
		table: organisationInvitations,
		whose: 'who is invited',
		why: 'admitting',
		until: 'invitationEnd',
		of: either(
			organisationInvitations,
			byEmail(organisationInvitations.email),
			byOrganisation(organisationInvitations.organisationId),
		),
		secret: [organisationInvitations.tokenHash],
		atErasure: 'deleted',
		overdue: sql`${organisationInvitations.expiresAt} < now() - interval '30 days'`,
	},
	{
		table: scimUsers,
		whose: 'members of teams, and who is invited',
		why: 'directory',
		until: 'organisationOrRemoval',
		of: either(
			scimUsers,
			by(scimUsers.accountId),
			byEmail(scimUsers.email),
			byOrganisation(scimUsers.organisationId),
		),
		atErasure: 'deleted',
	},
	{
		table: heldChanges,
		whose: itself,
		why: 'namesReviewed',
		until: 'decision',
		of: either(
			heldChanges,
			by(heldChanges.accountId),
			by(heldChanges.authorId),
			byOrganisation(heldChanges.organisationId),
		),
		atErasure: 'deleted',
	},
	{
		table: emailChanges,
		whose: 'account holders',
		why: 'takingBack',
		until: 'thirtyDays',
		of: by(emailChanges.accountId),
		secret: [emailChanges.codeHash, emailChanges.undoHash],
		atErasure: 'deleted',
		overdue: sql`${emailChanges.createdAt} < now() - interval '30 days'`,
	},
	{
		table: organisationDomains,
		whose: itself,
		why: 'provingDomain',
		until: 'organisationOrRemoval',
		of: byOrganisation(organisationDomains.organisationId),
		atErasure: 'deleted',
	},
	{
		table: subBranches,
		whose: itself,
		why: 'recruiting',
		until: 'organisationOrRemoval',
		of: byOrganisation(subBranches.organisationId),
		atErasure: 'deleted',
	},
	{
		table: jobTemplates,
		whose: itself,
		why: 'recruiting',
		until: 'organisationOrRemoval',
		of: byOrganisation(jobTemplates.organisationId),
		atErasure: 'deleted',
	},
	{
		table: jobRevisions,
		whose: itself,
		why: 'recruiting',
		until: 'decision',
		of: ofJob(jobRevisions.jobId),
		atErasure: 'deleted',
	},
	{
		table: jobQuestions,
		whose: itself,
		why: 'recruiting',
		until: 'organisationOrRemoval',
		of: ofJob(jobQuestions.jobId),
		atErasure: 'deleted',
	},
	{
		table: jobs,
		whose: itself,
		why: 'recruiting',
		until: 'organisationButTitle',
		of: byOrganisation(jobs.organisationId),
		atErasure: (who) => [
			remove(
				jobs,
				sql`${byOrganisation(jobs.organisationId)(who)} and not exists (
					select from ${applications} where ${applications.jobId} = ${jobs.id})`,
			),
			blank(
				jobs,
				sql`description = '', apply_to = null, closed_reason = null, review_message = null`,
				byOrganisation(jobs.organisationId)(who),
			),
		],
	},
	{
		table: organisationMembers,
		whose: 'members of teams',
		why: 'acting',
		until: 'leavingTeam',
		of: by(organisationMembers.accountId),
		// The owner of the remains stays as an empty account, whose status hides them.
		atErasure: (who) => [
			remove(
				organisationMembers,
				sql`${by(organisationMembers.accountId)(who)} and ${organisationMembers.role} <> 'owner'`,
			),
		],
	},
	{
		table: organisations,
		whose: itself,
		why: 'recruiting',
		until: 'ownerAccount',
		of: byOrganisation(organisations.id),
		atErasure: (who) => [
			blank(
				workEntries,
				sql`organisation_id = null, sub_branch_id = null, confirmation = null, decided_at = null`,
				byOrganisation(workEntries.organisationId)(who),
			),
			blank(
				organisations,
				sql`name = 'An organisation that left', about = '', founded_year = null, website = null, place_id = null,
					address = null, mobile_number = null, logo = null`,
				byOrganisation(organisations.id)(who),
			),
		],
	},
]
