import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect as openTls } from 'node:tls'
import { discover } from '@profile-search/api/accounts/openid/client'
import { probeMailServer } from '@profile-search/api/platform/channels/mail/probe-server'
import type { FileStore } from '@profile-search/api/platform/context/outside'
import { roomOf } from '@profile-search/api/site/operations/health/disk'
import { timeOf } from '../../../backup/keep.ts'
import { openPlace } from '../../../backup/place/place.ts'
import type { Settings } from '../../../settings/settings.ts'
import { failed, ok, warning, type Check, type Finding } from '../finding.ts'

const day = 86_400_000

/** What the portal needs besides its database. */
export function outsideChecks(settings: Settings, files: FileStore): Check[] {
	return [
		{ name: 'mail', look: () => lookAtMail(settings) },
		{ name: 'storage', look: () => lookAtStorage(files, settings.filesBucket) },
		{ name: 'disk', look: () => lookAtDisk(settings.dataFolder) },
		{ name: 'certificate', look: () => lookAtCertificate(settings.publicUrl) },
		{ name: 'backups', look: () => lookAtBackups(settings) },
		{ name: 'logins', look: () => lookAtProviders(settings.openid) },
		{ name: 'index', look: () => lookAtIndex(settings) },
	]
}

async function lookAtMail({ smtpUrl, mailFrom, isForOthers }: Settings): Promise<Finding> {
	if (!smtpUrl)
		return isForOthers
			? failed('there is no mail server', 'Set SMTP_URL.')
			: ok('mails arrive in the mailbox of this machine, at /dev/mailbox')
	const { host } = new URL(smtpUrl)
	try {
		await probeMailServer(smtpUrl)
	} catch (error) {
		return failed(
			`${host} does not take mails: ${error instanceof Error ? error.message : String(error)}`,
			'Check the address, the user and the password in SMTP_URL, and that the firewall lets this machine out.',
		)
	}
	if (mailFrom.includes('.invalid'))
		return warning(
			`${host} takes mails, from a sender that does not exist`,
			'Set MAIL_FROM to an address of yours.',
		)
	return ok(`${host} takes mails`)
}

async function lookAtStorage(files: FileStore, bucket: string | undefined) {
	const key = `doctor-${process.pid}-${Date.now()}`
	const text = 'Can this be read again?'
	try {
		await files.put(key, text)
		if ((await files.get(key)) !== text) throw new Error('what was written reads otherwise')
		return ok('files can be written, read and deleted')
	} catch (error) {
		return failed(
			error instanceof Error ? error.message : String(error),
			bucket
				? `Check FILES_URL and the AWS_ variables, and that the keys may read, write, list and delete in ${bucket}.`
				: 'The user of the portal has to own the folder files of DATA_DIR.',
		)
	} finally {
		await files.delete(key).catch(() => {})
	}
}

async function lookAtDisk(folder: string) {
	const { bavail, blocks, bsize } = await statfs(folder)
	const room = `${((bavail * bsize) / 1e9).toFixed(1)} GB of ${((blocks * bsize) / 1e9).toFixed(0)} are free`
	const state = roomOf(bavail * bsize, blocks * bsize)
	if (state === 'ready') return ok(room)
	const advice = `Free some space where ${folder} is, or make the disk larger.`
	return state === 'low' ? warning(room, advice) : failed(room, advice)
}

/** The certificate that people are shown, wherever the connection is decrypted. */
async function lookAtCertificate(publicUrl: string | undefined) {
	if (!publicUrl?.startsWith('https:')) return undefined
	const { hostname, port } = new URL(publicUrl)
	const end = await endOfCertificate(hostname, Number(port || 443))
	const days = Math.floor((end.getTime() - Date.now()) / day)
	const found = `that of ${hostname} is valid for ${days} more days`
	if (days >= 14) return ok(found)
	return days >= 3 ? warning(found, 'Renew it.') : failed(found, 'Renew it now.')
}

async function endOfCertificate(host: string, port: number) {
	const { promise, resolve, reject } = Promise.withResolvers<Date>()
	const name = isIP(host) ? {} : { servername: host }
	const socket = openTls({ host, port, ...name }, () =>
		resolve(new Date(socket.getPeerCertificate().valid_to)),
	)
	socket.once('error', reject)
	return promise.finally(() => socket.destroy())
}

async function lookAtBackups({ backup, dataFolder }: Settings) {
	if (!backup.to)
		return warning(
			'none are made at night',
			'Set BACKUP_TO to a folder on another disk; see docs/operations.md.',
		)
	const place = await openPlace(backup.to, dataFolder)
	const times = (await place.names().catch(nothingYet)).flatMap((name) => timeOf(name)?.getTime() ?? [])
	const hours = (Date.now() - Math.max(...times)) / 3_600_000
	if (times.length === 0)
		return failed(
			`there are none in ${backup.to}`,
			'The first one is made tonight; make one now: npm run portal -- backup FILE',
		)
	const found = `${times.length} in ${backup.to}, the newest ${Math.round(hours)} hours old`
	if (hours <= 26) return ok(found)
	return failed(found, 'An administrator sees why, under Background work: back_up.')
}

/** The first backup makes the folder. */
function nothingYet(error: NodeJS.ErrnoException): string[] {
	if (error.code === 'ENOENT') return []
	throw error
}

/** The services that people log in by: whether each says where it is asked, and with which keys it signs. */
async function lookAtProviders(providers: Settings['openid']) {
	if (providers.length === 0) return undefined
	const problems = await Promise.all(
		providers.map((provider) =>
			discover(provider).then(
				() => [],
				(error: unknown) => `${provider.name} (${provider.issuer}): ${reasonOf(error)}`,
			),
		),
	)
	if (problems.flat().length === 0)
		return ok(`${providers.map(({ name }) => name).join(', ')} can be logged in by`)
	return failed(
		problems.flat().join('; '),
		'Compare the issuer in OPENID_PROVIDERS with what the provider tells at its /.well-known/openid-configuration. Meanwhile people log in by their passwords.',
	)
}

/** The innermost reason: what wraps a failed connection says only that something failed. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

async function lookAtIndex({ host, port, role, healthPort }: Settings) {
	const address = `http://${host.includes(':') ? `[${host}]` : host}:${role === 'worker' ? healthPort : port}/api/health`
	const answer = await fetch(address).catch(() => undefined)
	if (!answer)
		return failed(
			`no portal answers at ${address}`,
			'Start it: npm start. Or set PORT and HOST as it has them.',
		)
	const { message, details } = (await answer.json()) as {
		message: string
		details?: { indexAgeSeconds?: number; matching?: string }
	}
	if (!answer.ok || details?.indexAgeSeconds === undefined)
		return failed(message, 'Wait a minute. If it stays, its log says why; LOG_LEVEL=info says more.')
	return ok(
		`${details.matching}, in use for ${Math.round(details.indexAgeSeconds / 60)} minutes, and kept true since`,
	)
}
