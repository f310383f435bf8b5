import { verifyAuditLog } from '@profile-search/api/platform/audit/verify'
import { connect } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { borrowDatabase } from '../database/database.ts'
import type { Settings } from '../settings/settings.ts'

/** Reads the whole audit log and tells the operator whether the hash chain of its rows is intact. */
export async function verifyAudit(settings: Settings) {
	const database = await borrowDatabase(settings)
	try {
		await migrate(database.url, loadReference)
		const connection = connect(database.url, { size: 1 })
		const verdict = await verifyAuditLog(connection.db).finally(connection.close)
		return { fits: !verdict.problem, message: messageOf(verdict) }
	} finally {
		await database.release()
	}
}

function messageOf({ checked, erased, last, problem }: Awaited<ReturnType<typeof verifyAuditLog>>) {
	const end = last && `The last row that fits is number ${last.number}, hash ${last.hash}.`
	const advice =
		'Keep this number and hash elsewhere: rows cut off at the end leave no other trace. See docs/audit.md.'
	return [
		problem ?? 'Every row of the audit log fits.',
		`${checked} rows checked; ${erased} rows had their content erased.`,
		end,
		!problem && last && advice,
	]
		.filter(Boolean)
		.join('\n')
}
