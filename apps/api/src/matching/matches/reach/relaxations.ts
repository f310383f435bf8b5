import type { JobReach, Relaxation as NamedRelaxation } from '@profile-search/contract/matching/relaxations'
import type { Db } from '@profile-search/db/client'
import { languages } from '@profile-search/db/schema/search/reference'
import { qualified, type Relaxation, type RelaxFindings } from '@profile-search/matching/search/relax'
import { nameSkills } from '#platform/reference/resolve-skills.ts'

/** The counts for a job, with names in place of ids. */
export async function nameFindings(db: Db, { now, tried, of, best }: RelaxFindings): Promise<JobReach> {
	const skills = await nameSkills(
		db,
		best.flatMap((relaxed) => ('skill' in relaxed ? [relaxed.skill] : [])),
	)
	const spoken = new Map((await db.select().from(languages)).map(({ code, name }) => [code, name]))
	const nameOf = (relaxation: Relaxation) => {
		if ('skill' in relaxation) return skills.get(relaxation.skill) ?? ''
		if ('code' in relaxation) return spoken.get(relaxation.code) ?? relaxation.code
		return relaxation.kind === 'work_mode' ? relaxation.mode : null
	}
	return {
		least: qualified,
		now,
		isWhole: tried === of,
		hasRequirements: of > 0,
		relaxations: best.map(({ from, to, ...relaxation }): NamedRelaxation => {
			return { kind: relaxation.kind, name: nameOf(relaxation), amount: amountOf(relaxation), from, to }
		}),
	}
}

function amountOf(relaxation: Relaxation) {
	switch (relaxation.kind) {
		case 'experience':
			return relaxation.minMonths
		case 'education':
			return relaxation.level
		case 'language_level':
			return relaxation.level ?? null
		case 'pay':
			return relaxation.atMost
		case 'start':
			return relaxation.inDays
		default:
			return null
	}
}
