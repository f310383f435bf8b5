import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAreas, type Texts } from '@profile-search/text/read-catalogues'
import type { Plugin } from 'vite'

/** The texts of one file that browsers load: of an area, or of the whole frame, which every page shows. */
type TextFile = { fileName: string; code: string }

const addTexts = fileURLToPath(import.meta.resolve('@profile-search/text/add-texts'))
/** Areas of which only the API makes sentences. */
const ofServer = /(?:answers|refusals|mails|documents)$/i

const ofAddresses = 'virtual:text-addresses'

/**
 * Gives browsers the texts in the language of their page, and only those that its scripts use. A script that names a
 * key of an area, such as `jobs.title`, imports `texts/jobs.js`; the import map of the page says in which folder the
 * files of its language are.
 */
export function texts(buildFolder: string): Plugin {
	const areas = readAreas().filter(({ area }) => !ofServer.test(area))
	const fileOf = new Map(areas.map(({ area, room }) => [area, room === 'frame' ? room : area]))
	const keys = new RegExp(`['"\`](${[...fileOf.keys()].join('|')})\\.[\\w$]`, 'g')
	const files = textFiles(areas, fileOf)
	const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10)
	const folder = `assets/texts/${hash}`
	const usesFile = join(buildFolder, 'client', folder, 'uses.json')

	return {
		name: 'texts',
		enforce: 'pre',
		resolveId(id) {
			if (id === ofAddresses) return `\0${ofAddresses}`
			return id.startsWith('texts/') ? { id, external: true } : null
		},
		load(id) {
			if (id !== `\0${ofAddresses}`) return null
			const isServer = this.environment.name === 'ssr'
			const uses = isServer && existsSync(usesFile) ? readFileSync(usesFile, 'utf8') : '{}'
			return `export const textFolder = '/${folder}/'\nexport const textsOfScripts = ${uses}`
		},
		transform(code, id) {
			if (this.environment.name !== 'client' || !/\/(?:app|contract\/src)\/.*\.tsx?$/.test(id)) return null
			const used = new Set([...code.matchAll(keys)].map(([, area = '']) => fileOf.get(area) ?? ''))
			if (used.size === 0) return null
			const imports = [...used].map((file) => `import ${file}Texts from 'texts/${file}.js'`)
			const added = [...used].map((file) => `addTexts(${file}Texts)`)
			const lines = [code, `import { addTexts } from '${addTexts}'`, ...imports, ...added]
			// Imports come first wherever they are written, so no line of the source moves.
			return { code: lines.join('\n'), map: null }
		},
		generateBundle(_options, bundle) {
			if (this.environment.name !== 'client') return
			for (const { fileName, code } of files)
				this.emitFile({ type: 'asset', fileName: `${folder}/${fileName}`, source: code })
			const uses = Object.values(bundle).flatMap((chunk) =>
				chunk.type === 'chunk'
					? [[`/${chunk.fileName}`, chunk.imports.filter((id) => id.startsWith('texts/'))] as const]
					: [],
			)
			const source = JSON.stringify(Object.fromEntries(uses.filter(([, names]) => names.length > 0)))
			this.emitFile({ type: 'asset', fileName: `${folder}/uses.json`, source })
		},
	}
}

function textFiles(areas: ReturnType<typeof readAreas>, fileOf: Map<string, string>) {
	const english = areas.filter(({ language }) => language === 'en')
	const byName = new Map<string, Record<string, Texts>>()
	for (const language of new Set(areas.map((each) => each.language)))
		for (const { area, texts: inEnglish } of english) {
			const own = areas.find((each) => each.language === language && each.area === area)?.texts
			const fileName = `${language}/${fileOf.get(area)}.js`
			const content = byName.get(fileName) ?? {}
			content[area] = own ? withDefaults(own, inEnglish) : inEnglish
			byName.set(fileName, content)
		}
	return [...byName].map(([fileName, content]): TextFile => ({
		fileName,
		code: `export default ${JSON.stringify(content)}`,
	}))
}

/** The texts, with those in English where one is missing. */
function withDefaults(texts: Texts, inEnglish: Texts): Texts {
	const entries = Object.entries(inEnglish).map(([key, english]) => {
		const own = texts[key]
		if (typeof english === 'string') return [key, own ?? english]
		return [key, typeof own === 'object' ? withDefaults(own, english) : english]
	})
	return { ...texts, ...Object.fromEntries(entries) }
}
