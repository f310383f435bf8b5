import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCatalogues } from '@profile-search/text/read-catalogues'
import type { Plugin, Rolldown } from 'vite'
import { keysIn, textsOf } from './text-keys.ts'

type Chunk = Rolldown.OutputChunk

const addTexts = fileURLToPath(import.meta.resolve('@profile-search/text/add-texts'))
const ofAddresses = 'virtual:text-addresses'
/** Says where the texts are and which of them a script imports; the server reads it when it is built. */
const addressesFile = 'assets/texts/addresses.json'

/**
 * Gives browsers the texts in the language of their page, and only those that its scripts use: a file for the frame of
 * every page, and one for each page and each part that is loaded later. A script imports its own, such as
 * `texts/details.js`; the import map of the page says in which folder the files of its language are.
 */
export function texts(buildFolder: string): Plugin {
	const catalogues = readCatalogues()
	return {
		name: 'texts',
		enforce: 'pre',
		apply: 'build',
		resolveId: (id) => (id === ofAddresses ? `\0${ofAddresses}` : null),
		load(id) {
			if (id !== `\0${ofAddresses}`) return null
			const file = join(buildFolder, 'client', addressesFile)
			const isServer = this.environment.name === 'ssr'
			const { folder = '', uses = {} } =
				isServer && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
			return `export const textFolder = ${JSON.stringify(folder)}\nexport const textsOfScripts = ${JSON.stringify(uses)}`
		},
		buildStart() {
			// As an entry, so that the files of texts can import it by its name.
			if (this.environment.name === 'client')
				this.emitFile({ type: 'chunk', id: addTexts, name: 'add-texts', preserveSignature: 'strict' })
		},
		generateBundle(_options, bundle) {
			if (this.environment.name !== 'client') return
			const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
			const adding = chunks.find(({ facadeModuleId }) => facadeModuleId === addTexts)
			if (!adding) throw new Error('No script adds the texts.')

			const users = textUsersIn(chunks, Object.keys(catalogues.en))
			const files = [...users].flatMap(([name, { keys }]) =>
				Object.entries(catalogues).map(([language, catalogue]) => {
					const texts = JSON.stringify(textsOf(keys, catalogue, catalogues.en))
					const code = `import{addTexts}from"/${adding.fileName}";addTexts(${texts})`
					return { fileName: `${language}/${name}.js`, code }
				}),
			)
			const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10)
			const folder = `assets/texts/${hash}`
			for (const { fileName, code } of files)
				this.emitFile({ type: 'asset', fileName: `${folder}/${fileName}`, source: code })

			const uses = [...users].flatMap(([name, { importers }]) =>
				importers.map((chunk) => [`/${chunk.fileName}`, name]),
			)
			for (const [name, { importers }] of users)
				for (const chunk of importers) chunk.code = `import"texts/${name}.js";${chunk.code}`
			const source = JSON.stringify({ folder: `/${folder}/`, uses: Object.fromEntries(uses) })
			this.emitFile({ type: 'asset', fileName: addressesFile, source })
		},
	}
}

/** What imports a file of texts, and the keys of the texts in it. */
type User = { importers: Chunk[]; keys: Set<string> }

/** The files of texts by name: of the frame, which is on every page, and of each script that is loaded by itself. */
function textUsersIn(chunks: Chunk[], areas: string[]) {
	const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
	const keysOf = new Map(chunks.map((chunk) => [chunk, keysIn(chunk.code, areas)]))
	const isOfFrame = ({ name, isEntry }: Chunk) => isEntry && ['entry.client', 'root'].includes(name)
	const frames = chunks.filter(isOfFrame)
	const frame = new Set(frames.flatMap((chunk) => [...closureOf(chunk, byFile)]))
	const ofFrame = new Set([...frame].flatMap((chunk) => [...(keysOf.get(chunk) ?? [])]))

	// A script that some pages load at once and others later is no entry of its own, but is loaded by itself, too.
	const loadedLater = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
	const isLoadedByItself = ({ isEntry, fileName }: Chunk) => isEntry || loadedLater.has(fileName)

	const users = new Map<string, User>([['frame', { importers: frames, keys: ofFrame }]])
	for (const chunk of chunks) {
		if (frame.has(chunk) || !isLoadedByItself(chunk)) continue
		const all = closureOf(chunk, byFile)
		// Their texts come with them.
		const others = [...all]
			.filter((each) => each !== chunk && !frame.has(each) && isLoadedByItself(each))
			.map((each) => closureOf(each, byFile))
			.filter((closure) => !closure.has(chunk))
		const own = [...all].filter((each) => !frame.has(each) && others.every((closure) => !closure.has(each)))
		const keys = new Set(
			own.flatMap((each) => [...(keysOf.get(each) ?? [])]).filter((key) => !ofFrame.has(key)),
		)
		if (keys.size > 0) users.set(basename(chunk.fileName, '.js'), { importers: [chunk], keys })
	}
	return users
}

/** A chunk with all that it imports. */
function closureOf(chunk: Chunk, byFile: Map<string, Chunk>, found = new Set<Chunk>()) {
	found.add(chunk)
	for (const file of chunk.imports) {
		const next = byFile.get(file)
		if (next && !found.has(next)) closureOf(next, byFile, found)
	}
	return found
}
