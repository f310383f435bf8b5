import { undoMerge } from '@profile-search/contract/trust/merges'
import { send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { toast } from '#ui/action/toast.ts'

/** Undoes a merge, and reports what could not be restored. */
export async function sendUndo(mergeId: string) {
	const { errorCode, message, details } = await send(undoMerge, { params: { mergeId } })
	const left = details?.left ?? 0
	toast(
		left > 0 ? i18n.t('adminMerges.left', { message, count: left }) : message,
		errorCode === 0 ? 'success' : 'error',
	)
}
