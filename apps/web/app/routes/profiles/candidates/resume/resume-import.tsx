import { Button } from '@mantine/core'
import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import {
	ResumeReading,
	type TakeInput,
	takeFromResume,
} from '@profile-search/contract/profiles/imports/resume-import'
import { useState } from 'react'
import { Link } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { FoundDraft } from '#ui/form/form-page.tsx'
import { useKeptDraft } from '#ui/form/kept-draft.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/resume-import.ts'
import { type Choice, firstChoice } from './resume-import-choice.ts'
import { ResumeReview } from './resume-import-review.tsx'
import { ResumeSource } from './resume-import-source.tsx'
import classes from './resume-import.module.css'

export const meta = () => [{ title: `${i18n.t('resumeImport.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { id, firstName, lastName, status } = await load(args, showMyProfile)
	return { id, name: `${firstName} ${lastName}`, status }
}

/** A parsed résumé and the choices made from it: the whole state between the file and the profile. */
type Review = { reading: ResumeReading; choice: Choice }

export default function ResumeImport({ loaderData: { id, name, status } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const kept = useKeptDraft<Review>(`resume-import:${id}`)
	const [review, setReview] = useState<Review | null>(null)
	const [isSending, setSending] = useState(false)
	const [taken, setTaken] = useState<number | null>(null)
	// A draft from an older version of this page may no longer be valid.
	const found = kept.found && ResumeReading.safeParse(kept.found.reading).success ? kept.found : null

	const show = (next: Review) => {
		setTaken(null)
		setReview(next)
		kept.keep(next)
	}

	const drop = () => {
		kept.drop()
		setReview(null)
	}

	const take = async (body: TakeInput) => {
		setSending(true)
		const { errorCode, message, details } = await send(takeFromResume, { body })
		setSending(false)
		toast(message, errorCode === 0 ? 'success' : 'error')
		if (errorCode !== 0 || !details) return
		drop()
		setTaken(details.taken)
		window.scrollTo({ top: 0 })
	}

	return (
		<Page
			title={t('resumeImport.title')}
			companion={t('resumeImport.companion')}
			lead={t(review ? 'resumeImport.reviewLead' : 'resumeImport.lead')}
			width="narrow"
		>
			{taken !== null && <Taken taken={taken} isIncomplete={status === 'incomplete'} id={id} />}
			{!review && <FoundDraft kept={{ ...kept, found }} fill={show} />}
			{review ? (
				<>
					<WhoseResume read={review.reading.person.name} own={name} />
					<ResumeReview
						reading={review.reading}
						choice={review.choice}
						isSending={isSending}
						onChange={(choice) => show({ ...review, choice })}
						onTake={(draft) => void take(draft)}
						onDrop={drop}
					/>
				</>
			) : (
				<ResumeSource onRead={(reading) => show({ reading, choice: firstChoice(reading) })} />
			)}
			<Link className={classes.back} to="/employee-dashboard">
				{t('entries.back')}
			</Link>
		</Page>
	)
}

/** A résumé whose name shares no word with the account's name may be somebody else's. */
function WhoseResume({ read, own }: { read: string | null; own: string }) {
	const { t } = useTranslation()
	const words = new Set(own.toLowerCase().split(/\s+/))
	if (
		!read ||
		read
			.toLowerCase()
			.split(/\s+/)
			.some((word) => words.has(word))
	)
		return null
	return (
		<Notice tone="wait" title={t('resumeImport.otherName', { name: read })}>
			{t('resumeImport.otherNameText', { own })}
		</Notice>
	)
}

function Taken({ taken, isIncomplete, id }: { taken: number; isIncomplete: boolean; id: string }) {
	const { t } = useTranslation()
	return (
		<div className={classes.taken}>
			<Notice
				tone="good"
				title={t('resumeImport.taken', { count: taken })}
				action={
					<Row gap={10} align="center">
						<Button component={Link} to="/profile-update">
							{t(isIncomplete ? 'dashboard.complete' : 'dashboard.edit')}
						</Button>
						<Button component={Link} to={`/employee-data/${id}`} variant="default">
							{t('dashboard.resume')}
						</Button>
					</Row>
				}
			>
				<Link to="/edit-work-info">{t('profile.toWork')}</Link> ·{' '}
				<Link to="/edit-education-info">{t('profile.toEducation')}</Link>
			</Notice>
		</div>
	)
}
