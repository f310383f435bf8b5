import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Load } from './load.ts'

/** What was measured for one question: of the portal and, where they can answer it, of the driver and of Directus. */
export type Row = { name: string; portal: Load; driver: Load | undefined; directus: Load | undefined }

const page = join(import.meta.dirname, '../../../../docs/benchmarks.md')

/** The table of one size, in Markdown. */
export function tableOf(rows: readonly Row[]) {
	return [
		'| | portal, req/s | p50, ms | p99, ms | not 2xx | bare driver, req/s | portal ÷ driver | Directus, req/s | portal ÷ Directus |',
		'|---|---:|---:|---:|---:|---:|---:|---:|---:|',
		...rows.map(({ name, portal, driver, directus }) =>
			[
				'',
				name,
				whole(portal.perSecond),
				precise(portal.p50),
				precise(portal.p99),
				whole(portal.failed),
				driver ? whole(driver.perSecond) : '',
				driver ? precise(portal.perSecond / driver.perSecond) : '',
				directus ? whole(directus.perSecond) : '',
				directus ? precise(portal.perSecond / directus.perSecond) : '',
				'',
			]
				.join(' | ')
				.trim(),
		),
	].join('\n')
}

/** Replaces the figures of one size in the page of benchmarks; the words around them are written by hand. */
export function writeFigures(people: number, text: string) {
	const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
	const date = new Date().toISOString().slice(0, 10)
	const [start, end] = [`<!-- ${people} people -->`, `<!-- end of ${people} people -->`]
	const section = `${start}\n\n### ${people.toLocaleString('en')} people\n\n${date}, ${machine}, Node ${process.versions.node}.\n\n${text}\n\n${end}`
	const written = readFileSync(page, 'utf8')
	const [from, to] = [written.indexOf(start), written.indexOf(end)]
	writeFileSync(
		page,
		from === -1
			? `${written.trimEnd()}\n\n${section}\n`
			: written.slice(0, from) + section + written.slice(to + end.length),
	)
}

function whole(value: number) {
	return Math.round(value).toLocaleString('en')
}

function precise(value: number) {
	return value >= 10 ? whole(value) : value.toPrecision(2)
}
