import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '@profile-search/db/client'
import { lexicons } from '@profile-search/db/schema/search/lexicons'
import { createLexiconBuilder, type Lexicon } from '@profile-search/matching/text/lexicon'
import { desc, lt, sql } from 'drizzle-orm'
import type { Run } from '#platform/context/define-task.ts'
import { openJob } from '#visibility/open-job.ts'
import { allJobDocuments, allPersonDocuments } from '../index/documents.ts'
import { readTaxonomy } from '../index/knowledge/lexicon.ts'
import { noteNewLearning } from '../index/knowledge/new-knowledge.ts'

/** A smaller share of new texts is not worth a new count, which every node would have to load. */
const worthwhile = 0.02
/** But words change too, so a count is not used for longer than this. */
const longestDays = 30
/** A count is never renewed sooner, since every node then reloads its index. */
const shortestHours = 20
/** A term of a single text is as rare as an unused one. */
const leastHolders = 2
/** Of people and of jobs each; more texts no longer change any rarity. */
const mostTexts = 10_000

/** Builds the lexicon anew when enough has changed; the rankings follow. */
export const buildLexicon: Run<'build_lexicon'> = async (_payload, { db }) => {
	if (!(await isDue(db))) return
	const lexicon = await countAll(db)
	await db.transaction(async (transaction) => {
		const [added] = await transaction
			.insert(lexicons)
			.values({
				documents: lexicon.documents,
				frequency: frequent(lexicon),
			})
			.returning({ id: lexicons.id })
		await transaction.delete(lexicons).where(lt(lexicons.id, added?.id ?? 0))
		await noteNewLearning(transaction)
	})
}

async function isDue(db: Db) {
	const [last] = await db.select().from(lexicons).orderBy(desc(lexicons.id)).limit(1)
	const now = await countTexts(db)
	if (now === 0 || !last) return now > 0
	const hours = (Date.now() - last.countedAt.getTime()) / 3_600_000
	if (hours < shortestHours) return false
	return hours > longestDays * 24 || Math.abs(now - last.documents) > last.documents * worthwhile
}

/** How many texts would be counted. */
async function countTexts(db: Db) {
	const { rows } = await db.execute<{ texts: number }>(sql`
		select (select count(*) from (select from candidates candidate join accounts account on account.id = candidate.account_id
				and account.status = 'approved' and account.user_type = 'candidate' limit ${mostTexts}) people)::int
			+ (select count(*) from (select from jobs job where ${openJob('job')} limit ${mostTexts}) open_jobs)::int as texts`)
	return rows[0]?.texts ?? 0
}

async function countAll(db: Db): Promise<Lexicon> {
	const builder = createLexiconBuilder(await readTaxonomy(db))
	for (const documents of [allPersonDocuments(db), allJobDocuments(db)]) {
		let counted = 0
		for await (const batch of documents) {
			for (const { text } of batch.slice(0, mostTexts - counted)) {
				if (text) builder.add(text)
				counted += 1
				// Pages are served by the same thread.
				if (counted % 10 === 0) await breathe()
			}
			if (counted >= mostTexts) break
		}
	}
	return builder.lexicon()
}

function frequent({ frequency }: Lexicon): Record<string, number> {
	return Object.fromEntries(frequency.entries().filter(([, holders]) => holders >= leastHolders))
}
