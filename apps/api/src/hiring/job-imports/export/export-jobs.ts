import { JobColumn } from '@profile-search/contract/hiring/drafts/job-imports'
import type { JobStatus } from '@profile-search/contract/hiring/jobs'
import type { NameOf } from '@profile-search/contract/platform/names'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { t } from '@profile-search/text/translate'
import { and, eq } from 'drizzle-orm'
import type { Cell } from '#http/answers/csv.ts'
import { educationOf, languagesOf, listed, townOf, yearsOf } from '#http/tables/writing/cells.ts'
import { exportRows } from '#http/tables/writing/export-rows.ts'
import { record } from '#platform/audit/record.ts'
import { namesForReader } from '#platform/reference/readers-names.ts'
import { type Names, readImportNames } from '../understanding/names.ts'
import { eachJobOf, type ExportedJob } from './list-exported.ts'

/** The jobs of an organisation as the rows of a file, in the language of the reader. The export is in the audit log. */
export async function exportJobs(
	db: Db,
	{ organisationId, accountId }: { organisationId: string; accountId: string },
	status: JobStatus | undefined,
) {
	const [names, nameOf, amount] = await Promise.all([
		readImportNames(db, organisationId),
		namesForReader(db),
		db.$count(jobs, and(eq(jobs.organisationId, organisationId), status && eq(jobs.status, status))),
	])
	await record(db, {
		actorId: accountId,
		action: 'jobs_exported',
		subjectId: organisationId,
		facts: { jobs: amount },
	})
	return exportRows(
		JobColumn.options,
		(column) => t(`jobImports.columns.${column}`),
		eachJobOf(db, organisationId, status),
		(job) => cellsOf(job, names, nameOf),
	)
}

function cellsOf(job: ExportedJob, names: Names, nameOf: NameOf): Record<JobColumn, Cell> {
	const skillsOf = (isMustHave: boolean) =>
		job.skills.filter((skill) => skill.isMustHave === isMustHave).map(({ name }) => nameOf('skill', name))
	return {
		externalId: job.externalId,
		title: job.title,
		description: job.description,
		profession: job.profession && nameOf('profession', job.profession),
		subBranch: job.subBranch,
		employmentType: t(`values.employment.${job.employmentType}`),
		workMode: t(`values.workMode.${job.workMode}`),
		places: listed(job.places.map((place) => townOf(place, names, nameOf))),
		mustHaveSkills: listed(skillsOf(true)),
		niceToHaveSkills: listed(skillsOf(false)),
		experienceMin: yearsOf(job.experienceMinMonths),
		experienceMax: yearsOf(job.experienceMaxMonths),
		education: educationOf(job.education),
		languages: languagesOf(job.languages, nameOf),
		payMin: job.payMin,
		payMax: job.payMax,
		payPeriod: t(`values.payPeriod.${job.payPeriod}`),
		startInDays: job.startInDays,
		openings: job.openings,
		closesOn: job.closesOn,
		applyRoute: t(`jobEdit.routes.${job.applyRoute}`),
		applyTo: job.applyTo,
		isBlind: t(job.isBlind ? 'jobEdit.yes' : 'jobEdit.no'),
	}
}
