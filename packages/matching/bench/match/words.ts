import type { Taxonomy } from '../../src/extract/taxonomy.ts'
import { createRandom, createZipf, type Random } from './random.ts'

/** Made-up words. */
export type Words = { any: (random: Random) => string; rare: (random: Random) => string }

const count = 30_000
/**
 * Function words are not counted, so Zipf's law begins after them. With this shift the commonest word is in every
 * second text, as in the texts that the ranking is measured on.
 */
const shift = 40

/** The words are the same in every run. */
export function createWords(): Words {
	const random = createRandom(11)
	const syllable = () =>
		random.pick([...'bcdfghjklmnprstv'] as [string]) + random.pick([...'aeiou'] as [string])
	const made = new Set<string>()
	while (made.size < count) made.add(Array.from({ length: 3 + random.below(3) }, syllable).join(''))
	const words = [...made]
	const often = createZipf(count, shift)
	return {
		any: (random) => words[often(random)] ?? '',
		rare: ({ below }) => words[below(count)] ?? '',
	}
}

/** Skills and professions named by two words each. Every profession has twelve typical skills. */
export function createTaxonomy({ rare }: Words, skillCount: number, professionCount: number): Taxonomy {
	const random = createRandom(13)
	const names = () => [`${rare(random)} ${rare(random)}`]
	return {
		skills: Array.from({ length: skillCount }, (_, id) => ({ id, names: names() })),
		professions: Array.from({ length: professionCount }, (_, id) => ({
			id,
			names: names(),
			skills: Array.from({ length: 12 }, (_, at) => ({ id: id * 12 + at, weight: 1 - at / 24 })),
		})),
		places: [],
		languages: [],
	}
}
