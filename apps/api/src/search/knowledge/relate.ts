import type { KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import type { Db } from '@profile-search/db/client'
import { updateRarity } from '@profile-search/db/reference/update-rarity'
import { sql } from 'drizzle-orm'
import { malformed } from '#platform/refusal.ts'
import { findSure } from './change-names.ts'
import { noteChange } from './note-change.ts'
import { tables } from './tables.ts'

type Shares = { share: number; back: number }

/** Sets how much each of two counts for the other. An administrator's value always stands, even a 0. */
export async function relate(
	db: Db,
	actorId: string,
	subject: KnowledgeSubject,
	[id, otherId]: [number, number],
	{ share, back }: Shares,
) {
	if (id === otherId) throw malformed('searchRefusals.notItself')
	await db.transaction(async (transaction) => {
		const one = await findSure(transaction, subject, id)
		const other = await findSure(transaction, subject, otherId)
		const before = await findShares(transaction, subject, id, otherId)
		const { relations } = tables[subject]
		await transaction.execute(sql`
			insert into ${relations} (wanted_id, had_id, share, source)
			values (${id}, ${otherId}, ${share}, 'administrator'), (${otherId}, ${id}, ${back}, 'administrator')
			on conflict (wanted_id, had_id) do update set share = excluded.share, source = excluded.source`)
		const names = { name: one.name, other: other.name }
		await noteChange(
			transaction,
			actorId,
			'knowledge_changed',
			subject,
			id,
			{ ...names, ...before },
			{ share, back },
		)
	})
}

/** Sets how typical a skill is of a profession. */
export async function setTypical(
	db: Db,
	actorId: string,
	professionId: number,
	skillId: number,
	weight: number,
) {
	await db.transaction(async (transaction) => {
		const profession = await findSure(transaction, 'professions', professionId)
		const skill = await findSure(transaction, 'skills', skillId)
		const { rows } = await transaction.execute<{ weight: number }>(
			sql`select weight from profession_skills where profession_id = ${professionId} and skill_id = ${skillId}`,
		)
		await transaction.execute(sql`
			insert into profession_skills (profession_id, skill_id, weight, source)
			values (${professionId}, ${skillId}, ${weight}, 'administrator')
			on conflict (profession_id, skill_id) do update set weight = excluded.weight, source = excluded.source`)
		await updateRarity(transaction)
		const before = { name: profession.name, skill: skill.name, weight: rows[0]?.weight ?? 0 }
		await noteChange(transaction, actorId, 'knowledge_changed', 'professions', professionId, before, {
			weight,
		})
	})
}

async function findShares(db: Db, subject: KnowledgeSubject, id: number, otherId: number): Promise<Shares> {
	const { relations } = tables[subject]
	const { rows } = await db.execute<Shares>(sql`
		select coalesce(max(share) filter (where wanted_id = ${id}), 0) as share,
			coalesce(max(share) filter (where wanted_id = ${otherId}), 0) as back
		from ${relations} where (wanted_id, had_id) in ((${id}, ${otherId}), (${otherId}, ${id}))`)
	return rows[0] ?? { share: 0, back: 0 }
}
