import { useDebouncedCallback } from '@mantine/hooks'
import { postJob, saveJob } from '@profile-search/contract/hiring/job-drafts'
import { useEffect, useRef, useState } from 'react'
import { send } from '#api.ts'
import { draftOf, type JobValues } from '../job-form.ts'

/** A draft is sent after this many milliseconds without typing. */
const pause = 1500

/**
 * The state of the draft: nothing to save yet, being saved, saved at a time, only in the browser, or overtaken by
 * somebody else's change.
 */
export type KeptState =
	| { kind: 'none' | 'keeping' | 'failed' | 'overtaken' }
	| { kind: 'kept'; at: string }
	| { kind: 'refused'; message: string }

type Start = { id: string | null; version: number }

type Options = {
	/**
	 * Whether input is saved automatically. True only for drafts; a public job changes only when its team saves it.
	 */
	isOn: boolean
	onKept: (values: JobValues, id: string) => void
}

/** Saves a draft on the server while it is typed, one request after the other. */
export function useServerDraft(start: Start, { isOn, onKept }: Options) {
	const at = useRef(start)
	const isBusy = useRef<Promise<unknown> | null>(null)
	const [state, setState] = useState<KeptState>({ kind: 'none' })

	const inTurn = async <Answer>(act: () => Promise<Answer>) => {
		while (isBusy.current) await isBusy.current
		const acting = act()
		isBusy.current = acting.finally(() => (isBusy.current = null))
		return acting
	}

	/** Saves as a draft or publishes. The returned version is the one to change next. */
	const put = (values: JobValues, publish: boolean, once?: { idempotencyKey: string }) =>
		inTurn(async () => {
			const { id, version } = at.current
			const body = draftOf(values, publish)
			const sent = id
				? await send(saveJob, { params: { jobId: id }, body: { ...body, version } }, once)
				: await send(postJob, { body }, once)
			if (sent.details?.own) at.current = { id: sent.details.id, version: sent.details.own.version }
			if (sent.status === 409) setState({ kind: 'overtaken' })
			return sent
		})

	const keep = async (values: JobValues) => {
		if (!isOn || values.title.trim() === '') return
		setState({ kind: 'keeping' })
		const sent = await put(values, false)
		if (sent.errorCode === 0 && sent.details) {
			setState({ kind: 'kept', at: new Date().toISOString() })
			onKept(values, sent.details.id)
		} else if (sent.status === 400) setState({ kind: 'refused', message: sent.message })
		else if (sent.status !== 409) setState({ kind: 'failed' })
	}
	const keepSoon = useDebouncedCallback(keep, pause)

	// When the network returns, sends what waited in the browser.
	const latest = useRef<JobValues | null>(null)
	useEffect(() => {
		const again = () => latest.current && state.kind === 'failed' && void keep(latest.current)
		window.addEventListener('online', again)
		return () => window.removeEventListener('online', again)
	})

	return {
		state,
		put,
		keep,
		/** Call this on every change. */
		note(values: JobValues) {
			latest.current = values
			if (isOn && state.kind !== 'overtaken') keepSoon(values)
		},
		cancel: () => keepSoon.cancel(),
		/** Continues from the version that somebody else has saved. */
		goOnFrom(version: number) {
			at.current = { ...at.current, version }
			setState({ kind: 'none' })
		},
		idOf: () => at.current.id,
	}
}
