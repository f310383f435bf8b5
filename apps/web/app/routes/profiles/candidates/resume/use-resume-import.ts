import {
	ResumeReading,
	type TakeInput,
	takeFromResume,
} from '@profile-search/contract/profiles/imports/resume-import'
import { useState } from 'react'
import { send } from '#api.ts'
import { toast } from '#ui/action/toast.ts'
import { useKeptDraft } from '#ui/form/kept-draft.ts'
import { type Choice, firstChoice } from './resume-import-choice.ts'

/** A parsed résumé and the choices made from it: the whole state between the file and the profile. */
type Review = { reading: ResumeReading; choice: Choice }

/** The import of a résumé into the profile with this id; `onTaken` is told how much of it was taken over. */
export function useResumeImport(id: string, onTaken: (taken: number) => void) {
	const kept = useKeptDraft<Review>(`resume-import:${id}`)
	const [review, setReview] = useState<Review | null>(null)
	const [isSending, setSending] = useState(false)
	// A draft from an older version of this page may no longer be valid.
	const found = kept.found && ResumeReading.safeParse(kept.found.reading).success ? kept.found : null

	const show = (next: Review) => {
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
		onTaken(details.taken)
	}

	return {
		kept: { ...kept, found },
		review,
		isSending,
		show,
		begin: (reading: ResumeReading) => show({ reading, choice: firstChoice(reading) }),
		drop,
		take,
	}
}
export type ResumeImport = ReturnType<typeof useResumeImport>
