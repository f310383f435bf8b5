import { type ChangeEvent, useId } from 'react'
import { Form, useRevalidator, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import control from '#ui/form/native/control.module.css'
import { rememberJob } from './chosen-job.ts'
import classes from './job-choice.module.css'

type Props = {
	label: string
	/** The ID of the chosen job; it may be one that is not open any more. */
	chosen: string
	/** The open jobs of the reader's organisation. */
	jobs: readonly { id: string; title: string; places: string[] }[]
	/** Whether the page is about the job. Otherwise the rest of its address stays when another job is chosen. */
	isSubject?: boolean
}

/** Chooses the job that people are compared with, here and on the pages after this one. */
export function JobChoice({ label, chosen, jobs, isSubject = false }: Props) {
	const { t } = useTranslation()
	const id = useId()
	const { revalidate } = useRevalidator()
	const [search] = useSearchParams()
	const rest = isSubject ? [] : [...search].filter(([name]) => name !== 'job')
	const choose = ({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) => {
		rememberJob(value)
		if (isSubject || search.has('job')) form?.requestSubmit()
		else void revalidate()
	}
	return (
		<Form className={classes.choice} replace={!isSubject} preventScrollReset={!isSubject}>
			{rest.map(([name, value], at) => (
				// The same name may be there more than once.
				// oxlint-disable-next-line react/no-array-index-key
				<input key={at} type="hidden" name={name} value={value} />
			))}
			<label htmlFor={id}>{label}</label>
			<select className={control.control} id={id} name="job" value={chosen} onChange={choose}>
				{jobs.every((job) => job.id !== chosen) && <option value={chosen}>–</option>}
				{jobs.map((job) => (
					<option key={job.id} value={job.id}>
						{[job.title, ...job.places].join(', ')}
					</option>
				))}
			</select>
			{/* With scripts a choice takes effect by itself. */}
			<noscript>
				<button type="submit">{t('matches.choose')}</button>
			</noscript>
		</Form>
	)
}
