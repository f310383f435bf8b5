import { useDebouncedCallback } from '@mantine/hooks'
import { postJob, saveJob } from '@profile-search/contract/hiring/job-drafts'
import { useEffect, useRef, useState } from 'react'
import { send } from '#api.ts'
import { draftOf, type JobValues } from '../job-form.ts'

/** Milliseconds without typing after which a draft is sent. */
const pause = 1500

/** What is kept: nothing yet, on its way, here since, only in the browser, or changed by somebody else. */
export type KeptState =
	| { kind: 'none' | 'keeping' | 'failed' | 'overtaken' }
	| { kind: 'kept'; at: string }
	| { kind: 'refused'; message: string }

type Start = { id: string | null; version: number }

type Options = {
	/** Whether what is typed is kept by itself: only for drafts; a public job changes when its team says so. */
	isOn: boolean
	onKept: (values: JobValues, id: string) => void
}

/** Keeps a draft on the server while its words are typed, one sending after the other. */
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

	/** Sends as a draft or for all to see; the version that comes back is the next one to change. */
	const put = (values: JobValues, publish: boolean) =>
		inTurn(async () => {
			const { id, version } = at.current
			const body = draftOf(values, publish)
			const sent = id
				? await send(saveJob, { params: { jobId: id }, body: { ...body, version } })
				: await send(postJob, { body })
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

	// A line that comes back carries what has waited in the browser.
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
		/** To be called at every change. */
		note(values: JobValues) {
			latest.current = values
			if (isOn && state.kind !== 'overtaken') keepSoon(values)
		},
		cancel: () => keepSoon.cancel(),
		/** Goes on from what somebody else has kept. */
		goOnFrom(version: number) {
			at.current = { ...at.current, version }
			setState({ kind: 'none' })
		},
		idOf: () => at.current.id,
	}
}
