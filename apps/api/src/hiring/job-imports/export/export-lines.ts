import { JobColumn } from '@profile-search/contract/hiring/drafts/job-imports'
import type { JobStatus } from '@profile-search/contract/hiring/jobs'
import type { NameOf } from '@profile-search/contract/platform/names'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { inLanguage, language } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { and, eq } from 'drizzle-orm'
import { byteOrderMark, lineOf } from '#http/answers/csv.ts'
import { record } from '#platform/audit/record.ts'
import { readersNames } from '#platform/reference/readers-names.ts'
import { type Names, readImportNames } from '../understanding/names.ts'
import { eachJobOf, type ExportedJob } from './list-exported.ts'

/** The jobs of an organisation as the lines of a file, in the language of the reader. The export is in the audit log. */
export async function exportLines(
	db: Db,
	{ organisationId, accountId }: { organisationId: string; accountId: string },
	status: JobStatus | undefined,
) {
	const wanted = language()
	const [names, nameOf, amount] = await Promise.all([
		readImportNames(db, organisationId),
		readersNames(db),
		db.$count(jobs, and(eq(jobs.organisationId, organisationId), status && eq(jobs.status, status))),
	])
	await record(db, {
		actorId: accountId,
		action: 'jobs_exported',
		subjectId: organisationId,
		facts: { jobs: amount },
	})
	const header = JobColumn.options.map((column) => t(`jobImports.columns.${column}`))
	return (async function* () {
		yield byteOrderMark + lineOf(header)
		for await (const job of eachJobOf(db, organisationId, status)) {
			const cells = inLanguage(wanted, () => cellsOf(job, names, nameOf ?? ((_kind, name) => name)))
			yield lineOf(JobColumn.options.map((column) => cells[column]))
		}
	})()
}

type Cells = Record<JobColumn, string | number | null>

function cellsOf(job: ExportedJob, names: Names, nameOf: NameOf): Cells {
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
		places: listed(
			job.places.map(({ id, name, state }) => {
				const shown = nameOf('place', name)
				return names.place(shown).id === id ? shown : `${name} (${state})`
			}),
		),
		mustHaveSkills: listed(skillsOf(true)),
		niceToHaveSkills: listed(skillsOf(false)),
		experienceMin: yearsOf(job.experienceMinMonths),
		experienceMax: yearsOf(job.experienceMaxMonths),
		education: job.education === null ? null : t(`values.education.${levelOf(job.education)}`),
		languages: listed(
			job.languages.map(({ name, level }) => {
				const shown = nameOf('language', name)
				return level === null ? shown : `${shown} (${t(`values.languageCode.${codeOf(level)}`)})`
			}),
		),
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

/** A list that is read as one, also when its only part has a comma. */
function listed(parts: string[]) {
	const [only = ''] = parts
	return parts.length === 1 && only.includes(',') ? `${only};` : parts.join('; ')
}

function yearsOf(months: number | null) {
	return months === null ? null : Math.round((months / 12) * 100) / 100
}

function levelOf(education: number) {
	return String(education) as '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'
}

function codeOf(level: number) {
	return String(level) as '1' | '2' | '3' | '4' | '5' | '6'
}
