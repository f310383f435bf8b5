import { JobColumn } from '@profile-search/contract/hiring/drafts/job-imports'
import { columnNames } from '#http/tables/values/column-names.ts'

/** What other systems call these columns, besides the names that the portal gives them in its languages. */
const otherNames: Partial<Record<JobColumn, string[]>> = {
	externalId: ['id', 'job id', 'reference', 'ref', 'requisition id', 'req id', 'job code', 'संदर्भ'],
	title: ['job title', 'position', 'role', 'designation', 'job name', 'नौकरी', 'नोकरी'],
	description: ['details', 'job details', 'about the job', 'काम', 'कामाचे स्वरूप'],
	profession: ['occupation', 'category', 'job category'],
	subBranch: ['branch', 'office', 'sub-branch'],
	employmentType: ['employment', 'job type', 'type'],
	workMode: ['work mode', 'mode', 'remote'],
	places: ['place', 'town', 'towns', 'city', 'cities', 'location', 'locations', 'स्थान', 'शहर'],
	mustHaveSkills: ['skills', 'required skills', 'key skills', 'must have', 'स्किल्स', 'कौशल्ये'],
	niceToHaveSkills: ['preferred skills', 'nice to have', 'optional skills'],
	experienceMin: ['experience', 'min experience', 'experience from', 'अनुभव'],
	experienceMax: ['max experience', 'experience to'],
	education: ['qualification', 'education', 'शिक्षण', 'पढ़ाई'],
	payMin: ['min salary', 'salary from', 'salary min', 'minimum salary', 'salary', 'pay'],
	payMax: ['max salary', 'salary to', 'salary max', 'maximum salary'],
	payPeriod: ['salary period', 'pay period', 'pay per'],
	startInDays: ['notice period', 'start within'],
	openings: ['vacancies', 'positions', 'number of openings', 'posts'],
	closesOn: ['closing date', 'last date', 'deadline', 'valid through', 'expires'],
	applyTo: ['apply url', 'apply link', 'apply email'],
	isBlind: ['blind', 'anonymous'],
}

/** What the columns of a file of jobs mean by their names. */
export const matchColumns = columnNames(
	JobColumn.options,
	(column) => `jobImports.columns.${column}`,
	otherNames,
)
