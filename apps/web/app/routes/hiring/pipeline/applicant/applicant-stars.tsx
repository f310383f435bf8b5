import { Rating } from '@mantine/core'
import { rateApplicant } from '@profile-search/contract/hiring/applicants'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import type { Applicant } from '../board/shape.ts'
import classes from './applicant.module.css'

/** The reader's stars, and the team's. */
export function ApplicantStars({ applicant }: { applicant: Applicant }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [mine, setMine] = useState(applicant.myStars ?? 0)
	const { id, job, stars, ratingList } = applicant

	const rate = async (value: number) => {
		const before = mine
		setMine(value)
		const params = { jobId: job.id, applicationId: id }
		const sent = await send(rateApplicant, { params, body: { stars: value || null } })
		if (sent.errorCode !== 0) {
			setMine(before)
			toast(sent.message, 'error')
		} else await revalidate()
	}

	return (
		<section>
			<h3>{t('pipeline.stars')}</h3>
			<Row as="fieldset" align="center" gap={[8, 16]}>
				<legend className="unseen">{t('pipeline.myStars')}</legend>
				<Rating
					size="lg"
					value={mine}
					onChange={rate}
					getSymbolLabel={(value) => t('pipeline.starsOf', { stars: value })}
				/>
				{mine > 0 && (
					<Button variant="subtle" size="compact-md" onClick={() => rate(0)}>
						{t('pipeline.noStars')}
					</Button>
				)}
			</Row>
			{ratingList.length > 0 && stars !== null && (
				<p className={classes.soft}>
					{t('pipeline.average', { stars: Math.round(stars * 10) / 10 })}{' '}
					{ratingList.map(({ name, stars: given }) => `${name} ${given}`).join(' · ')}
				</p>
			)}
		</section>
	)
}
