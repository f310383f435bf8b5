import { createLexicon } from '../../src/text/lexicon.ts'
import type { FreeText } from '../../src/text/term-counter.ts'
import type { Job, Knowledge, Person, WorkMode } from '../../src/types.ts'
import { createRandom, createZipf, type Random } from './random.ts'
import { createTaxonomy, createWords } from './words.ts'

/** Generated people and jobs by number. People are not kept: a person is generated again when needed. */
export type Dataset = {
	knowledge: Knowledge
	personAt: (at: number, hasText?: boolean) => Person
	jobAt: (at: number) => Job
}

const [skillCount, professionCount] = [5000, 400]
/** The number of words in the text of a person, and of a job. */
const [personWords, jobTexts] = [200, 80]
/** How many texts the lexicon is made from. */
const sample = 5000
/**
 * The number of different texts that people have. It is limited, since reading texts takes longer than everything else.
 */
export const writtenTexts = 20_000

const anySkill = createZipf(skillCount)
const typicalSkill = createZipf(40)
const anyProfession = createZipf(professionCount)
const townCount = 300
const anyTown = createZipf(townCount, 2)
const towns = createTowns()
const modes: [WorkMode, WorkMode, WorkMode] = ['on_site', 'hybrid', 'remote']

/** The dataset is the same in every run, but for the lexicon, which belongs to the engine that is measured. */
export function createDataset(lexiconOf = createLexicon): Dataset {
	const words = createWords()
	const taxonomy = createTaxonomy(words, skillCount, professionCount)
	const nameOf = new Map(taxonomy.skills.map(({ id, names }) => [id, names[0] ?? '']))

	/** A text with the profession as its title, the names of three skills, and words. */
	function textOf(random: Random, profession: number, skills: readonly number[], length: number): FreeText {
		const named = skills.slice(0, 3).map((skill) => nameOf.get(skill) ?? '')
		const others = Array.from({ length: length - 8 }, () => words.any(random))
		return { title: taxonomy.professions[profession]?.names[0] ?? '', body: [...named, ...others].join(' ') }
	}
	const written: FreeText[] = []
	function personTextAt(at: number): FreeText {
		const random = createRandom(at * 2 + 1)
		const profession = anyProfession(random)
		const text = textOf(random, profession, skillsOf(random, profession, 12), personWords)
		return (written[at] ??= text)
	}
	function personAt(at: number, hasText = true): Person {
		const profession = anyProfession(createRandom((at % writtenTexts) * 2 + 1))
		const random = createRandom(at * 2 + 3)
		const person = personBase(random, `person-${at}`, profession, skillsOf(random, profession, 12))
		return hasText
			? { ...person, text: written[at % writtenTexts] ?? personTextAt(at % writtenTexts) }
			: person
	}
	function jobAt(at: number): Job {
		const random = createRandom(at * 2 + 2)
		const profession = anyProfession(random)
		const skills = skillsOf(random, profession, 8)
		return {
			...jobBase(random, `job-${at}`, profession, skills),
			text: textOf(random, profession, skills, jobTexts),
		}
	}
	const lexicon = lexiconOf(
		taxonomy,
		Array.from({ length: sample }, (_, at) => personTextAt(at)),
	)
	return { knowledge: { ...relations(), lexicon }, personAt, jobAt }
}

function personBase(random: Random, id: string, profession: number, skills: readonly number[]): Person {
	const { below, pick, next } = random
	return {
		id: id.padEnd(36, '-'),
		skills: skills.map((skill) => ({ id: skill, level: pick([1, 2, 3, 4]) })),
		professions: [profession, below(professionCount)],
		experienceMonths: below(240),
		education: below(9),
		languages: [
			{ code: 'hi', level: 6 },
			{ code: pick(['en', 'mr', 'ta']), level: 1 + below(6) },
		],
		place: placeIn(random),
		willingToMove: next() < 0.2,
		workModes: [pick(modes)],
		expectedPay: 200_000 + below(2_000_000),
		availableInDays: below(90),
	}
}

function jobBase(random: Random, id: string, profession: number, skills: readonly number[]): Job {
	const { below, pick } = random
	return {
		id: id.padEnd(36, '-'),
		mustHaveSkills: skills.slice(0, 5),
		niceToHaveSkills: skills.slice(5),
		profession,
		experience: { minMonths: below(120) },
		education: below(7),
		languages: [{ code: pick(['hi', 'en']) }],
		places: [placeIn(random)],
		workMode: pick(modes),
		pay: { max: 400_000 + below(2_000_000) },
		startInDays: below(90),
	}
}

function relations() {
	const random = createRandom(7)
	const related = (most: number) =>
		Array.from({ length: 4 }, () => ({ id: random.below(most), share: 0.2 + random.next() * 0.6 }))
	const skills = Array.from({ length: skillCount }, (_, id) => id)
	return {
		version: 'bench',
		rarity: new Map(skills.map((id) => [id, 1 + Math.log(id + 1)])),
		relatedSkills: new Map(skills.map((id) => [id, related(skillCount)])),
		relatedProfessions: new Map(skills.slice(0, professionCount).map((id) => [id, related(professionCount)])),
	}
}

function createTowns() {
	const { next } = createRandom(3)
	return Array.from({ length: townCount }, () => ({
		latitude: 8 + next() * 24,
		longitude: 70 + next() * 20,
	}))
}

/** Two of three skills are among the forty typical of the profession; the others are any skills. */
function skillsOf(random: Random, profession: number, count: number): number[] {
	const found = new Set<number>()
	while (found.size < count)
		found.add(random.next() < 0.67 ? profession * 12 + typicalSkill(random) : anySkill(random))
	return [...found]
}

/** Most people live and work in a few large towns. */
function placeIn(random: Random) {
	return towns[anyTown(random)] ?? { latitude: 20, longitude: 75 }
}
