import type { Db } from '@profile-search/db/client'
import { candidateEmbeddings, jobEmbeddings } from '@profile-search/db/schema/search/embeddings'
import { withoutPersonalWords } from '@profile-search/matching/text/ignored/personal-words'
import type { FreeText } from '@profile-search/matching/text/term-counter'
import { ne } from 'drizzle-orm'
import type { Run } from '#platform/context/define-task.ts'
import type { Embedder } from '#platform/context/outside.ts'
import { readTaxonomy } from '../index/knowledge/lexicon.ts'
import { compassOf, type Compass } from './professions.ts'
import { jobTexts, personTexts, type Texts } from './texts.ts'

/** Texts read in one transaction. */
const together = 64
/** The next run continues where this one stops. */
const longestMs = 50_000

/**
 * Sends what people and jobs have written since the last run to the operator's embedding service. Without a service, or
 * with another model, the stored results are deleted; texts are then compared as the engine itself reads them.
 */
export const embedTexts: Run<'embed_texts'> = async (_payload, { db, embedder }) => {
	await forget(db, embedder?.model ?? '')
	if (!embedder) return
	const end = performance.now() + longestMs
	let compass: Compass | undefined
	for (const texts of [personTexts, jobTexts]) {
		for (let after = ''; performance.now() < end;) {
			const ids = await texts.unread(db, after, together)
			const last = ids.at(-1)
			if (last === undefined) break
			compass ??= await compassOf(embedder, await readTaxonomy(db))
			await readSome(db, { embedder, compass }, texts, ids)
			after = last
		}
	}
}

async function forget(db: Db, but: string) {
	await db.delete(candidateEmbeddings).where(ne(candidateEmbeddings.model, but))
	await db.delete(jobEmbeddings).where(ne(jobEmbeddings.model, but))
}

type Reader = { embedder: Embedder; compass: Compass }

async function readSome(db: Db, { embedder, compass }: Reader, texts: Texts, ids: string[]) {
	const asked = await texts.list(db, ids)
	const plainTexts = [...asked.values()].map(plain)
	const vectors = await embedder.embed(plainTexts.filter(Boolean))
	const fields = plainTexts.map((text) => (text ? [...compass(vectors.shift() ?? [])].map(rounded) : []))

	await db.transaction(async (transaction) => {
		await texts.lock(transaction, ids)
		const now = await texts.list(transaction, ids)
		for (const [at, [id, text]] of [...asked].entries())
			if (isSame(text, now.get(id)))
				await texts.store(transaction, { id, model: embedder.model, fields: fields[at] ?? [] })
	})
}

/** The text a model may see, without personal attributes, since a model would weigh them. */
function plain({ title, body }: FreeText) {
	return withoutPersonalWords(`${title}\n${body}`).trim()
}

function isSame(one: FreeText, other: FreeText | undefined) {
	return other !== undefined && one.title === other.title && one.body === other.body
}

function rounded([profession, weight]: [number, number]): [number, number] {
	return [profession, Math.round(weight * 10_000) / 10_000]
}
