import type { WhyClosed } from '@profile-search/contract/messaging/messages'

/** The text shown to a reader who cannot write. */
export const closedTexts: Record<WhyClosed, string> = {
	not_accepted: 'You can write here once the request is accepted.',
	ended: 'This contact has ended, so nothing can be written here any more.',
	withdrawn: 'The application is withdrawn, so nothing can be written here any more.',
	decided: 'The account is decided on, so nothing can be written here any more.',
	blocked_by_me: 'You have blocked them. Take the block back to write.',
	unreachable: 'Your message cannot be delivered here at the moment.',
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
