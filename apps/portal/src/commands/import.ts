import { resolve } from 'node:path'
import { Refusal } from '@profile-search/api/platform/refusal'
import { importTaxonomy, type ImportReport } from '@profile-search/api/search/taxonomies/import-taxonomy'
import { sources } from '@profile-search/api/search/taxonomies/taxonomy'
import { connect } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { Presets, SingleBar } from 'cli-progress'
import { borrowDatabase } from '../database/database.ts'
import { yieldBackends } from '../parts/priority.ts'
import { WrongSetting, type Settings } from '../settings/settings.ts'

/** Imports the published files of a taxonomy with a progress bar, and returns a summary. */
export async function importFiles(settings: Settings, taxonomy: string, folder: string) {
	const source = sources.find((name) => name === taxonomy)
	if (!source) throw new WrongSetting(`"${taxonomy}" is not one of ${sources.join(', ')}.`)
	const database = await borrowDatabase(settings)
	const connection = connect(database.url, { size: 1 })
	if (database.isEmbedded) yieldBackends(connection.pool)
	const bar = new SingleBar({ format: 'Reading {bar} {percentage}%' }, Presets.shades_classic)
	try {
		await migrate(database.url, loadReference)
		bar.start(1, 0)
		const report = await importTaxonomy(connection.db, source, fromCaller(folder), (done, total) => {
			bar.setTotal(total)
			bar.update(done)
			if (done < total || !bar.isActive) return
			bar.stop()
			console.log('Writing …')
		})
		return linesOf(report)
	} catch (error) {
		throw error instanceof Refusal ? new WrongSetting(`${error.message} Nothing has been changed.`) : error
	} finally {
		bar.stop()
		await connection.close()
		await database.release()
	}
}

/** npm runs commands in the project's folder; the path is relative to the operator's folder. */
function fromCaller(folder: string) {
	return resolve(process.env['INIT_CWD'] ?? '.', folder)
}

function linesOf({ occupations, skills, aliases, relations, leftOut }: ImportReport) {
	return [
		`Occupations: ${occupations.matched} matched, ${occupations.added} added.`,
		`Skills: ${skills.matched} matched, ${skills.added} added.`,
		`Other names: ${aliases.added} added, ${aliases.refused} refused, since they belong to another profession or skill.`,
		`Relations: ${relations.typicalSkills} typical skills, ${relations.relatedSkills} of related skills, ${relations.relatedOccupations} of related professions.`,
		`Left out: ${leftOut} lines (withdrawn, headings, without a short name, or about what the files do not name).`,
		'A running portal reads this within seconds; it need not be started again.',
	].join('\n')
}
