import { access } from 'node:fs/promises'
import { connect } from '@profile-search/db/client'
import { findEmbedded } from '@profile-search/db/embedded/server'
import { isClaimed } from '../../database/data-folder.ts'
import { databaseFolder } from '../../database/database.ts'
import { openFiles } from '../../parts/files/open-files.ts'
import { readSettings, WrongSetting, type Settings } from '../../settings/settings.ts'
import { databaseChecks } from './checks/database.ts'
import { outsideChecks } from './checks/outside.ts'
import { examine, linesOf } from './examine.ts'
import { failed, type Check } from './finding.ts'

/** Looks at everything that the portal needs. Returns what was found, for people or as JSON, and how to exit. */
export async function examinePortal(environment: NodeJS.ProcessEnv, { asJson }: { asJson: boolean }) {
	const { checks, close } = await checksFor(environment)
	const diagnosis = await examine(checks)
	await close()
	const text = asJson ? JSON.stringify(diagnosis.findings, null, '\t') : linesOf(diagnosis)
	return { text, exitCode: diagnosis.exitCode }
}

async function checksFor(environment: NodeJS.ProcessEnv) {
	const settings = settingsOf(environment)
	if (settings instanceof WrongSetting)
		return {
			checks: [fixed('settings', settings.message, 'The portal does not start like this.')],
			close: async () => {},
		}
	const isThere = await access(settings.dataFolder).then(
		() => true,
		() => false,
	)
	if (!isThere)
		return {
			checks: [
				fixed(
					'folder',
					`there is no folder ${settings.dataFolder}`,
					'Set DATA_DIR as the portal has it, or start one: npm start.',
				),
			],
			close: async () => {},
		}
	const outside = outsideChecks(settings, await openFiles(settings))
	const url = await urlOf(settings)
	if (!url) {
		const stopped = fixed(
			'database',
			`no portal runs on ${settings.dataFolder}, so its database is not running either`,
			'Start it: npm start. Or set DATA_DIR as it has it.',
		)
		return { checks: [stopped, ...outside], close: async () => {} }
	}
	const connection = connect(url, { size: 4, for: 'page' })
	return {
		checks: [...databaseChecks(connection, settings), ...outside],
		// A server that hangs must not hold up the end.
		close: async () => void connection.close().catch(() => {}),
	}
}

function settingsOf(environment: NodeJS.ProcessEnv) {
	try {
		return readSettings(environment)
	} catch (error) {
		if (error instanceof WrongSetting) return error
		throw error
	}
}

async function urlOf(settings: Settings) {
	if (settings.databaseUrl) return settings.databaseUrl
	return (await isClaimed(settings.dataFolder)) ? findEmbedded(databaseFolder(settings)) : undefined
}

function fixed(name: string, found: string, advice: string): Check {
	return { name, look: async () => failed(found, advice) }
}
