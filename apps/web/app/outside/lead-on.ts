import { showSuccessor, type MergeKind } from '@profile-search/contract/trust/merges'
import { redirect } from 'react-router'
import { ask, type Loading } from '#api.ts'

/** Redirects from a person or job that was merged to the one that was kept; undefined if it was not merged. */
export async function leadOn(args: Loading, kind: MergeKind, subjectId: string, page: string) {
	const { details } = await ask(args, showSuccessor, { params: { kind, subjectId } })
	// A temporary redirect (302), since a merge can be undone.
	if (details) throw redirect(`/${page}/${details.id}${args.url.search}`)
}

/** Throws the refusal, unless the person was merged with another one. */
export function orLeadOn(args: Loading, accountId: string, page: string) {
	return async (refusal: unknown): Promise<never> => {
		await leadOn(args, 'person', accountId, page)
		throw refusal
	}
}
