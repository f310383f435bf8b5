import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backUpToFile } from '../backup/to-file.ts'
import { borrowDatabase, databaseFolder } from '../database/database.ts'
import { openFiles } from '../parts/files/open-files.ts'
import { WrongSetting, type Settings } from '../settings/settings.ts'
import { fromCaller } from './from-caller.ts'

/** Backs up the portal into one file, while it runs or not, and returns a summary. */
export async function backUp(settings: Settings, file: string) {
	const path = fromCaller(file)
	if (await exists(path)) throw new WrongSetting(`${path} is there already. Choose another name.`)
	await access(dirname(path), constants.W_OK).catch(() => {
		throw new WrongSetting(`Nothing can be written into ${dirname(path)}.`)
	})
	if (!settings.databaseUrl && !(await exists(databaseFolder(settings))))
		throw new WrongSetting(`DATA_DIR: there is no portal in ${settings.dataFolder}.`)

	const began = performance.now()
	const database = await borrowDatabase(settings)
	try {
		const { dataFolder } = settings
		const source = {
			databaseUrl: database.url,
			files: await openFiles(settings),
			dataFolder,
		}
		const passphrase = settings.backup.passphrase
		const { tables, rows, files, missing } = await backUpToFile(source, path, {
			passphrase,
			onProgress: tell,
		})
		const { size } = await stat(path)
		return [
			`Backed up ${rows} rows of ${tables} tables and ${files} files in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
			`${path}: ${(size / 1e6).toFixed(1)} MB, ${passphrase ? 'encrypted with BACKUP_PASSPHRASE; without it nobody can restore it' : 'not encrypted, since BACKUP_PASSPHRASE is not set: whoever has it can read everything'}.`,
			...(missing.length > 0
				? [
						`${missing.length} files that the database names are not there: ${missing.slice(0, 5).join(', ')}.`,
					]
				: []),
		].join('\n')
	} finally {
		await database.release()
	}
}

/** On a terminal one line that changes; elsewhere a line each. */
function tell(what: string) {
	if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${what}\r`)
	else console.log(what)
}

async function exists(path: string) {
	return access(path).then(
		() => true,
		() => false,
	)
}
