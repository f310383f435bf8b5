import { Refusal } from '@profile-search/api/platform/refusal'
import { importTaxonomy, type ImportReport } from '@profile-search/api/search/taxonomies/import-taxonomy'
import { previewImport } from '@profile-search/api/search/taxonomies/preview-import'
import { sources, type OnProgress } from '@profile-search/api/search/taxonomies/taxonomy'
import { undoImport } from '@profile-search/api/search/taxonomies/undo-import'
import { connect, type Db } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { sentenceOf } from '@profile-search/text/sentence'
import { Presets, SingleBar } from 'cli-progress'
import { borrowDatabase } from '../database/database.ts'
import { yieldBackends } from '../parts/priority.ts'
import { WrongSetting, type Settings } from '../settings/settings.ts'
import { fromCaller } from './from-caller.ts'

/** Imports the published files of a taxonomy with a progress bar, and returns a summary. */
export async function importFiles(settings: Settings, taxonomy: string, folder: string) {
	const source = sourceOf(taxonomy)
	return withPortal(settings, async (db, onProgress) => {
		const report = await importTaxonomy(db, source, fromCaller(folder), onProgress)
		return [
			...linesOf(report),
			'A running portal reads this within seconds; it need not be started again.',
		].join('\n')
	})
}

/** What an import would change, with nothing changed: a summary, and what ranking would read before and after. */
export async function previewFiles(settings: Settings, taxonomy: string, folder: string) {
	const source = sourceOf(taxonomy)
	return withPortal(settings, async (db, onProgress) => {
		const { report, before, after } = await previewImport(db, source, fromCaller(folder), onProgress)
		return { summary: [...linesOf(report), 'Nothing has been changed.'].join('\n'), before, after }
	})
}

/** Takes the import of a taxonomy back, and returns a summary. */
export async function undoFiles(settings: Settings, taxonomy: string) {
	const source = sourceOf(taxonomy)
	return withPortal(settings, async (db) => {
		const { removed, kept } = await undoImport(db, source)
		const inUse = [...kept.professions, ...kept.skills]
		return [
			`Removed: ${removed.professions} professions and ${removed.skills} skills, with all names and relations of ${taxonomy}.`,
			...(inUse.length > 0 ? [`Kept, since they are in use (${inUse.length}): ${inUse.join(', ')}.`] : []),
		].join('\n')
	})
}

function sourceOf(taxonomy: string) {
	const source = sources.find((name) => name === taxonomy)
	if (!source) throw new WrongSetting(`"${taxonomy}" is not one of ${sources.join(', ')}.`)
	return source
}

/** Does something with the portal's database, with a progress bar for what is read. */
async function withPortal<Result>(
	settings: Settings,
	act: (db: Db, onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
	const database = await borrowDatabase(settings)
	const connection = connect(database.url, { size: 1 })
	if (database.isEmbedded) yieldBackends(connection.pool)
	const bar = new SingleBar({ format: 'Reading {bar} {percentage}%' }, Presets.shades_classic)
	try {
		await migrate(database.url, loadReference)
		return await act(connection.db, (done, total) => {
			if (!bar.isActive) bar.start(total, 0)
			bar.setTotal(total)
			bar.update(done)
			if (done < total) return
			bar.stop()
			console.log('Writing …')
		})
	} catch (error) {
		throw error instanceof Refusal
			? new WrongSetting(`${sentenceOf(error.message)} Nothing has been changed.`)
			: error
	} finally {
		bar.stop()
		await connection.close()
		await database.release()
	}
}

function linesOf({ occupations, skills, aliases, relations, leftOut }: ImportReport) {
	return [
		`Occupations: ${occupations.matched} matched, ${occupations.added} added.`,
		`Skills: ${skills.matched} matched, ${skills.added} added.`,
		`Other names: ${aliases.added} added, ${aliases.refused} refused, since they belong to another profession or skill.`,
		`Relations: ${relations.typicalSkills} typical skills, ${relations.relatedSkills} of related skills, ${relations.relatedOccupations} of related professions.`,
		`Left out: ${leftOut} lines (withdrawn, headings, without a short name, or about what the files do not name).`,
	]
}
