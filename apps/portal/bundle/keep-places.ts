import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

const program = /new URL\('([^']+\.ts)', import\.meta\.url\)/g
const module = /import\((\s*)new URL\(('[^']+'), import\.meta\.url\)\.href(,?\s*)\)/g
const packageFile = /import\.meta\.resolve\((\s*)'([^']+)',?(\s*)\)/g
const place = /import\.meta\.(url|dirname)/g

/**
 * Keeps what modules say about places true after they have moved into the folder of the bundle. A module that is
 * imported by its address, and a thread or program that is started by its file, become parts of the bundle; all other
 * files stay where they are. `root` holds all sources, `output` gets the bundle.
 */
export function keepPlaces(root: string, output: string): Plugin {
	const urlOf = (path: string) => `new URL('${relative(output, path)}', import.meta\0.url)`
	return {
		name: 'keep-places',
		transform: {
			filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: 'import.meta.' },
			handler(code, id) {
				const moved = code
					.replaceAll(module, 'import($1$2$3)')
					.replaceAll(program, (_, path: string) => {
						const started = join(dirname(id), path)
						const fileName = `${relative(root, started).replaceAll(/[\\/]/g, '-').slice(0, -2)}js`
						this.emitFile({ type: 'chunk', id: started, fileName })
						return urlOf(join(output, fileName))
					})
					.replaceAll(packageFile, (_, before: string, name: string, after: string) => {
						const found = fileURLToPath(import.meta.resolve(name, pathToFileURL(id)))
						return `(${before}${urlOf(found)}.href${after})`
					})
					.replaceAll(place, (_, kind: string) =>
						kind === 'url'
							? `${urlOf(id)}.href`
							: `process.getBuiltinModule('url').fileURLToPath(${urlOf(dirname(id))})`,
					)
					.replaceAll('\0', '')
				// No line has moved.
				return { code: moved, map: null }
			},
		},
	}
}
