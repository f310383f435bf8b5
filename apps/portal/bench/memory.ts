import { readdirSync, readFileSync } from 'node:fs'

/** The resident memory of a process and all its descendants, except those of the database, in MB. Linux only. */
export function residentMegabytes(root: number) {
	const parents = new Map<number, number>()
	const pages = new Map<number, { resident: number; isDatabase: boolean }>()
	for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
		const status = readStatus(entry)
		if (!status) continue
		parents.set(Number(entry), Number(status.get('PPid')))
		pages.set(Number(entry), {
			resident: Number.parseInt(status.get('VmRSS') ?? '0', 10),
			isDatabase: status.get('Name') === 'postgres',
		})
	}
	let kilobytes = 0
	for (const [id, { resident, isDatabase }] of pages)
		if (!isDatabase && descendsFrom(id, root, parents)) kilobytes += resident
	return kilobytes / 1024
}

/** The lines of a process's status by name; undefined if it has ended meanwhile. */
function readStatus(id: string) {
	try {
		const lines = readFileSync(`/proc/${id}/status`, 'utf8').split('\n')
		return new Map(lines.map((line) => line.split(/:\s*/, 2) as [string, string]))
	} catch {
		return undefined
	}
}

function descendsFrom(id: number, root: number, parents: Map<number, number>) {
	for (let at: number | undefined = id; at; at = parents.get(at)) if (at === root) return true
	return false
}
