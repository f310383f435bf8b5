import type { WhyClosed } from '@profile-search/contract/messaging/messages'
import type { TextKey } from '@profile-search/text/translate'

/** The text shown to a reader who cannot write. */
export const closedTexts: Record<WhyClosed, TextKey> = {
	not_accepted: 'messagingRefusals.closed.open',
	ended: 'messagingRefusals.closed.ended',
	withdrawn: 'messagingRefusals.closed.withdrawn',
	decided: 'messagingRefusals.closed.decided',
	blocked_by_me: 'messagingRefusals.closed.blockedByMe',
	unreachable: 'messagingRefusals.closed.blocked',
}

/** The details that would identify a person. */
export type Known = { names: (string | null)[]; email: string; mobileNumber: string | null }

const hidden = '•••'

/** A text without the name, addresses and phone numbers of its writer, for a team that may not know them yet. */
export function withoutTraces(text: string, { names, email, mobileNumber }: Known) {
	const words = names.flatMap((name) => (name ?? '').split(/\s+/)).filter((word) => word.length > 1)
	const local = email.slice(0, email.lastIndexOf('@'))
	const digits = (mobileNumber ?? '').replaceAll(/\D/g, '').slice(-10)
	const patterns = [
		/[^\s@<>"'(),;]+@[^\s@<>"'(),;]+/giu,
		/(?:https?:\/\/|www\.)\S+/giu,
		/\b[\w-]+(?:\.[\w-]+)*\.(?:com|in|org|net|io|dev|me|co)\b\S*/giu,
		/\+?\d[\d\s().-]{7,}\d/gu,
		...(digits.length > 5 ? [new RegExp([...digits].join(String.raw`[\s().-]*`), 'gu')] : []),
		...[...words, ...(local.length > 2 ? [local] : [])].map(
			(word) => new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(word)}(?![\p{L}\p{M}\p{N}])`, 'giu'),
		),
	]
	return patterns.reduce((masked, pattern) => masked.replaceAll(pattern, hidden), text)
}

function escaped(word: string) {
	return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
