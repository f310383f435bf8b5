import { listPlaces } from '@profile-search/contract/search/reference'
import { send } from '#api.ts'
import type { Completion } from './completing-input.tsx'

export type Town = Completion & { id: number }

/** So many towns are offered for what is typed. */
const mostTowns = 8

/** The towns whose names, in any script, hold what is typed; `refusal` says why there are none. */
export async function findTowns(typed: string): Promise<{ towns: Town[]; refusal: string }> {
	const { details, message } = await send(listPlaces, { query: { query: typed.slice(0, 80) } })
	if (!details) return { towns: [], refusal: message }
	const towns = details
		.slice(0, mostTowns)
		.map(({ id, name, state }) => ({ id, key: String(id), text: name, note: state }))
	return { towns, refusal: '' }
}
