import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'

/**
 * How much a skill tells people apart: the inverse document frequency ln(1 + N/n) of Spärck Jones (1972), taken over
 * the N professions that have typical skills and the n of them that this one is typical of.
 */
export async function updateRarity(db: Db) {
	await db.execute(sql`
		with counted as (
			select skills.id, ln(1 + described.total / greatest(1, count(typical.skill_id)))::real as rarity
			from skills
			cross join (select count(distinct profession_id)::float8 as total from profession_skills where weight > 0) described
			left join profession_skills typical on typical.skill_id = skills.id and typical.weight > 0
			where skills.is_known
			group by skills.id, described.total
		)
		update skills set rarity = counted.rarity from counted
		where skills.id = counted.id and skills.rarity <> counted.rarity`)
}
