import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { throwawayFolder } from '@profile-search/db/testing/throwaway-folder'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { inLatin1 } from './in-latin1.ts'
import { keepPlaces } from './keep-places.ts'
import { mapLines } from './map-lines.ts'

/** Bundles these files as the server is bundled, and runs the first. Returns its output and the bundle. */
async function run(files: Record<string, string>) {
	const folder = await throwawayFolder('profile-search-bundle-')
	for (const [name, text] of Object.entries(files)) {
		await mkdir(join(folder, name, '..'), { recursive: true })
		await writeFile(join(folder, name), text)
	}
	const dir = join(folder, 'build')
	const bundle = await rolldown({
		input: join(folder, Object.keys(files)[0] ?? ''),
		platform: 'node',
		plugins: [keepPlaces(folder, dir), inLatin1(), mapLines()],
	})
	const { output } = await bundle.write({ dir, sourcemap: true, entryFileNames: 'first.js' })
	const { stdout } = await promisify(execFile)(process.execPath, [
		'--enable-source-maps',
		join(dir, 'first.js'),
	])
	await rm(folder, { recursive: true })
	return {
		said: stdout.trim(),
		code: output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'),
	}
}

test('texts stay the same, while the bundle has only characters of one byte', async () => {
	const { said, code } = await run({
		'first.ts': [
			"const dash: string = '–'",
			'console.log(JSON.stringify([',
			'	`अ${dash}🙂`, String.raw`\\d–${dash}`, "a–b".replace(/–/u, "+"), /[🙂]/u.test("🙂"), /^[–—]$/.test("—"),',
			']))',
		].join('\n'),
	})

	expect(JSON.parse(said)).toEqual(['अ–🙂', '\\d––', 'a+b', true, true])
	expect(code).toMatch(/^[\0-\xff]*$/)
})

test('files, threads and modules are found from where their sources lie', async () => {
	const { said } = await run({
		'a/first.ts': `
			import { readFileSync } from 'node:fs'
			import { join } from 'node:path'
			import { Worker } from 'node:worker_threads'
			console.log(readFileSync(new URL('words.txt', import.meta.url), 'utf8'))
			console.log(readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8'))
			console.log((await import(new URL('../c/module.ts', import.meta.url).href)).name)
			new Worker(new URL('../b/thread.ts', import.meta.url)).on('message', (words: string) => console.log(words))`,
		'a/words.txt': 'words beside the program',
		'b/thread.ts': `
			import { readFileSync } from 'node:fs'
			import { extname } from 'node:path'
			import { parentPort } from 'node:worker_threads'
			const words = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
			parentPort?.postMessage(words + ', which is ' + extname(import.meta.filename))`,
		'b/words.txt': 'words beside the thread',
		'c/module.ts': `export const name = new URL('.', import.meta.url).pathname.split('/').at(-2)`,
	})

	expect(said.split('\n')).toEqual([
		'words beside the program',
		'words beside the program',
		'c',
		'words beside the thread, which is .js',
	])
})

test('an error says where it happened in the sources', async () => {
	const { said } = await run({
		'first.ts': `import { fail } from './failing.ts'\nif (!import.meta.url) throw 0\ntry { fail() } catch (error) { console.log(String(error.stack)) }`,
		'failing.ts': `type Nothing = undefined\n\nexport function fail(): Nothing {\n\tthrow new Error('–')\n}`,
	})

	expect(said).toMatch(/failing\.ts:4:/)
	expect(said).toMatch(/first\.ts:3:/)
})
