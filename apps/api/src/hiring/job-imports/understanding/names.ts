import type { Db } from '@profile-search/db/client'
import { keyOf } from '#http/tables/values/key-of.ts'
import { type Found, foundIn, readTableNames } from '#http/tables/values/names.ts'
import { listSubBranchesOf } from '#profiles/sub-branches/queries.ts'

/** Finds what the names in the cells of an organisation mean. */
export type Names = Awaited<ReturnType<typeof readImportNames>>

export async function readImportNames(db: Db, organisationId: string) {
	const [names, branches] = await Promise.all([readTableNames(db), listSubBranchesOf(db, organisationId)])
	const branchIds = new Map(branches.map(({ id, name }) => [keyOf(name), id]))
	return { ...names, subBranch: (name: string): Found<string> => foundIn(branchIds, name) }
}
