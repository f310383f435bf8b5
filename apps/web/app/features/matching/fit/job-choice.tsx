import { useId } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import control from '#ui/form/native/control.module.css'
import { rememberJob } from './chosen-job.ts'
import classes from './job-choice.module.css'

type Job = { id: string; title: string; places: string[] }

/** Chooses the job that people are compared with, here and on the pages after this one. */
export function JobChoice({ chosen, jobs }: { chosen: Job; jobs: readonly Job[] }) {
	const { t } = useTranslation()
	const id = useId()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [search] = useSearchParams()
	const choose = async (jobId: string) => {
		rememberJob(jobId)
		if (!search.has('job')) return revalidate()
		const next = new URLSearchParams(search)
		next.set('job', jobId)
		await navigate(`?${next}`, { replace: true, preventScrollReset: true })
	}
	return (
		<div className={classes.choice}>
			<label htmlFor={id}>{t('matches.scoreFor')}</label>
			<select
				className={control.control}
				id={id}
				value={chosen.id}
				onChange={(event) => void choose(event.currentTarget.value)}
			>
				{jobs.map((job) => (
					<option key={job.id} value={job.id}>
						{[job.title, ...job.places].join(', ')}
					</option>
				))}
			</select>
		</div>
	)
}
