import type { ClientBase } from 'pg'
import { copyRows } from './copy-rows.ts'
import type { GeneratedJob, GeneratedOrganisation, GeneratedPerson } from './generator/generator.ts'

const accountColumns = [
	'id',
	'user_type',
	'email',
	'password_hash',
	'first_name',
	'middle_name',
	'last_name',
	'status',
]

export async function seedPeople(client: ClientBase, people: GeneratedPerson[], passwordHash: string) {
	await copyRows(
		client,
		'accounts',
		accountColumns,
		people.map((person) => {
			const { id, email, firstName, middleName, lastName } = person
			return [id, 'candidate', email, passwordHash, firstName, middleName, lastName, 'approved']
		}),
	)
	await copyRows(client, 'candidates', Object.keys(candidateColumns), people.map(candidateRow))
	await copyRows(
		client,
		'candidate_skills',
		['candidate_id', 'skill_id', 'level', 'years'],
		people.flatMap(({ id, skills }) => skills.map((skill) => [id, skill.skillId, skill.level, skill.years])),
	)
	await copyRows(
		client,
		'candidate_languages',
		['candidate_id', 'code', 'level'],
		people.flatMap(({ id, languages }) => languages.map((language) => [id, language.code, language.level])),
	)
	await copyRows(
		client,
		'work_entries',
		['candidate_id', 'title', 'organisation_name', 'started_on', 'ended_on'],
		people.flatMap(({ id, workEntries }) =>
			workEntries.map((entry) => [id, entry.title, entry.organisationName, entry.startedOn, entry.endedOn]),
		),
	)
	await copyRows(
		client,
		'consents',
		['account_id', 'purpose', 'notice_version', 'language'],
		people.map(({ id }) => [id, 'learning', 1, 'en']),
	)
}

const candidateColumns = {
	account_id: (person: GeneratedPerson) => person.id,
	headline: (person: GeneratedPerson) => person.headline,
	summary: (person: GeneratedPerson) => person.summary,
	profession_id: (person: GeneratedPerson) => person.professionId,
	preferred_profession_ids: (person: GeneratedPerson) =>
		person.preferredProfessionIds.filter((id) => id !== person.professionId),
	experience_months: (person: GeneratedPerson) => person.experienceMonths,
	education: (person: GeneratedPerson) => person.education,
	field_of_study: (person: GeneratedPerson) => person.fieldOfStudy,
	place_id: (person: GeneratedPerson) => person.placeId,
	willing_to_move: (person: GeneratedPerson) => person.willingToMove,
	work_modes: (person: GeneratedPerson) => person.workModes,
	expected_pay: (person: GeneratedPerson) => person.expectedPay,
	notice_days: (person: GeneratedPerson) => person.noticeDays,
	mobile_number: (person: GeneratedPerson) => person.mobileNumber,
	birth_date: (person: GeneratedPerson) => person.birthDate,
	visibility: (person: GeneratedPerson) => person.visibility,
}

function candidateRow(person: GeneratedPerson) {
	return Object.values(candidateColumns).map((read) => read(person))
}

/** The account of the contact person has the id of the organisation: two tables, two keys. */
export async function seedOrganisations(
	client: ClientBase,
	organisations: GeneratedOrganisation[],
	passwordHash: string,
) {
	await copyRows(
		client,
		'accounts',
		accountColumns,
		organisations.map(({ id, email, contactFirstName, contactLastName }) => {
			return [id, 'employer', email, passwordHash, contactFirstName, null, contactLastName, 'approved']
		}),
	)
	// The trigger that numbers industries may be off. They are sorted, so that two batches never deadlock.
	const industries = [...new Set(organisations.map(({ industry }) => industry))].toSorted()
	await client.query('insert into industries (name) select unnest($1::text[]) on conflict do nothing', [
		industries,
	])
	await copyRows(
		client,
		'organisations',
		[
			'id',
			'name',
			'kind',
			'about',
			'industry',
			'size',
			'founded_year',
			'website',
			'place_id',
			'mobile_number',
			'accepted_jobs',
		],
		organisations.map((organisation) => {
			const { id, name, kind, about, industry, size, foundedYear, website, placeId, mobileNumber } =
				organisation
			// With two accepted jobs, their jobs are public without waiting for an approver.
			return [id, name, kind, about, industry, size, foundedYear, website, placeId, mobileNumber, 2]
		}),
	)
	await copyRows(
		client,
		'organisation_members',
		['account_id', 'organisation_id', 'role'],
		organisations.map(({ id }) => [id, id, 'owner']),
	)
}

export async function seedJobs(
	client: ClientBase,
	jobs: GeneratedJob[],
	organisationIds: string[],
	dayFromNow: (days: number) => string,
) {
	const columns = [
		'id',
		'organisation_id',
		'status',
		'title',
		'description',
		'profession_id',
		'employment_type',
		'work_mode',
		'experience_min_months',
		'experience_max_months',
		'education',
		'pay_min',
		'pay_max',
		'pay_period',
		'openings',
		'closes_on',
		'published_at',
	]
	// Publication times are spread over the last month, so that "newest" has an order.
	const publishedAt = (at: number) => new Date(Date.now() - (at % 720) * 3_600_000).toISOString()
	await copyRows(
		client,
		'jobs',
		columns,
		jobs.map((job, at) => [
			job.id,
			organisationIds[job.organisationNumber],
			'open',
			job.title,
			job.description,
			job.professionId,
			'full_time',
			job.workMode,
			job.experienceMinMonths,
			job.experienceMaxMonths,
			job.education,
			job.payMin,
			job.payMax,
			job.payPeriod,
			job.openings,
			dayFromNow(job.closesInDays),
			publishedAt(at),
		]),
	)
	await copyRows(
		client,
		'job_places',
		['job_id', 'place_id'],
		jobs.map(({ id, placeId }) => [id, placeId]),
	)
	await copyRows(
		client,
		'job_skills',
		['job_id', 'skill_id', 'is_must_have'],
		jobs.flatMap(({ id, mustHaveSkillIds, niceToHaveSkillIds }) => [
			...mustHaveSkillIds.map((skillId) => [id, skillId, true]),
			...niceToHaveSkillIds.map((skillId) => [id, skillId, false]),
		]),
	)
	await copyRows(
		client,
		'job_languages',
		['job_id', 'code', 'level'],
		jobs.flatMap(({ id, languages }) => languages.map((language) => [id, language.code, language.level])),
	)
}
