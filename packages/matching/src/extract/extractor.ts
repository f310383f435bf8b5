import { withoutPersonNames } from '../text/names/person-names.ts'
import { tokensOf } from '../text/tokens.ts'
import type { AskedRole, Role } from '../types.ts'
import { isDenied } from './denied.ts'
import { createPhraseBook, findPhrases, type PhraseFound } from './phrase-book.ts'
import { highestEducation, leastEducation } from './readers/education.ts'
import { toldMoving, wishesIn } from './readers/moving.ts'
import { isRemote } from './readers/remote.ts'
import { askedRoles, toldRoles } from './readers/roles.ts'
import { createTitleIndex, type MeantProfession } from './readers/titles.ts'
import { askedMonths, toldMonths } from './readers/years.ts'
import { createSkillFinder, type FoundSkill } from './skill-finder.ts'
import type { Taxonomy } from './taxonomy.ts'

/** What a text says. Nothing is guessed: a field that the text does not state is left out. */
export type Extract = {
	skills: FoundSkill[]
	professions: MeantProfession[]
	minMonths?: number
	maxMonths?: number
	education?: number
	languages: string[]
	/** The id of a place of the taxonomy. */
	place?: number
	willingToMove?: boolean
	isRemote?: boolean
}

/**
 * The roles of a person are those that they tell of; the roles of a job those that it asks for. `wishedPlaces` are places of
 * the taxonomy where the person would like to work, or where home is.
 */
export type PersonExtract = Extract & { roles: Role[]; wishedPlaces: number[] }
export type JobExtract = Extract & { roles: AskedRole[] }

/** Reads skills, titles, years, education, languages and place out of a text. */
export type Extractor = {
	/** `lastYear`: the year that "until today" means. */
	readPerson: (title: string, text: string, lastYear: number) => PersonExtract
	readJob: (title: string, text: string) => JobExtract
	skills: (text: string) => FoundSkill[]
	professions: (title: string, limit: number) => MeantProfession[]
}

/** A title less similar than this to every known title means none of them. */
const nearTitle = 0.45

export function createExtractor(taxonomy: Taxonomy): Extractor {
	const skills = createSkillFinder(taxonomy)
	const placeBook = createPhraseBook(named(taxonomy.places))
	const languageBook = createPhraseBook(
		taxonomy.languages.flatMap(({ code, names }) => names.map((name) => ({ name, value: code }))),
	)
	const professionBook = createPhraseBook(named(taxonomy.professions))
	const titles = createTitleIndex(taxonomy.professions)

	const placesIn = (text: string) => findPhrases(placeBook, text, tokensOf(text)).map(({ value }) => value)
	const professions = (title: string, limit: number) =>
		titles.nearest(title, limit).filter(({ share }) => share >= nearTitle)

	function read(title: string, text: string) {
		const whole = `${title}\n${text}`
		const tokens = tokensOf(whole)
		const meant = professions(title, 3)
		return {
			skills: skills(whole, tokens),
			professions: meant.length > 0 ? meant : mostNamed(findPhrases(professionBook, whole, tokens)),
			languages: [
				...new Set(
					findPhrases(languageBook, whole, tokens)
						.filter(({ start, end }) => !isDenied(whole, start, end))
						.map(({ value }) => value),
				),
			],
			place: findPhrases(placeBook, whole, tokens)[0]?.value,
		}
	}
	return {
		readPerson(title, said, lastYear) {
			const text = withoutPersonNames(said)
			return {
				...read(withoutPersonNames(title), text),
				minMonths: toldMonths(text, lastYear),
				roles: toldRoles(text, lastYear),
				willingToMove: toldMoving(text),
				wishedPlaces: [...new Set(wishesIn(text).flatMap(placesIn))],
				education: highestEducation(text),
			}
		},
		readJob(title, said) {
			const text = withoutPersonNames(said)
			return {
				...read(withoutPersonNames(title), text),
				...askedMonths(text),
				roles: askedRoles(text),
				education: leastEducation(text),
				isRemote: isRemote(`${title}\n${text}`),
			}
		},
		skills: (text) => skills(withoutPersonNames(text)),
		professions,
	}
}

/** The profession that the text names most often, the first of equals; used if the title names none. */
function mostNamed(found: readonly PhraseFound<number>[]): MeantProfession[] {
	const counts = new Map<number, number>()
	for (const { value } of found) counts.set(value, (counts.get(value) ?? 0) + 1)
	const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
	return best ? [{ id: best[0], share: 0.5 }] : []
}

function* named(entries: readonly { id: number; names: readonly string[] }[]) {
	for (const { id, names } of entries) for (const name of names) yield { name, value: id }
}
