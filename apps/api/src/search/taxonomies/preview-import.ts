import type { Db } from '@profile-search/db/client'
import type { Taxonomy } from '@profile-search/matching/extract/taxonomy'
import type { Related } from '@profile-search/matching/types'
import { TransactionRollbackError } from 'drizzle-orm'
import { readKnowledge } from '../index/knowledge/knowledge.ts'
import { readTaxonomy } from '../index/knowledge/lexicon.ts'
import { applyTaxonomy, readPublished, type ImportReport } from './import-taxonomy.ts'
import type { OnProgress, Source } from './taxonomy.ts'

/** What ranking reads of skills and professions, as plain data: the form that the evaluation takes. */
export type RankedBy = {
	taxonomy: Taxonomy
	relatedSkills: [number, readonly Related[]][]
	relatedProfessions: [number, readonly Related[]][]
}

type Preview = { report: ImportReport; before: RankedBy; after: RankedBy }

/** Does an import and takes it back: what it would change, and what ranking would read before and after. */
export async function previewImport(
	db: Db,
	source: Source,
	folder: string,
	onProgress: OnProgress = () => {},
): Promise<Preview> {
	const taxonomy = await readPublished(source, folder, onProgress)
	let preview: Preview | undefined
	try {
		await db.transaction(async (transaction) => {
			const before = await readRankedBy(transaction)
			const report = await applyTaxonomy(transaction, taxonomy)
			preview = { report, before, after: await readRankedBy(transaction) }
			transaction.rollback()
		})
	} catch (error) {
		if (!(error instanceof TransactionRollbackError) || !preview) throw error
	}
	if (!preview) throw new Error('The import was not taken back.')
	return preview
}

async function readRankedBy(db: Db): Promise<RankedBy> {
	const { relatedSkills, relatedProfessions } = await readKnowledge(db, { isLearning: false })
	return {
		taxonomy: await readTaxonomy(db),
		relatedSkills: [...relatedSkills],
		relatedProfessions: [...relatedProfessions],
	}
}
