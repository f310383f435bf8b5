import { deliveryDays } from '@profile-search/contract/hiring/webhooks'
import { emailChanges } from '@profile-search/db/schema/accounts/email-changes'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobQuestions, jobRevisions, jobs, jobTemplates } from '@profile-search/db/schema/hiring/jobs'
import { webhookDeliveries, webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { workEntries } from '@profile-search/db/schema/profiles/candidates'
import { organisationInvitations } from '@profile-search/db/schema/profiles/members'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { subBranches } from '@profile-search/db/schema/profiles/sub-branches'
import { heldChanges } from '@profile-search/db/schema/trust/approvals'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import { sql } from 'drizzle-orm'
import { blank, by, byEmail, byOrganisation, either, remove, within, type Rule } from './rule.ts'

const itself = 'the organisation, and who speaks for it'
const toHire = 'to hire, and to be found'
const asLong = 'the organisation, or its removal'

const ofJob = (column: Parameters<typeof within>[0]) =>
	within(column, jobs.id, byOrganisation(jobs.organisationId))

/** Organisations. An organisation ends with the erasure of its owner, who must be the last member of the team. */
export const organisationRules: Rule[] = [
	{
		table: webhooks,
		what: 'Addresses that get the events of your organisation',
		whose: itself,
		why: 'to send them',
		until: 'its removal',
		of: byOrganisation(webhooks.organisationId),
		secret: [webhooks.secret, webhooks.formerSecret],
		atErasure: 'deleted',
	},
	{
		table: webhookDeliveries,
		what: 'Events that were sent for your organisation',
		whose: itself,
		why: 'to send them, and to show what became of it',
		until: '30 days',
		of: within(webhookDeliveries.webhookId, webhooks.id, byOrganisation(webhooks.organisationId)),
		atErasure: 'deleted',
		overdue: sql`${webhookDeliveries.createdAt} < now() - make_interval(days => ${deliveryDays})`,
	},
	{
		table: organisationInvitations,
		what: 'Invitations into teams',
		whose: 'who is invited',
		why: 'to let them in',
		until: '30 days after it has run out',
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
		table: heldChanges,
		what: 'Names and websites of yours that wait to be looked at',
		whose: itself,
		why: 'so that nobody takes the name of another once an approver has looked',
		until: 'the decision on it',
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
		what: 'Changes of your e-mail address',
		whose: 'account holders',
		why: 'so that the old address can take a change back',
		until: '30 days',
		of: by(emailChanges.accountId),
		secret: [emailChanges.codeHash, emailChanges.undoHash],
		atErasure: 'deleted',
		overdue: sql`${emailChanges.createdAt} < now() - interval '30 days'`,
	},
	{
		table: organisationDomains,
		what: 'The domain of your organisation',
		whose: itself,
		why: 'to show that it is who it says',
		until: asLong,
		of: byOrganisation(organisationDomains.organisationId),
		atErasure: 'deleted',
	},
	{
		table: subBranches,
		what: 'Branches of your organisation',
		whose: itself,
		why: toHire,
		until: asLong,
		of: byOrganisation(subBranches.organisationId),
		atErasure: 'deleted',
	},
	{
		table: jobTemplates,
		what: 'Templates of your jobs',
		whose: itself,
		why: toHire,
		until: asLong,
		of: byOrganisation(jobTemplates.organisationId),
		atErasure: 'deleted',
	},
	{
		table: jobRevisions,
		what: 'Changes of your jobs that wait',
		whose: itself,
		why: toHire,
		until: 'the decision on it',
		of: ofJob(jobRevisions.jobId),
		atErasure: 'deleted',
	},
	{
		table: jobQuestions,
		what: 'Questions of your jobs',
		whose: itself,
		why: toHire,
		until: asLong,
		of: ofJob(jobQuestions.jobId),
		atErasure: 'deleted',
	},
	{
		table: jobs,
		what: 'Your jobs',
		whose: itself,
		why: toHire,
		until: 'the organisation; of one that people applied for, its title stays for them',
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
		what: 'The team that you are in',
		whose: 'members of teams',
		why: 'so that they can act for the organisation',
		until: 'leaving the team',
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
		what: 'Your organisation',
		whose: itself,
		why: toHire,
		until: 'the account of its owner; the row stays, emptied, where others’ rows name it',
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
