import { causeTexts, type RejectionCause } from '@profile-search/contract/accounts/decisions'

/** The text that the person reads: the sentence for the cause, then the approver's own text. */
export function reasonOf(draft: { decision: string; cause?: RejectionCause; reason?: string }) {
	const sentences = [draft.cause ? causeTexts[draft.cause] : '', draft.reason ?? ''].filter(Boolean)
	return sentences.length ? sentences.join(' ') : null
}
