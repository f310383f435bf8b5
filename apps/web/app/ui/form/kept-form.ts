import { useRef } from 'react'
import { retryUntilAnswered } from '#device/offline/retry.ts'
import { toast } from '../action/toast.ts'
import { type Answer, useDraftForm } from './draft-form.ts'
import { useKeptDraft } from './kept-draft.ts'
import { newId } from './new-id.ts'

/**
 * A form whose values are kept in the browser under this name until they are saved. `saving` makes the submit
 * handler: it acts, shows the result, and drops the draft once it is saved. Without a connection it acts again when there
 * is one, unless the values are changed before: `act` is given a key that is the same for each try, for calls that create
 * something.
 */
export function useKeptForm<Values extends Record<string, unknown>>(
	name: string,
	initialValues: Values,
	check: (values: Values) => Record<string, string>,
) {
	const kept = useKeptDraft<Values>(name)
	const wait = useRef<AbortController>(null)
	const { submit, ...rest } = useDraftForm(initialValues, check, (values: Values) => {
		kept.keep(values)
		wait.current?.abort()
	})

	const saving = <Sent extends Answer>(
		act: (values: Values, once: { idempotencyKey: string }) => Promise<Sent>,
		then?: (answer: Sent) => unknown,
	) =>
		submit(async (values) => {
			const once = { idempotencyKey: newId() }
			wait.current = new AbortController()
			const sent = await retryUntilAnswered(() => act(values, once), wait.current)
			toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
			if (sent.errorCode === 0) kept.drop()
			return sent
		}, then)

	return { ...rest, kept, saving }
}
