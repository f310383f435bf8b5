import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Writes the texts of a folder compressed as well, beside each other, so that no answer has to compress them. */
export async function compressFiles(folder: string) {
	const files = await readdir(folder, { recursive: true })
	for (const file of files.filter((each) => /\.(?:js|css|svg)$/.test(each))) {
		const path = join(folder, file)
		const bytes = await readFile(path)
		for (const [ending, compress] of Object.entries(compressors))
			await writeFile(`${path}.${ending}`, await compress(bytes))
	}
}
