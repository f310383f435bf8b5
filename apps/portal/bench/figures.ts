import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../../../docs/benchmarks.md')

/** Replaces the figures under a title in the page of benchmarks; the words around them are written by hand. */
export function writeFigures(title: string, text: string) {
	const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
	const date = new Date().toISOString().slice(0, 10)
	const [start, end] = [`<!-- ${title} -->`, `<!-- end of ${title} -->`]
	const section = `${start}\n\n### ${title}\n\n${date}, ${machine}, Node ${process.versions.node}.\n\n${text}\n\n${end}`
	const written = readFileSync(page, 'utf8')
	const [from, to] = [written.indexOf(start), written.indexOf(end)]
	writeFileSync(
		page,
		from === -1
			? `${written.trimEnd()}\n\n${section}\n`
			: written.slice(0, from) + section + written.slice(to + end.length),
	)
}
