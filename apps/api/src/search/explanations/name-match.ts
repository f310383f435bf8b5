import type {
	MatchRecord,
	ScorePart,
	Counterfactual as NamedCounterfactual,
} from '@profile-search/contract/search/match-record'
import type { Db } from '@profile-search/db/client'
import { languages, professions } from '@profile-search/db/schema/search/reference'
import { statement } from '@profile-search/db/statement'
import type { Change, Match, Part, Person } from '@profile-search/matching/types'
import { sql } from 'drizzle-orm'
import { nameSkills } from '#platform/reference/resolve-skills.ts'
import { listSkillEvidence } from './skill-evidence.ts'

/** A match and the person it belongs to. */
export type Explained = { person: Pick<Person, 'id'>; match: Match }

/**
 * Replaces ids with names, for all matches of a list at once, and adds the profile entries that show the skills. Anyone
 * who may read a match may read the profile.
 */
export async function nameMatches(db: Db, explained: Explained[]): Promise<MatchRecord[]> {
	const matches = explained.map(({ match }) => match)
	const [names, evidence] = await Promise.all([readNames(db, matches), listSkillEvidence(db, explained)])
	return explained.map(({ person, match }) => ({
		version: match.version,
		total: match.total,
		parts: match.parts.map((part) => namePart(part, names)),
		matched: match.matched.map(({ skill, level, years, quote, ...rest }) => {
			const shownBy = evidence.get(`${person.id} ${skill}`) ?? null
			return {
				...rest,
				name: names.skill(skill),
				level: level ?? null,
				years: years ?? null,
				shownBy,
				quote: quote ?? null,
			}
		}),
		related: match.related.map(({ skill, through, ...rest }) => ({
			...rest,
			name: names.skill(skill),
			through: names.skill(through),
		})),
		missing: match.missing.map(({ skill, ...rest }) => ({ ...rest, name: names.skill(skill) })),
		counterfactuals: match.counterfactuals.map(({ points, ...change }) => ({
			...nameChange(change, names),
			points,
		})),
	}))
}

type Names = Awaited<ReturnType<typeof readNames>>

async function readNames(db: Db, matches: Match[]) {
	const skillIds = matches.flatMap((match) => [
		...match.matched.map(({ skill }) => skill),
		...match.missing.map(({ skill }) => skill),
		...match.related.flatMap(({ skill, through }) => [skill, through]),
		...match.counterfactuals.flatMap((change) => ('skill' in change ? [change.skill] : [])),
	])
	const professionIds = matches.flatMap(({ parts }) => {
		return parts.flatMap((part) =>
			part.kind === 'profession' ? [part.asked, part.through ?? part.asked] : [],
		)
	})
	const [skills, namedProfessions, namedLanguages] = await Promise.all([
		nameSkills(db, [...new Set(skillIds)]),
		professionIds.length ? professionNamesOf(db).execute({ ids: [...new Set(professionIds)] }) : [],
		languageNamesOf(db).execute(),
	])
	const professionNames = new Map(namedProfessions.map(({ id, name }) => [id, name]))
	const languageNames = new Map(namedLanguages.map(({ code, name }) => [code, name]))
	return {
		skill: (id: number) => skills.get(id) ?? '',
		profession: (id: number) => professionNames.get(id) ?? '',
		language: (code: string) => languageNames.get(code) ?? code,
	}
}

const professionNamesOf = statement((db) =>
	db
		.select({ id: professions.id, name: professions.name })
		.from(professions)
		.where(sql`${professions.id} = any(${sql.placeholder('ids')}::int[])`)
		.prepare('profession_names'),
)

const languageNamesOf = statement((db) =>
	db.select({ code: languages.code, name: languages.name }).from(languages).prepare('language_names'),
)

function namePart(part: Part, names: Names): ScorePart {
	const { kind, points, possible, share, state, ...facts } = part
	const shown = plain(facts)
	// The expected pay is known to the person alone; the points say enough.
	delete shown['expected']
	return { kind, points, possible, share, state, facts: { ...shown, ...namedFacts(part, names) } }
}

function namedFacts(part: Part, names: Names): ScorePart['facts'] {
	if (part.kind === 'profession') {
		return {
			asked: names.profession(part.asked),
			...(part.through !== undefined && { through: names.profession(part.through) }),
		}
	}
	if (part.kind === 'languages') {
		return {
			asked: part.asked.map(({ code }) => names.language(code)),
			have: part.have.map(({ code }) => names.language(code)),
		}
	}
	return {}
}

/** Facts that are already plain values or lists of strings. */
function plain(facts: object): ScorePart['facts'] {
	const kept: ScorePart['facts'] = {}
	for (const [name, value] of Object.entries(facts)) {
		if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
			kept[name] = value
		else if (Array.isArray(value)) kept[name] = value.filter((item) => typeof item === 'string')
	}
	return kept
}

function nameChange(change: Change, names: Names): Omit<NamedCounterfactual, 'points'> {
	switch (change.kind) {
		case 'skill':
			return { kind: change.kind, name: names.skill(change.skill), amount: null }
		case 'skill_level':
			return { kind: change.kind, name: names.skill(change.skill), amount: change.level }
		case 'language':
			return { kind: change.kind, name: names.language(change.code), amount: change.level ?? null }
		case 'experience':
			return { kind: change.kind, name: null, amount: change.moreMonths }
		case 'education':
			return { kind: change.kind, name: null, amount: change.level }
		case 'willing_to_move':
			return { kind: change.kind, name: null, amount: null }
		case 'work_mode':
			return { kind: change.kind, name: change.mode, amount: null }
		case 'say':
			return { kind: change.kind, name: change.what, amount: null }
	}
}
