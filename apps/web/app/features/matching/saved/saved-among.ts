import { type SavedKind, listSavedAmong } from '@profile-search/contract/matching/saved'
import { type Loading, ask } from '#api.ts'

/** Which of these items the reader has saved, for the buttons of a page; null for a visitor, who gets no buttons. */
export async function savedAmong(loading: Loading, kind: SavedKind, subjects: { id: string }[]) {
	const ids = subjects.map(({ id }) => id).join(',')
	const { errorCode, details } = await ask(loading, listSavedAmong, { query: { kind, ids } })
	return errorCode === 0 ? details : null
}
