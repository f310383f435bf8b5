import { toast } from '../action/toast.ts'
import { type Answer, useDraftForm } from './draft-form.ts'
import { useKeptDraft } from './kept-draft.ts'

/**
 * A form whose values are kept in the browser under this name until they are saved. `saving` makes the submit
 * handler: it acts, shows the result, and drops the draft once it is saved.
 */
export function useKeptForm<Values extends Record<string, unknown>>(
	name: string,
	initialValues: Values,
	check: (values: Values) => Record<string, string>,
) {
	const kept = useKeptDraft<Values>(name)
	const { submit, ...rest } = useDraftForm(initialValues, check, kept.keep)

	const saving = <Sent extends Answer>(
		act: (values: Values) => Promise<Sent>,
		then?: (answer: Sent) => unknown,
	) =>
		submit(async (values) => {
			const sent = await act(values)
			toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
			if (sent.errorCode === 0) kept.drop()
			return sent
		}, then)

	return { ...rest, kept, saving }
}
