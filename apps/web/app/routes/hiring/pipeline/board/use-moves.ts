import { moveApplicants, mostMoves } from '@profile-search/contract/hiring/applicants'
import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { toast } from '#ui/action/toast.ts'
import { undoToast } from '#ui/action/undo-toast.tsx'
import { backFrom, type Card, type Decision } from './shape.ts'

type Moved = Pick<Card, 'id' | 'name' | 'status'>

/**
 * The target status of cards that are being moved: until the server has answered, and then until the reloaded list is
 * shown.
 */
type Pending = ReadonlyMap<string, { to: ApplicationStatus; until: readonly Card[] | null }>

/**
 * Moves applicants to another status. The board shows the result at once; applicants who could not be moved return,
 * with the server's message. `refusals` are kept until the next move.
 */
export function useMoves(jobId: string, items: readonly Card[]) {
	const { revalidate } = useRevalidator()
	const [pending, setPending] = useState<Pending>(new Map())
	const [refusals, setRefusals] = useState<{ name: string; message: string }[]>([])
	const shown = useRef(items)
	useEffect(() => {
		shown.current = items
	}, [items])

	const cards = useMemo(
		() =>
			items.map((card) => {
				const said = pending.get(card.id)
				return said && (said.until === null || said.until === items) ? { ...card, status: said.to } : card
			}),
		[items, pending],
	)

	const move = useCallback(
		async function move(chosen: readonly Moved[], decision: Decision) {
			const entries = (each: readonly Moved[], until: readonly Card[] | null) =>
				each.map(({ id }) => [id, { to: decision.to, until }] as const)
			setRefusals([])
			setPending((before) => new Map([...before, ...entries(chosen, null)]))
			const { results, failure } = await sendAll(jobId, chosen, decision)
			const isMoved = ({ id }: Moved) => results.get(id)?.isMoved ?? false
			setPending((before) => {
				const rest = [...before].filter(([id]) => chosen.every((each) => each.id !== id))
				return new Map([...rest, ...entries(chosen.filter(isMoved), shown.current)])
			})
			await revalidate()

			const moved = chosen.filter(isMoved)
			const refused = chosen.flatMap(({ id, name }) => {
				const result = results.get(id)
				return result && !result.isMoved ? [{ name, message: result.message }] : []
			})
			if (failure) toast(failure, 'error')
			if (refused.length === 1 && refused[0]) toast(`${refused[0].name}: ${refused[0].message}`, 'error')
			if (refused.length > 1) setRefusals(refused)
			if (moved.length > 0)
				tellMoved(moved, decision, (back, to) => void move(back, { to, reason: null, message: '' }))
			return moved.length === chosen.length
		},
		[jobId, revalidate],
	)
	return { cards, move, refusals, forget: () => setRefusals([]) }
}

/** Sends the applicants in batches of at most `mostMoves`. */
async function sendAll(jobId: string, chosen: readonly Moved[], decision: Decision) {
	const results = new Map<string, { isMoved: boolean; message: string }>()
	for (let at = 0; at < chosen.length; at += mostMoves) {
		const applications = chosen
			.slice(at, at + mostMoves)
			.map(({ id, status }) => ({ applicationId: id, from: status }))
		const sent = await send(moveApplicants, { params: { jobId }, body: { ...decision, applications } })
		if (sent.errorCode !== 0 || !sent.details) return { results, failure: sent.message }
		for (const result of sent.details) results.set(result.applicationId, result)
	}
	return { results, failure: '' }
}

function tellMoved(
	moved: readonly Moved[],
	{ to }: Decision,
	onUndo: (back: readonly Moved[], to: Decision['to']) => void,
) {
	const [first] = moved
	if (!first) return
	const stage = i18n.t(`pipeline.stages.${to}`)
	const message =
		moved.length === 1
			? i18n.t('pipeline.moved', { name: first.name, stage })
			: i18n.t('pipeline.movedMany', { count: moved.length, stage })
	const back = backFrom(first.status, to)
	const isOneWay = moved.some(({ status }) => backFrom(status, to) !== back)
	if (!back || isOneWay) return toast(message)
	undoToast(message, () =>
		onUndo(
			moved.map((each) => ({ ...each, status: to })),
			back,
		),
	)
}
