import { parentPort, workerData } from 'node:worker_threads'
import { createExtractor } from '@profile-search/matching/extract/extractor'
import { quoteOf } from '@profile-search/matching/extract/quote'
import type { TextRequest, Taxonomy } from './read-text.ts'

/** The most skills that one text is read for. */
const mostSkills = 25

const { taxonomy }: { taxonomy: Taxonomy } = workerData
const extractor = createExtractor({ ...taxonomy, places: [] })
const skillNames = firstNames(taxonomy.skills)
const professionNames = firstNames(taxonomy.professions)
const languageNames = new Map(taxonomy.languages.map(({ code, names }) => [code, names[0] ?? code]))

parentPort?.on('message', ({ id, title, text }: TextRequest) => {
	parentPort?.postMessage({ id, read: read(title, text) })
})

function read(title: string, text: string) {
	const whole = `${title}\n${text}`
	const found = extractor.readJob(title, text)
	const first = found.skills.filter(
		({ skill }, at, all) => all.findIndex((one) => one.skill === skill) === at,
	)
	return {
		skills: first.slice(0, mostSkills).flatMap(({ skill, start, end }) => {
			const name = skillNames.get(skill)
			return name ? [{ name, quote: quoteOf(whole, start, end) }] : []
		}),
		professions: found.professions.flatMap(({ id }) => {
			const name = professionNames.get(id)
			return name ? [{ id, name }] : []
		}),
		minMonths: found.minMonths ?? null,
		maxMonths: found.maxMonths ?? null,
		education: found.education ?? null,
		languages: found.languages.map((code) => ({ code, name: languageNames.get(code) ?? code })),
		isRemote: found.isRemote ?? false,
	}
}

function firstNames(named: readonly { id: number; names: readonly string[] }[]) {
	return new Map(named.flatMap(({ id, names: [name] }) => (name === undefined ? [] : [[id, name] as const])))
}
