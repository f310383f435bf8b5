import { peopleImportDays } from '@profile-search/contract/profiles/imports/people'
import { visitsKeptDays } from '@profile-search/contract/profiles/visits'
import { statisticsKeptDays } from '@profile-search/contract/site/statistics/own'
import { jobDismissals } from '@profile-search/db/schema/hiring/jobs'
import { alertDigests, alertHits, alertMailboxes, alerts } from '@profile-search/db/schema/matching/alerts'
import { voluntaryAttributes } from '@profile-search/db/schema/matching/fairness'
import { saved } from '@profile-search/db/schema/matching/saved'
import {
	candidateLanguages,
	candidates,
	candidateSkills,
	careerGaps,
	educationEntries,
	workEntries,
} from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { files } from '@profile-search/db/schema/profiles/files'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { peopleImportRows, peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { profileAppearances, profileVisits } from '@profile-search/db/schema/profiles/visits'
import { candidateEmbeddings } from '@profile-search/db/schema/search/embeddings'
import { skills } from '@profile-search/db/schema/search/reference'
import { matchCounts } from '@profile-search/db/schema/site/statistics'
import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'
import { by, byEmail, byOrganisation, either, remove, within, type Rule } from './rule.ts'

const people = 'people with a profile'

const ofAlerts = either(
	alerts,
	by(alerts.accountId),
	within(alerts.mailboxId, alertMailboxes.id, byEmail(alertMailboxes.email)),
)

/** Skills typed by a person that are in nobody's profile or job any more. */
const isNamedByNobody = sql`not ${skills.isKnown} and not ${skills.isIgnored} and not ${skills.isCurated}
	and not exists (select from candidate_skills claim where claim.skill_id = ${skills.id})
	and not exists (select from job_skills wanted where wanted.skill_id = ${skills.id})`

const firstDayOfVisits = sql`(${today} - ${visitsKeptDays - 1}::int)`

/** Profiles, their visits, and what people save for themselves. */
export const profileRules: Rule[] = [
	{
		table: candidateSkills,
		whose: people,
		why: 'matching',
		until: 'accountOrRemoval',
		of: by(candidateSkills.candidateId),
		atErasure: 'deleted',
	},
	{
		table: skills,
		whose: 'people who type a skill that nobody has named before',
		why: 'sharedName',
		until: 'nobodyNames',
		of: (who) => sql`${skills.isKnown} = false and ${skills.id} in (
			select ${candidateSkills.skillId} from ${candidateSkills} where ${by(candidateSkills.candidateId)(who)})`,
		atErasure: () => [remove(skills, isNamedByNobody)],
		overdue: isNamedByNobody,
	},
	{
		table: candidateEmbeddings,
		whose: people,
		why: 'reading',
		until: 'textChange',
		of: by(candidateEmbeddings.candidateId),
		atErasure: 'deleted',
	},
	{
		table: candidateLanguages,
		whose: people,
		why: 'matching',
		until: 'accountOrRemoval',
		of: by(candidateLanguages.candidateId),
		atErasure: 'deleted',
	},
	{
		table: workEntries,
		whose: people,
		why: 'matching',
		until: 'accountOrRemoval',
		of: by(workEntries.candidateId),
		atErasure: 'deleted',
	},
	{
		table: educationEntries,
		whose: people,
		why: 'matching',
		until: 'accountOrRemoval',
		of: by(educationEntries.candidateId),
		atErasure: 'deleted',
	},
	{
		table: careerGaps,
		whose: people,
		why: 'matching',
		until: 'accountOrRemoval',
		of: by(careerGaps.candidateId),
		atErasure: 'deleted',
	},
	{
		table: candidates,
		whose: people,
		why: 'matching',
		until: 'account',
		of: by(candidates.accountId),
		atErasure: 'deleted',
	},
	{
		table: guests,
		whose: 'guests',
		why: 'guestProfile',
		until: 'account',
		of: by(guests.accountId),
		atErasure: 'deleted',
	},
	{
		table: sections,
		whose: 'advisers and investors',
		why: 'listing',
		until: 'accountOrRemoval',
		of: by(sections.accountId),
		atErasure: 'deleted',
	},
	{
		table: voluntaryAttributes,
		whose: people,
		why: 'fairness',
		until: 'withdrawal',
		of: by(voluntaryAttributes.accountId),
		atErasure: 'deleted',
	},
	{
		table: files,
		whose: 'people and organisations',
		why: 'pictures',
		until: 'replacement',
		of: either(files, by(files.accountId), byOrganisation(files.organisationId)),
		secret: [files.key],
		atErasure: 'deleted',
	},
	{
		table: employerBlocks,
		whose: people,
		why: 'hiding',
		until: 'removal',
		of: by(employerBlocks.ownerId),
		atErasure: 'deleted',
	},
	{
		table: profileVisits,
		whose: 'who is looked at, and who looks',
		why: 'visits',
		until: 'daysAndWeek',
		days: visitsKeptDays,
		of: by(profileVisits.ownerId),
		about: by(profileVisits.visitorId),
		atErasure: 'deleted',
		overdue: sql`${profileVisits.day} < ${firstDayOfVisits}`,
		partitions: { of: 'profile_visits', firstKeptDay: firstDayOfVisits },
	},
	{
		table: profileAppearances,
		whose: people,
		why: 'figures',
		until: 'daysAndWeek',
		days: visitsKeptDays,
		of: by(profileAppearances.ownerId),
		atErasure: 'deleted',
		overdue: sql`${profileAppearances.day} < ${firstDayOfVisits}`,
		partitions: { of: 'profile_appearances', firstKeptDay: firstDayOfVisits },
	},
	{
		table: matchCounts,
		whose: people,
		why: 'figures',
		until: 'days',
		days: statisticsKeptDays,
		of: by(matchCounts.candidateId),
		atErasure: 'deleted',
		overdue: sql`${matchCounts.day} <= ${today} - ${statisticsKeptDays}::int`,
	},
	{
		table: saved,
		whose: 'who saves, and whom a note may be about',
		why: 'findingAgain',
		until: 'removalAndDay',
		of: by(saved.ownerId),
		about: by(saved.subjectId),
		atErasure: 'deleted',
		overdue: sql`${saved.removedAt} < now() - interval '1 day'`,
	},
	{
		table: jobDismissals,
		whose: people,
		why: 'leavingOut',
		until: 'removal',
		of: by(jobDismissals.candidateId),
		atErasure: 'deleted',
	},
	{
		table: alertHits,
		whose: 'who is looked for, and who looks',
		why: 'tellingOnce',
		until: 'alert',
		of: within(alertHits.alertId, alerts.id, ofAlerts),
		about: by(alertHits.subjectId),
		atErasure: 'deleted',
	},
	{
		table: alertDigests,
		whose: 'who gets them',
		why: 'delivered',
		until: 'digests',
		of: either(
			alertDigests,
			by(alertDigests.accountId),
			within(alertDigests.mailboxId, alertMailboxes.id, byEmail(alertMailboxes.email)),
		),
		secret: [alertDigests.keyHash],
		atErasure: 'deleted',
	},
	{
		table: alerts,
		whose: 'account holders, and who gets alerts without an account',
		why: 'alerts',
		until: 'alertEnd',
		of: ofAlerts,
		secret: [alerts.keyHash],
		atErasure: 'deleted',
	},
	{
		table: alertMailboxes,
		whose: 'who gets alerts without an account',
		why: 'sending',
		until: 'lastAlert',
		of: byEmail(alertMailboxes.email),
		atErasure: 'deleted',
	},
	{
		table: peopleImportRows,
		whose: 'people in a file of an administrator, who are invited to register',
		why: 'inviting',
		until: 'answered',
		of: byEmail(peopleImportRows.email),
		secret: [
			peopleImportRows.tokenHash,
			peopleImportRows.addressHash,
			peopleImportRows.known,
			peopleImportRows.knownRow,
		],
		atErasure: 'deleted',
		overdue: sql`${peopleImportRows.expiresAt} < now()`,
	},
	{
		table: peopleImports,
		whose: 'administrators',
		why: 'inviting',
		until: 'days',
		days: peopleImportDays,
		atErasure: 'kept',
		overdue: sql`${peopleImports.createdAt} < now() - make_interval(days => ${peopleImportDays})`,
	},
]
