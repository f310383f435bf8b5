import type { Db } from '@profile-search/db/client'
import { firstForeignId, places, professions, skills } from '@profile-search/db/schema/search/reference'
import {
	createNameFinder,
	lastNameRank,
	lastWholeRank,
	type FoundName,
	type NameFinder,
} from '@profile-search/matching/text/names/name-finder'
import { asc, eq, sql } from 'drizzle-orm'
import { remember } from '../concurrency/remember.ts'
import { readSpellings } from './spellings.ts'

/** The most choices that a form shows at once. */
const limit = 20
/** So many of each kind complete what is typed into a search. */
const mostCompletions = 3
/** For this long, a changed name may still be found as it was. */
const secondsKnown = 1

const searches = new WeakMap<Db, NameSearch>()

/** The search by names that all endpoints of a program share. */
export function nameSearchOf(db: Db): NameSearch {
	const search = searches.get(db) ?? createNameSearch(db)
	searches.set(db, search)
	return search
}

export type NameSearch = ReturnType<typeof createNameSearch>

/**
 * Finds skills, professions and towns by typed text. The names are few and change rarely, so they are kept in
 * memory and ranked there; a search asks the database whether they are still the same.
 */
export function createNameSearch(db: Db) {
	let kept: { version: string; index: ReturnType<typeof readNames> } | undefined
	const versionNow = remember(secondsKnown, () => findVersion(db))

	async function index() {
		const version = await versionNow()
		if (kept?.version !== version) kept = { version, index: readNames(db) }
		const { index: current } = kept
		return current.catch((error: unknown) => {
			kept = undefined
			throw error
		})
	}

	return {
		skills: async (query: string) => (await index()).skills(query),
		professions: async (query: string) => (await index()).professions(query),
		places: async (query: string) => (await index()).places(query),
		completions: async (query: string) => (await index()).completions(query),
		/** The professions that have this title; what only comes near it is left out. */
		professionsCalled: async (title: string) => (await index()).called.profession(title).called,
	}
}

/** The names as they are now. */
export async function readNames(db: Db) {
	const [spellings, abilities, work, towns] = await Promise.all([
		readSpellings(db),
		db
			.select({ id: skills.id, name: skills.name, aliases: skills.aliases })
			.from(skills)
			.where(eq(skills.isKnown, true))
			.orderBy(asc(skills.id)),
		db
			.select({
				id: professions.id,
				name: professions.name,
				aliases: professions.aliases,
				field: professions.field,
			})
			.from(professions)
			.orderBy(asc(professions.id)),
		db.select().from(places).orderBy(asc(places.id)),
	])
	const findSkill = createNameFinder(abilities.map(entryOf), spellings)
	// Of two that fit alike, our own comes before one of an imported taxonomy.
	const findProfession = createNameFinder(
		work.map((profession) => ({ ...entryOf(profession), weight: profession.id < firstForeignId ? 1 : 0 })),
		spellings,
	)
	const findPlace = createNameFinder(
		towns.map((town) => ({ ...entryOf(town), weight: town.weight })),
		spellings,
	)
	const search = {
		skill: searchIn(abilities, findSkill, ({ id, name }) => ({ id, name })),
		profession: searchIn(work, findProfession, ({ id, name, field }) => ({ id, name, field })),
		place: searchIn(
			towns,
			(query, most) => placesByPin(towns, query) ?? findPlace(query, most),
			({ id, name, state }) => ({ id, name, state }),
		),
	}
	return {
		skills: (query: string) => search.skill(query).map(({ choice }) => choice),
		professions: (query: string) => search.profession(query).map(({ choice }) => choice),
		places: (query: string) => search.place(query).map(({ choice }) => choice),
		/** Those that have a name, the one that is usually meant first, and what comes near where none has it. */
		called: {
			profession: (name: string) => calledIn(search.profession(name)),
			place: (name: string) => calledIn(search.place(name)),
		},
		/**
		 * A few of each kind, those that fit best first. What only resembles the query is left out beside what fits. Towns
		 * are known by several names; a skill or profession whose shown name fits comes before one that has another name,
		 * which those who type may not mean.
		 */
		completions(query: string) {
			const found = (['profession', 'skill', 'place'] as const).flatMap((kind) =>
				search[kind](query).map(({ rank, isAlias, choice: { id, name } }) => ({
					kind,
					id,
					name,
					isWhole: rank <= lastWholeRank,
					order: isAlias && kind !== 'place' ? lastWholeRank + rank : rank,
				})),
			)
			const whole = found.filter(({ isWhole }) => isWhole)
			const sorted = (whole.length > 0 ? whole : found).toSorted((a, b) => a.order - b.order)
			return sorted
				.filter(
					(one, at) => sorted.slice(0, at).filter(({ kind }) => kind === one.kind).length < mostCompletions,
				)
				.map(({ kind, id, name }) => ({ kind, id, name }))
		},
	}
}

function calledIn<Choice>(found: { rank: number; choice: Choice }[]) {
	const called = found.filter(({ rank }) => rank <= lastNameRank).map(({ choice }) => choice)
	return { called, near: found[0]?.choice }
}

function entryOf({ id, name, aliases }: { id: number; name: string; aliases: string[] }) {
	return { id, names: [name, ...aliases] }
}

function searchIn<Row extends { id: number }, Choice>(
	rows: readonly Row[],
	find: NameFinder,
	choiceOf: (row: Row) => Choice,
) {
	const byId = new Map(rows.map((row) => [row.id, row]))
	return (query: string) =>
		find(query, limit).flatMap(({ id, ...found }) => {
			const row = byId.get(id)
			return row ? [{ ...found, choice: choiceOf(row) }] : []
		})
}

/** The town of a PIN code, or of its first digits. Undefined when something else was typed. */
function placesByPin(
	towns: readonly { id: number; weight: number; pinPrefixes: string[] }[],
	query: string,
): FoundName[] | undefined {
	const pin = query.replaceAll(/\s/g, '')
	if (!/^[1-9]\d{2,5}$/.test(pin)) return undefined
	return towns
		.flatMap(({ id, weight, pinPrefixes }) => {
			const fitting = pinPrefixes.filter((prefix) => pin.startsWith(prefix) || prefix.startsWith(pin))
			return fitting.length
				? [{ id, weight, length: Math.max(...fitting.map((prefix) => prefix.length)) }]
				: []
		})
		.toSorted((a, b) => (pin.length === 6 ? b.length - a.length : 0) || b.weight - a.weight)
		.map(({ id }) => ({ id, rank: 0, isAlias: false }))
}

/** A value that changes whenever any name, alias or PIN prefix changes. */
async function findVersion(db: Db) {
	const { rows } = await db.execute<{ version: string }>(sql`
		select concat_ws(' ',
			(select sum(hashtextextended(concat_ws('|', id, name, aliases::text, is_known), 0)) from skills where is_known),
			(select sum(hashtextextended(concat_ws('|', id, name, aliases::text, field), 0)) from professions),
			(select sum(hashtextextended(concat_ws('|', id, name, aliases::text, pin_prefixes::text), 0)) from places)) as version`)
	return rows[0]?.version ?? ''
}
