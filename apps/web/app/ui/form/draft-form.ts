import { type UseFormReturnType, useForm } from '@mantine/form'
import { sentenceOf } from '@profile-search/text/sentence'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'

/** The first message for each field by its dotted path, in the shape that the API uses. */
export function errorsOf(schema: z.ZodType, values: unknown): Record<string, string> {
	const { error } = schema.safeParse(values)
	return Object.fromEntries(
		(error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), sentenceOf(message)]),
	)
}

/** The part of an answer that a form needs. */
export type Answer = {
	errorCode: number
	message: string
	fields?: Record<string, string>
	status?: number
	isRetryable?: boolean
}

/**
 * A form that is validated with the schema of its draft, is locked while sending, and keeps its values when refused.
 */
export function useDraftForm<Values extends Record<string, unknown>>(
	initialValues: Values,
	check: (values: Values) => Record<string, string>,
	onChange?: (values: Values) => void,
) {
	const form = useForm<Values>({ initialValues, validate: check, onValuesChange: onChange })
	const [isSending, setSending] = useState(false)
	const [isSaved, setSaved] = useState(false)
	const [refusals, setRefusals] = useState(0)
	const after = useRef<(() => void) | undefined>(undefined)

	// One render later, so that nothing counts as unsaved when the page is left.
	useEffect(() => {
		if (isSaved) after.current?.()
	}, [isSaved])

	// Once the errors are on the page, however long that takes: only what somebody does is rendered at once.
	useEffect(() => {
		if (refusals > 0) showFirstError()
	}, [refusals])
	const refuse = () => setRefusals((count) => count + 1)

	/** Sends a valid form; fields that the API refuses are marked. `then` runs once it is saved. */
	const submit = <Sent extends Answer>(
		act: (values: Values) => Promise<Sent | undefined>,
		then?: (answer: Sent) => unknown,
	) =>
		form.onSubmit(async (values) => {
			setSending(true)
			try {
				const answer = await act(values)
				if (answer?.fields) form.setErrors(answer.fields)
				if (answer?.fields) refuse()
				if (answer?.errorCode !== 0 || !then) return
				after.current = () => void then(answer)
				setSaved(true)
			} finally {
				setSending(false)
			}
		}, refuse)

	return { form, isSending, isSaved, submit }
}

export type DraftForm<Values> = UseFormReturnType<Values>

function showFirstError() {
	const first = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid]')
	first?.focus({ preventScroll: true })
	first?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}
