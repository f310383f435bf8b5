import { parentPort, workerData } from 'node:worker_threads'
import { createExtractor } from '@profile-search/matching/extract/extractor'
import { quoteOf } from '@profile-search/matching/extract/quote'
import type { FoundSkill } from '@profile-search/matching/extract/skill-finder'
import { createSkillSuggester } from '@profile-search/matching/extract/suggest/skill-suggester'
import type { Answers, Taxonomy, TextRequest } from './text-reader.ts'

/** The most skills that one text is read for, and the most that are suggested. */
const [mostSkills, mostSuggested] = [25, 8]

const { taxonomy }: { taxonomy: Taxonomy } = workerData
const known = { ...taxonomy, places: [] }
const extractor = createExtractor(known)
const suggest = createSkillSuggester(known, extractor.skills)
const skillNames = firstNames(taxonomy.skills)
const professionNames = firstNames(taxonomy.professions)
const languageNames = new Map(taxonomy.languages.map(({ code, names }) => [code, names[0] ?? code]))

parentPort?.on('message', ({ id, kind, title, text }: TextRequest) => {
	parentPort?.postMessage({ id, read: kind === 'job' ? readJob(title, text) : readSkills(text) })
})

function readSkills(text: string): Answers['skills'] {
	return {
		skills: named(text, extractor.skills(text)).slice(0, mostSkills),
		suggestedSkills: named(text, suggest(text, mostSuggested)),
	}
}

function readJob(title: string, text: string): Answers['job'] {
	const found = extractor.readJob(title, text)
	return {
		...readSkills(`${title}\n${text}`),
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

/** Each skill once, by its first name, with the sentence that first shows it. */
function named(text: string, found: readonly FoundSkill[]) {
	return found
		.filter(({ skill }, at) => found.findIndex((one) => one.skill === skill) === at)
		.flatMap(({ skill, start, end }) => {
			const name = skillNames.get(skill)
			return name ? [{ name, quote: quoteOf(text, start, end) }] : []
		})
}

function firstNames(named: readonly { id: number; names: readonly string[] }[]) {
	return new Map(named.flatMap(({ id, names: [name] }) => (name === undefined ? [] : [[id, name] as const])))
}
