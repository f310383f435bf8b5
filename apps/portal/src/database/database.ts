import { connect as openSocket } from 'node:net'
import { join } from 'node:path'
import { messageOf } from '@profile-search/api/platform/log/error-text'
import { noLog, type Log } from '@profile-search/api/platform/log/log'
import {
	findEmbedded,
	socketIn,
	startEmbedded,
	type EmbeddedServer,
} from '@profile-search/db/embedded/server'
import type { Settings } from '../settings/settings.ts'
import { expectWholePortal } from './cut-off-restore.ts'
import { claimFolder, isClaimed } from './data-folder.ts'

/** A database URL, and the function that releases the database. */
export type Database = { url: string; isEmbedded: boolean; release: () => Promise<void> }

/**
 * For the portal itself: the server of DATABASE_URL, or an embedded one that is watched and restarted when it dies.
 */
export async function startDatabase(settings: Settings, log: Log): Promise<Database> {
	if (settings.databaseUrl) return { url: settings.databaseUrl, isEmbedded: false, release: async () => {} }
	const letGo = await claimFolder(settings.dataFolder)
	try {
		const server = await startEmbedded(databaseFolder(settings), { logLevel: settings.logLevel })
		const unwatch = watch(server, log)
		return {
			url: server.url,
			isEmbedded: true,
			async release() {
				await unwatch()
				await server.stop()
				await letGo()
			},
		}
	} catch (error) {
		await letGo()
		throw error
	}
}

/** For a command: the database of the running portal, or one that is started for the duration of the command. */
export async function borrowDatabase(settings: Settings): Promise<Database> {
	await expectWholePortal(settings.dataFolder)
	if (!settings.databaseUrl && (await isClaimed(settings.dataFolder))) {
		const url = await findEmbedded(databaseFolder(settings))
		if (!url) throw new Error('The portal is just starting. Please try again in a moment.')
		return { url, isEmbedded: true, release: async () => {} }
	}
	return startDatabase(settings, noLog)
}

/** Where the embedded database is. */
export function databaseFolder(settings: Settings) {
	return join(settings.dataFolder, 'database')
}

const lookEveryMs = 1000

/** Checks every second whether the server takes connections, and restarts it when it does not. */
function watch(server: EmbeddedServer, log: Log) {
	let looking = Promise.resolve()
	const timer = setInterval(() => {
		looking = looking.then(() => look())
	}, lookEveryMs)

	async function look() {
		if (await takesConnections(server.url)) return
		log.error('The database has stopped; it is started again.')
		await server.restart().then(
			() => log.warn('The database is there again.'),
			(error: Error) => log.error(messageOf(error)),
		)
	}

	return async () => {
		clearInterval(timer)
		await looking
	}
}

async function takesConnections(url: string) {
	const { hostname, port, searchParams } = new URL(url)
	const folder = searchParams.get('host')
	const address = folder ? { path: socketIn(folder, port) } : { host: hostname, port: Number(port) }
	return new Promise<boolean>((resolve) => {
		const socket = openSocket(address, () => answer(true))
		socket.once('error', () => answer(false))
		function answer(isThere: boolean) {
			socket.destroy()
			resolve(isThere)
		}
	})
}
