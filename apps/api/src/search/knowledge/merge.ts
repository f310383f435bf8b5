import type { KnowledgeSubject, KnowledgeMerge } from '@profile-search/contract/search/knowledge'
import type { Db } from '@profile-search/db/client'
import { applyDecidedNames } from '@profile-search/db/reference/decided-names'
import { mergeProfession, mergeSkill } from '@profile-search/db/reference/merge-foreign'
import { updateRarity } from '@profile-search/db/reference/update-rarity'
import { sql } from 'drizzle-orm'
import { conflict } from '#platform/refusal.ts'
import { lockTaxonomy } from '../taxonomies/queries.ts'
import { decide, findSure } from './change-names.ts'
import { listAlertsNaming, moveAlerts } from './move-alerts.ts'
import { noteChange } from './note-change.ts'
import { countUses } from './queries.ts'
import { tables } from './tables.ts'

/** What merging the one into the other would change. */
export async function previewMerge(
	db: Db,
	subject: KnowledgeSubject,
	fromId: number,
	intoId: number,
): Promise<KnowledgeMerge> {
	const [from, into] = await findPair(db, subject, fromId, intoId)
	const { relations } = tables[subject]
	const people =
		subject === 'skills'
			? sql`select count(*)::int from candidate_skills where skill_id = ${fromId}`
			: sql`select count(*)::int from candidates
				where profession_id = ${fromId} or preferred_profession_ids @> array[${fromId}::int]`
	const { rows } = await db.execute<{ people: number; professions: number; relations: number }>(sql`
		select (${people}) as people,
			(select count(*)::int from profession_skills
				where ${subject === 'skills' ? sql`skill_id` : sql`profession_id`} = ${fromId}) as professions,
			(select count(*)::int from ${relations} where ${fromId} in (wanted_id, had_id)) as relations`)
	const [counts] = rows
	return {
		from: { id: fromId, name: from.name },
		into: { id: intoId, name: into.name },
		people: counts?.people ?? 0,
		jobs: (await countUses(db, subject, fromId)).jobs,
		professions: subject === 'skills' ? (counts?.professions ?? 0) : 0,
		relations: counts?.relations ?? 0,
		aliases: from.aliases.length,
		alerts: (await listAlertsNaming(db, subject, fromId)).length,
	}
}

/**
 * Merges the first into the other: everything that refers to the first then refers to the other, and its name becomes a
 * permanent alias of the other. All in one transaction; a person who saves a profile meanwhile waits, or is asked to
 * send it again.
 */
export async function merge(
	db: Db,
	actorId: string,
	subject: KnowledgeSubject,
	fromId: number,
	intoId: number,
) {
	return db.transaction(async (transaction) => {
		await lockTaxonomy(transaction)
		const merged = await previewMerge(transaction, subject, fromId, intoId)
		const [from, into] = await findPair(transaction, subject, fromId, intoId)
		await moveAlerts(transaction, subject, fromId, intoId)
		const pair = { from: fromId, to: intoId }
		if (subject === 'skills') await mergeSkill(transaction, pair)
		else await mergeProfession(transaction, pair)

		await decide(transaction, subject, from.name, intoId, fromId)
		for (const alias of from.aliases) await decide(transaction, subject, alias, intoId)
		if (from.isKnown && !into.isKnown)
			await transaction.execute(
				sql`update skills set is_known = true, is_ignored = false, field = coalesce(field, ${from.field}) where id = ${intoId}`,
			)
		await applyDecidedNames(transaction)
		await updateRarity(transaction)
		await noteChange(
			transaction,
			actorId,
			'knowledge_merged',
			subject,
			intoId,
			{ from: { id: fromId, name: from.name, aliases: from.aliases }, into: { aliases: into.aliases } },
			{ ...merged, into: await findSure(transaction, subject, intoId) },
		)
		return merged
	})
}

async function findPair(db: Db, subject: KnowledgeSubject, fromId: number, intoId: number) {
	if (fromId === intoId) throw conflict('searchRefusals.notItself')
	return [await findSure(db, subject, fromId), await findSure(db, subject, intoId)] as const
}
