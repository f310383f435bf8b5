import type { Db } from '@profile-search/db/client'
import { learnedProfessionRelations, learnedSkillRelations } from '@profile-search/db/schema/search/learned'
import {
	countLife,
	countProfile,
	createSightings,
	relatedProfessions,
} from '@profile-search/matching/learn/professions'
import { countTogether, createTogether, relatedByTogether } from '@profile-search/matching/learn/relatedness'
import type { Related } from '@profile-search/matching/types'
import { sql } from 'drizzle-orm'
import type { Run } from '#platform/context/define-task.ts'
import { noteNewLearning } from '../index/knowledge/new-knowledge.ts'
import { listJobsToLearnFrom, listPeopleToLearnFrom, readTitles } from './sightings.ts'

/** With fewer people, co-occurrence reflects those people rather than their work. */
const leastPeople = 500

/** A smaller share of changed relations is not worth it: every node would have to reload its index. */
const worthwhile = 0.02

/** Learns which skills and professions go together among approved people and open jobs; the rankings follow. */
export const learnRelations: Run<'learn_relations'> = async (_payload, { db, isLearning }) => {
	if (!isLearning) return
	const learned = await learn(db)
	if (!learned) return

	await db.transaction(async (transaction) => {
		const changed = [
			await replace(transaction, learnedSkillRelations, learned.skills),
			await replace(transaction, learnedProfessionRelations, learned.professions),
		]
		if (changed.includes(true)) await noteNewLearning(transaction)
	})
}

/** Undefined when there are too few people. */
async function learn(db: Db) {
	const [skills, professions] = [createTogether(), createSightings()]
	const professionOf = await readTitles(db)
	let people = 0
	for await (const batch of listPeopleToLearnFrom(db)) {
		people += batch.length
		for (const person of batch) {
			const own = person.professionId
			const done = person.titles.flatMap((title) => professionOf.get(title) ?? [])
			countTogether(skills, person.skills)
			countLife(professions, [...(own === null ? [] : [own]), ...person.preferred, ...done])
			if (own !== null) countProfile(professions, own, person.skills)
		}
	}
	if (people < leastPeople) return undefined

	for await (const batch of listJobsToLearnFrom(db)) {
		for (const job of batch) {
			countTogether(skills, job.skills)
			countProfile(professions, job.professionId, job.skills)
		}
	}
	return { skills: relatedByTogether(skills), professions: relatedProfessions(professions) }
}

type LearnedTable = typeof learnedSkillRelations | typeof learnedProfessionRelations

/** Replaces the relations learned before if enough of them have changed, and returns whether it did. */
async function replace(db: Db, table: LearnedTable, related: ReadonlyMap<number, readonly Related[]>) {
	const links = related
		.entries()
		.flatMap(([wantedId, list]) => list.map(({ id, share }) => ({ wantedId, hadId: id, share })))
		.toArray()
	const before = new Set((await db.select().from(table)).map(nameOf))
	const added = links.filter((link) => !before.has(nameOf(link))).length
	const gone = before.size - (links.length - added)
	if (added + gone <= before.size * worthwhile) return false

	await db.delete(table)
	for (let at = 0; at < links.length; at += rowsAtOnce)
		await db.execute(sql`
			insert into ${table} (wanted_id, had_id, share)
			select wanted, had, share
			from jsonb_to_recordset(${JSON.stringify(links.slice(at, at + rowsAtOnce).map(asRow))}::jsonb)
				as link(wanted int, had int, share real)`)
	return true
}

const rowsAtOnce = 5000

type Link = { wantedId: number; hadId: number; share: number }

function nameOf({ wantedId, hadId, share }: Link) {
	return `${wantedId} ${hadId} ${share.toFixed(2)}`
}

function asRow({ wantedId, hadId, share }: Link) {
	return { wanted: wantedId, had: hadId, share }
}
