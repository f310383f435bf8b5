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
import { sections } from '@profile-search/db/schema/profiles/sections'
import { profileAppearances, profileVisits } from '@profile-search/db/schema/profiles/visits'
import { candidateEmbeddings } from '@profile-search/db/schema/search/embeddings'
import { skills } from '@profile-search/db/schema/search/reference'
import { matchCounts } from '@profile-search/db/schema/site/statistics'
import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'
import { by, byEmail, byOrganisation, either, remove, within, type Rule } from './rule.ts'

const people = 'people with a profile'
const whileProfile = 'the account, or its removal by its owner'
const toMatch = 'to show and match the profile, as its owner has it'

const ofAlerts = either(
	alerts,
	by(alerts.accountId),
	within(alerts.mailboxId, alertMailboxes.id, byEmail(alertMailboxes.email)),
)

/** Skills typed by a person that are in nobody's profile or job any more. */
const isNamedByNobody = sql`not ${skills.isKnown} and not ${skills.isIgnored} and not ${skills.isCurated}
	and not exists (select from candidate_skills claim where claim.skill_id = ${skills.id})
	and not exists (select from job_skills wanted where wanted.skill_id = ${skills.id})`

/** Profiles, their visits, and what people save for themselves. */
export const profileRules: Rule[] = [
	{
		table: candidateSkills,
		what: 'Your skills',
		whose: people,
		why: toMatch,
		until: whileProfile,
		of: by(candidateSkills.candidateId),
		atErasure: 'deleted',
	},
	{
		table: skills,
		what: 'Skills that only you have named',
		whose: 'people who type a skill that nobody has named before',
		why: 'so that others can name it, too',
		until: 'nobody naming it any more',
		of: (who) => sql`${skills.isKnown} = false and ${skills.id} in (
			select ${candidateSkills.skillId} from ${candidateSkills} where ${by(candidateSkills.candidateId)(who)})`,
		atErasure: () => [remove(skills, isNamedByNobody)],
		overdue: isNamedByNobody,
	},
	{
		table: candidateEmbeddings,
		what: 'Which work your texts speak of',
		whose: people,
		why: `${toMatch}; only where the portal has an embedding service read texts`,
		until: 'the text being changed, or the profile',
		of: by(candidateEmbeddings.candidateId),
		atErasure: 'deleted',
	},
	{
		table: candidateLanguages,
		what: 'Your languages',
		whose: people,
		why: toMatch,
		until: whileProfile,
		of: by(candidateLanguages.candidateId),
		atErasure: 'deleted',
	},
	{
		table: workEntries,
		what: 'Your work',
		whose: people,
		why: toMatch,
		until: whileProfile,
		of: by(workEntries.candidateId),
		atErasure: 'deleted',
	},
	{
		table: educationEntries,
		what: 'Your education',
		whose: people,
		why: toMatch,
		until: whileProfile,
		of: by(educationEntries.candidateId),
		atErasure: 'deleted',
	},
	{
		table: careerGaps,
		what: 'Times without work',
		whose: people,
		why: toMatch,
		until: whileProfile,
		of: by(careerGaps.candidateId),
		atErasure: 'deleted',
	},
	{
		table: candidates,
		what: 'Your profile',
		whose: people,
		why: toMatch,
		until: 'the account',
		of: by(candidates.accountId),
		atErasure: 'deleted',
	},
	{
		table: guests,
		what: 'Your profile as a guest',
		whose: 'guests',
		why: 'to show it to those they are in touch with',
		until: 'the account',
		of: by(guests.accountId),
		atErasure: 'deleted',
	},
	{
		table: sections,
		what: 'What you offer as an adviser or investor',
		whose: 'advisers and investors',
		why: 'to list it',
		until: whileProfile,
		of: by(sections.accountId),
		atErasure: 'deleted',
	},
	{
		table: voluntaryAttributes,
		what: 'What you have said for the fairness report',
		whose: people,
		why: 'to see whether the portal treats groups alike; summed up, and by consent only',
		until: 'taking it back',
		of: by(voluntaryAttributes.accountId),
		atErasure: 'deleted',
	},
	{
		table: files,
		what: 'Pictures',
		whose: 'people and organisations',
		why: 'to show them beside the name',
		until: 'another one, or its removal; the file goes with it',
		of: either(files, by(files.accountId), byOrganisation(files.organisationId)),
		secret: [files.key],
		atErasure: 'deleted',
	},
	{
		table: employerBlocks,
		what: 'Whom you hide from',
		whose: people,
		why: 'to keep the profile from them',
		until: 'its removal',
		of: by(employerBlocks.ownerId),
		atErasure: 'deleted',
	},
	{
		table: profileVisits,
		what: 'Who looked at your profile',
		whose: 'who is looked at, and who looks',
		why: 'so that people know who has seen them, and what was open to them',
		until: `${visitsKeptDays} days`,
		of: by(profileVisits.ownerId),
		about: by(profileVisits.visitorId),
		atErasure: 'deleted',
		overdue: sql`${profileVisits.day} <= ${today} - ${visitsKeptDays}::int`,
	},
	{
		table: profileAppearances,
		what: 'How often you stood in a list',
		whose: people,
		why: 'the figures of a profile',
		until: `${visitsKeptDays} days`,
		of: by(profileAppearances.ownerId),
		atErasure: 'deleted',
		overdue: sql`${profileAppearances.day} <= ${today} - ${visitsKeptDays}::int`,
	},
	{
		table: matchCounts,
		what: 'How many jobs fitted you',
		whose: people,
		why: 'the figures of a profile',
		until: `${statisticsKeptDays} days`,
		of: by(matchCounts.candidateId),
		atErasure: 'deleted',
		overdue: sql`${matchCounts.day} <= ${today} - ${statisticsKeptDays}::int`,
	},
	{
		table: saved,
		what: 'What you have saved',
		whose: 'who saves, and whom a note may be about',
		why: 'to find it again',
		until: 'its removal, and a day in which it can come back',
		of: by(saved.ownerId),
		about: by(saved.subjectId),
		atErasure: 'deleted',
		overdue: sql`${saved.removedAt} < now() - interval '1 day'`,
	},
	{
		table: jobDismissals,
		what: 'Jobs that you do not want to see',
		whose: people,
		why: 'to leave them out',
		until: 'its removal',
		of: by(jobDismissals.candidateId),
		atErasure: 'deleted',
	},
	{
		table: alertHits,
		what: 'What your alerts have found',
		whose: 'who is looked for, and who looks',
		why: 'so that nothing is told twice',
		until: 'the alert',
		of: within(alertHits.alertId, alerts.id, ofAlerts),
		about: by(alertHits.subjectId),
		atErasure: 'deleted',
	},
	{
		table: alertDigests,
		what: 'Mails with new finds',
		whose: 'who gets them',
		why: 'to show what was delivered',
		until: '14 months (sweep_alerts)',
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
		what: 'Your alerts',
		whose: 'account holders, and who gets alerts without an account',
		why: 'to tell of what is new',
		until: 'its removal; a year without a sign, and a month after being asked (sweep_alerts)',
		of: ofAlerts,
		secret: [alerts.keyHash],
		atErasure: 'deleted',
	},
	{
		table: alertMailboxes,
		what: 'Your address for alerts without an account',
		whose: 'who gets alerts without an account',
		why: 'to send them',
		until: 'its last alert (sweep_alerts)',
		of: byEmail(alertMailboxes.email),
		atErasure: 'deleted',
	},
]
