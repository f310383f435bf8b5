import type { showJob } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Fragment } from 'react'
import { education } from '#features/profiles/education.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Tags } from '#ui/list/tags.tsx'
import { date, days, duration } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import { pay } from '../pay.ts'
import { whereabouts } from './job-line.tsx'
import classes from './job-view.module.css'

export type JobShown = Omit<
	Details<typeof showJob>,
	| 'id'
	| 'organisation'
	| 'isMine'
	| 'own'
	| 'answering'
	| 'applyRoute'
	| 'applyTo'
	| 'applicants'
	| 'publishedAt'
	| 'professionId'
	| 'placeIds'
>

/** The facts and requirements of a job, on its page and in the preview of its form. */
export function JobView({ job, columns = 2 }: { job: JobShown; columns?: 1 | 2 }) {
	const { t } = useTranslation()
	return (
		<Grid columns={columns === 2 ? [1.6, 1] : 1} above={960} gap={[32, 80]}>
			<section className={classes.text}>
				<h2>{t('jobs.work')}</h2>
				<OwnWords as="div" isMarked text={job.description} className={classes.description}>
					{job.description.split(/\n{2,}/).map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</OwnWords>
				<SkillsAsked must={job.mustHaveSkills} nice={job.niceToHaveSkills} />
				{job.questions.length > 0 && (
					<div className={classes.questions}>
						<h2>{t('jobs.questions')}</h2>
						<ul>
							{job.questions.map(({ position, text }) => (
								<OwnWords key={position} as="li" text={text} />
							))}
						</ul>
					</div>
				)}
			</section>
			<Facts columns={1} facts={useJobFacts(job)} />
		</Grid>
	)
}

function useJobFacts(job: JobShown): [string, string][] {
	const { t } = useTranslation()
	const languages = job.languages.map(({ name, level }) =>
		level === null ? name : `${name} ${t(`values.languageCode.${level as 1 | 2 | 3 | 4 | 5 | 6}`)}`,
	)
	const experience = experienceRange(job.experienceMinMonths, job.experienceMaxMonths)
	return [
		[t('jobs.pay'), paySaid()],
		[t('jobs.where'), whereabouts(job, t(`values.workMode.${job.workMode}`))],
		...branchFact(),
		[t('jobs.employment'), t(`values.employment.${job.employmentType}`)],
		[t('jobs.professionLabel'), job.profession],
		[t('jobs.experience'), experience ? t(experience.key, experience.words) : t('labels.none')],
		[
			t('jobs.education'),
			job.education ? t('jobs.atLeast', { level: education(job.education) }) : t('jobs.anyEducation'),
		],
		[t('jobs.languages'), languages.join(', ') || t('labels.none')],
		[t('jobs.start'), job.startInDays === null ? '' : startText(job.startInDays)],
		[t('jobs.openingsLabel'), String(job.openings)],
		[t('jobs.closesOn'), date(job.closesOn)],
		...blindFact(),
	]

	/** Tells the reader that a job without pay ranks behind its equals. */
	function paySaid() {
		const isSaid = job.payMin !== null || job.payMax !== null
		return isSaid ? pay(job) : `${pay(job)}. ${t('jobs.payBehind')}`
	}

	function blindFact(): [string, string][] {
		return job.isBlind ? [[t('jobs.blind'), t('jobs.blindText')]] : []
	}

	function branchFact(): [string, string][] {
		return job.subBranch ? [[t('branches.ofJob'), job.subBranch.name]] : []
	}

	function startText(amount: number) {
		return amount === 0 ? days(0) : t('jobs.startWithin', { days: days(amount) })
	}
}

function experienceRange(min: number | null, max: number | null) {
	if (min && max !== null) {
		return { key: 'jobs.experienceRange', words: { from: duration(min), to: duration(max) } } as const
	}
	if (min) return { key: 'jobs.experienceFrom', words: { from: duration(min) } } as const
	return max === null ? null : ({ key: 'jobs.experienceUpTo', words: { to: duration(max) } } as const)
}

/** The skills that are asked for, if there are any. */
function SkillsAsked({ must, nice }: { must: readonly string[]; nice: readonly string[] }) {
	const { t } = useTranslation()
	const asked = [
		{ name: t('jobs.mustHave'), skills: must },
		{ name: t('jobs.niceToHave'), skills: nice },
	].filter(({ skills }) => skills.length > 0)
	if (asked.length === 0) return null
	return (
		<>
			<h2>{t('jobs.asked')}</h2>
			<dl className={classes.skills}>
				{asked.map(({ name, skills }) => (
					<Fragment key={name}>
						<dt>{name}</dt>
						<dd>
							<Tags names={skills.map((skill) => ({ name: skill }))} />
						</dd>
					</Fragment>
				))}
			</dl>
		</>
	)
}
