import type { GeneratedLanguage } from '../generated-types.ts'
import type { Settlement } from '../ground.ts'
import { type Random, chance, pick } from '../random.ts'
import type { Community } from '../sources/read-settings.ts'

type Level = GeneratedLanguage['level']

/** Mother tongue, the language of the state, Hindi and English, in the proportions usual there. */
export function inventLanguages(
	random: Random,
	community: Community,
	{ stateLife, country }: Settlement,
	education: number,
) {
	const levels = new Map<string, Level>()
	function learn(code: string, level: Level) {
		if (!levels.has(code)) levels.set(code, level)
	}
	learn(community.language === 'state' ? stateLife.language : community.language, 6)
	if (community.language === 'ur' || chance(random, 0.75))
		learn(stateLife.language, pick(random, [3, 4, 5, 6]))
	if (chance(random, stateLife.hindi))
		learn('hi', stateLife.hindi > 0.6 ? pick(random, [4, 5, 5, 6]) : pick(random, [2, 3, 4]))
	if (country !== 'IN' || chance(random, englishShare(education)))
		learn('en', pick(random, englishLevels(education)))
	return Array.from(levels, ([code, level]): GeneratedLanguage => ({ code, level }))
}

function englishShare(education: number) {
	if (education >= 6) return 0.96
	return education >= 4 ? 0.7 : 0.2
}

function englishLevels(education: number): Level[] {
	if (education >= 7) return [4, 5, 5, 6]
	if (education === 6) return [3, 4, 4, 5]
	return education >= 4 ? [2, 3, 3] : [1, 1, 2]
}
