import { useTranslation } from '#text/use-translation.ts'
import { FoundDraft } from '#ui/form/form-page.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { ResumeReview } from './resume-import-review.tsx'
import { ResumeSource } from './resume-import-source.tsx'
import type { ResumeImport } from './use-resume-import.ts'

type Props = {
	from: ResumeImport
	/** The name of the account. */
	name: string
}

/** Takes a résumé, then shows everything that was read for its owner to choose from. */
export function ResumeImporter({ from: { kept, review, isSending, show, begin, drop, take }, name }: Props) {
	return (
		<>
			{!review && <FoundDraft kept={kept} fill={show} />}
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
				<ResumeSource onRead={begin} />
			)}
		</>
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
