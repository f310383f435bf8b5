import type { Db } from '@profile-search/db/client'
import { lexicons } from '@profile-search/db/schema/lexicons'
import { createLexicon, type Lexicon } from '@profile-search/matching/text/lexicon'
import type { FreeText } from '@profile-search/matching/text/term-counter'
import { desc, lt } from 'drizzle-orm'
import { allJobDocuments, allPersonDocuments } from '../match-index/documents.ts'
import { readTaxonomy } from '../match-index/lexicon.ts'
import { noteNewKnowledge } from '../match-index/new-knowledge.ts'
import type { Task } from '../queue.ts'

/** Fewer new texts than this share leave the counts as good as they are: every node would load them for nothing. */
const worthwhile = 0.02
/** A term of a single text is as rare as one that nobody has used. */
const leastHolders = 2
/** More texts than this change no rarity any more. */
const mostTexts = 200_000

/** Counts anew how often words are used, when enough has changed; the rankings follow. */
export const countWords: Task = async (_payload, { db }) => {
	const [last] = await db
		.select({ documents: lexicons.documents })
		.from(lexicons)
		.orderBy(desc(lexicons.id))
		.limit(1)
	const lexicon = createLexicon(await readTaxonomy(db), await readTexts(db))
	const before = last?.documents ?? 0
	if (lexicon.documents === 0 || Math.abs(lexicon.documents - before) <= before * worthwhile) return

	await db.transaction(async (transaction) => {
		const [added] = await transaction
			.insert(lexicons)
			.values({
				documents: lexicon.documents,
				averageLength: lexicon.averageLength,
				frequency: frequent(lexicon),
			})
			.returning({ id: lexicons.id })
		await transaction.delete(lexicons).where(lt(lexicons.id, added?.id ?? 0))
		await noteNewKnowledge(transaction)
	})
}

async function readTexts(db: Db): Promise<FreeText[]> {
	const texts: FreeText[] = []
	for await (const batch of allJobDocuments(db)) {
		for (const { text } of batch) if (text) texts.push(text)
		if (texts.length >= mostTexts / 2) break
	}
	for await (const batch of allPersonDocuments(db)) {
		for (const { text } of batch) if (text) texts.push(text)
		if (texts.length >= mostTexts) break
	}
	return texts
}

function frequent({ frequency }: Lexicon): Record<string, number> {
	return Object.fromEntries(frequency.entries().filter(([, holders]) => holders >= leastHolders))
}
