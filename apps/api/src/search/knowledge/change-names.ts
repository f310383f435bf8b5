import {
	longestName,
	type KnowledgeDraft,
	type KnowledgeSubject,
} from '@profile-search/contract/search/knowledge'
import type { Db } from '@profile-search/db/client'
import { applyDecidedNames } from '@profile-search/db/reference/decided-names'
import { updateRarity } from '@profile-search/db/reference/update-rarity'
import { decidedNames } from '@profile-search/db/schema/search/curation'
import { firstForeignId, professions, skills } from '@profile-search/db/schema/search/reference'
import { and, eq, sql } from 'drizzle-orm'
import { conflict, malformedAt, notFound } from '#platform/refusal.ts'
import { lockTaxonomy } from '../taxonomies/queries.ts'
import { noteChange } from './note-change.ts'
import { findNamed } from './queries.ts'
import { tables } from './tables.ts'

type Draft = typeof KnowledgeDraft._output
type LocalNames = Pick<Draft, 'nameHi' | 'nameMr'>

/** Adds a skill or profession under a name that is not in use. */
export async function addNamed(db: Db, actorId: string, subject: KnowledgeSubject, draft: Draft) {
	const { name, field, ...local } = checked(subject, draft)
	return db.transaction(async (transaction) => {
		await lockTaxonomy(transaction)
		await refuseTaken(transaction, subject, name)
		const { named } = tables[subject]
		const { rows } = await transaction.execute<{ id: number }>(
			subject === 'skills'
				? sql`insert into skills (name, field, is_known, is_curated) values (${name}, ${field}, true, true) returning id`
				: sql`insert into professions (id, name, field, is_curated)
					values ((select greatest(max(id) + 1, ${firstForeignId}) from ${named}), ${name}, ${field}, true) returning id`,
		)
		const id = rows[0]?.id ?? 0
		// If the word was decided to belong to nothing, it belongs to this one now.
		await forget(transaction, subject, name)
		await setLocalNames(transaction, subject, id, local)
		await applyDecidedNames(transaction)
		await updateRarity(transaction)
		await noteChange(transaction, actorId, 'knowledge_added', subject, id, {}, { name, ...local, field })
		return { id }
	})
}

/** Sets names and field. A typed skill becomes a checked one. Former names stay as aliases. */
export async function saveNamed(
	db: Db,
	actorId: string,
	subject: KnowledgeSubject,
	id: number,
	draft: Draft,
) {
	const { name, field, ...local } = checked(subject, draft)
	await db.transaction(async (transaction) => {
		await lockTaxonomy(transaction)
		const before = await findSure(transaction, subject, id)
		await refuseTaken(transaction, subject, name, id)
		const { named } = tables[subject]
		const isKnown = subject === 'skills' ? sql`, is_known = true, is_ignored = false` : sql``
		await transaction.execute(sql`
			update ${named} set name = ${name}, field = ${field}, is_curated = true ${isKnown},
				aliases = array_remove(aliases, ${name.toLowerCase()})
			where id = ${id}`)
		await forget(transaction, subject, name)
		if (name.toLowerCase() !== before.name.toLowerCase()) await decide(transaction, subject, before.name, id)
		await setLocalNames(transaction, subject, id, local)
		await applyDecidedNames(transaction)
		await updateRarity(transaction)
		const { nameHi, nameMr } = before
		const was = { name: before.name, nameHi, nameMr, field: before.field, isKnown: before.isKnown }
		await noteChange(transaction, actorId, 'knowledge_changed', subject, id, was, {
			name,
			...local,
			field,
			isKnown: true,
		})
	})
}

/** Sets the names for readers of other languages, and makes them aliases, so that they are understood when sent back. */
async function setLocalNames(db: Db, subject: KnowledgeSubject, id: number, names: LocalNames) {
	const table = subject === 'skills' ? skills : professions
	if (Object.values(names).every((name) => name === undefined)) return
	for (const name of Object.values(names)) {
		if (!name) continue
		await refuseTaken(db, subject, name, id)
		await decide(db, subject, name, id)
	}
	await db.update(table).set(names).where(eq(table.id, id))
}

/** Marks a typed skill as ignored, or removes the mark. */
export async function setIgnored(db: Db, actorId: string, id: number, isIgnored: boolean) {
	await db.transaction(async (transaction) => {
		const before = await findSure(transaction, 'skills', id)
		if (before.isKnown) throw conflict('searchRefusals.skillChecked')
		await transaction.update(skills).set({ isIgnored }).where(eq(skills.id, id))
		await noteChange(
			transaction,
			actorId,
			'knowledge_changed',
			'skills',
			id,
			{ name: before.name, isIgnored: before.isIgnored },
			{ isIgnored },
		)
	})
}

export async function addWord(db: Db, actorId: string, subject: KnowledgeSubject, id: number, word: string) {
	const lower = tidy(word).toLowerCase()
	await db.transaction(async (transaction) => {
		await lockTaxonomy(transaction)
		const before = await findSure(transaction, subject, id)
		if (before.name.toLowerCase() === lower || before.aliases.includes(lower))
			throw conflict('searchRefusals.hasName')
		await refuseTaken(transaction, subject, lower, id)
		await decide(transaction, subject, lower, id)
		await applyDecidedNames(transaction)
		await noteChange(
			transaction,
			actorId,
			'knowledge_changed',
			subject,
			id,
			{ name: before.name },
			{ alias: lower },
		)
	})
}

export async function removeWord(
	db: Db,
	actorId: string,
	subject: KnowledgeSubject,
	id: number,
	word: string,
) {
	await db.transaction(async (transaction) => {
		await lockTaxonomy(transaction)
		const before = await findSure(transaction, subject, id)
		if (!before.aliases.includes(word)) throw notFound('searchRefusals.hasNotName')
		await decide(transaction, subject, word, null)
		await applyDecidedNames(transaction)
		await noteChange(
			transaction,
			actorId,
			'knowledge_changed',
			subject,
			id,
			{ name: before.name, alias: word },
			{},
		)
	})
}

/** Records for good which skill or profession a word belongs to; null for none. */
export async function decide(
	db: Db,
	subject: KnowledgeSubject,
	word: string,
	ownerId: number | null,
	formerId: number | null = null,
) {
	await db
		.insert(decidedNames)
		.values({ subject, word: word.toLowerCase(), ownerId, formerId })
		.onConflictDoUpdate({
			target: [decidedNames.subject, decidedNames.word],
			set: { ownerId, formerId: sql`coalesce(excluded.former_id, ${decidedNames.formerId})` },
		})
}

export async function findSure(db: Db, subject: KnowledgeSubject, id: number) {
	const found = await findNamed(db, subject, id)
	if (!found) throw notFound('searchRefusals.knowledgeGone')
	return found
}

/** A word that has become a name again belongs to the one with that name, so the decision is deleted. */
async function forget(db: Db, subject: KnowledgeSubject, name: string) {
	await db
		.delete(decidedNames)
		.where(and(eq(decidedNames.subject, subject), eq(decidedNames.word, name.toLowerCase())))
}

async function refuseTaken(db: Db, subject: KnowledgeSubject, name: string, except = 0) {
	const word = name.toLowerCase()
	const { rows } = await db.execute<{ name: string }>(sql`
		select name from ${tables[subject].named}
		where id <> ${except} and (lower(name) = ${word} or aliases @> array[${word}::text])
		order by (lower(name) = ${word}) desc limit 1`)
	const owner = rows[0]?.name
	if (owner === undefined) return
	throw owner.toLowerCase() === word
		? conflict('searchRefusals.nameExists', { name: owner })
		: conflict('searchRefusals.nameOfOther', { name, owner })
}

function checked(subject: KnowledgeSubject, { field, ...names }: Draft) {
	const longest = longestName[subject]
	for (const [key, name] of Object.entries(names))
		if (name && tidy(name).length > longest)
			throw malformedAt(key, 'searchRefusals.nameTooLong', { most: longest })
	const { name, nameHi, nameMr } = names
	return {
		name: tidy(name),
		nameHi: nameHi && tidy(nameHi),
		nameMr: nameMr && tidy(nameMr),
		field: tidy(field),
	}
}

function tidy(text: string) {
	return text.trim().replaceAll(/\s+/g, ' ')
}
