import { Refusal } from '@profile-search/api/platform/refusal'
import { connect, type Db } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { sentenceOf } from '@profile-search/text/sentence'
import { borrowDatabase } from '../../database/database.ts'
import { WrongSetting, type Settings } from '../../settings/settings.ts'

/** Does something with the database of the portal, whether the portal runs or not. A refusal is named in one line. */
export async function withDatabase<Result>(settings: Settings, act: (db: Db) => Promise<Result>) {
	const database = await borrowDatabase(settings)
	const connection = connect(database.url, { size: 2 })
	try {
		await migrate(database.url, loadReference)
		return await act(connection.db)
	} catch (error) {
		throw error instanceof Refusal
			? new WrongSetting(`${sentenceOf(error.message)} Nothing has been changed.`)
			: error
	} finally {
		await connection.close()
		await database.release()
	}
}
