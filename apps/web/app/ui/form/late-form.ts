import { type FormEvent, useRef, useState } from 'react'
import { loadOrTell } from '../loading/load-or-tell.ts'
import { isOffline } from '../loading/loaded-later.tsx'
import { type Answer, useDraftForm } from './draft-form.ts'

/**
 * A draft form whose rules are not loaded with the page: `begin` loads them when somebody turns to the form, and what needs them
 * waits for `prepare`. `check` gets the rules and answers with the message for each wrong field. Without its rules nothing is
 * sent, and a toast says why.
 */
export function useLateForm<Values extends Record<string, unknown>, Rules>(
	initialValues: Values,
	load: () => Promise<Rules>,
	check: (rules: Rules, values: Values) => Record<string, string>,
) {
	const rules = useRef<Rules>(null)
	const isWaiting = useRef(false)
	const [isPreparing, setPreparing] = useState(false)
	const { isSending, submit, ...rest } = useDraftForm(initialValues, (values: Values) => {
		if (!rules.current) throw new Error('The form was checked before its rules were loaded.')
		return check(rules.current, values)
	})

	/** Begins to load the rules. A failure is told only once they are needed. */
	const begin = () => {
		if (rules.current || isOffline()) return
		load().then(
			(loaded) => (rules.current ??= loaded),
			() => {},
		)
	}

	/** Whether the rules are there, after waiting for them. If they cannot be loaded, a toast says so. */
	const prepare = async () => {
		rules.current ??= await loadOrTell(load)
		return rules.current !== null
	}

	const submitPrepared = <Sent extends Answer>(
		act: (values: Values) => Promise<Sent | undefined>,
		then?: (answer: Sent) => unknown,
	) => {
		const send = submit(act, then)
		return async (event: FormEvent<HTMLFormElement>) => {
			event.preventDefault()
			if (rules.current) return send(event)
			if (isWaiting.current) return
			isWaiting.current = true
			setPreparing(true)
			const isReady = await prepare()
			isWaiting.current = false
			setPreparing(false)
			if (isReady) send(event)
		}
	}

	return { ...rest, isSending: isSending || isPreparing, submit: submitPrepared, begin, prepare }
}
