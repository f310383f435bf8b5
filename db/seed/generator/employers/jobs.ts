import type { WorkMode } from '@profile-search/contract/profiles/candidates'
import type { GeneratedJob, GeneratedLanguage } from '../generated-types.ts'
import { type Ground, type Occupation, type Settlement, isAtHome } from '../ground.ts'
import { roundTo, usualPay } from '../pay.ts'
import { titleAfter } from '../people/work-history.ts'
import { type Random, between, chance, createRandom, pick, sample, unit, uuid } from '../random.ts'
import { writeJobDescription } from './job-texts.ts'
import { foundOrganisation, inventOpenings } from './organisations.ts'

const jobKind = 3

/** Job `n` among that many organisations. It asks for what people of its profession have. */
export function inventJob(ground: Ground, n: number, organisations: number): GeneratedJob {
	const random = createRandom(ground.seed, jobKind, n)
	const id = uuid(random, n)
	const organisationNumber = Math.floor(unit(random) * organisations)
	const { organisation, trade, place: seat } = foundOrganisation(ground, organisationNumber)
	const occupation = hiredBy(ground, trade.key)(random)
	const { profession, career } = occupation
	const place = chance(random, 0.85) ? seat : (ground.places.ofState.get(seat.state)?.(random) ?? seat)
	const experience = inventExperience(random)
	const skills = inventWantedSkills(random, ground, occupation, place)
	const education = inventEducation(random, occupation)
	const ask = {
		...experience,
		...skills,
		...(education !== undefined && { education }),
		title: titleAfter(career.titles, experience.experienceMinMonths + 6),
		workMode: inventWorkMode(random, career.modes),
		...inventPay(random, occupation, place, experience),
	}
	return {
		id,
		organisationNumber,
		professionId: profession.id,
		...ask,
		description: writeJobDescription(random, ground, { ...ask, occupation, place, trade, organisation }),
		placeId: place.id,
		languages: inventWantedLanguages(random, occupation, place),
		openings: inventOpenings(random, organisation.size),
		closesInDays: between(random, 10, 90),
	}
}

function hiredBy({ hires }: Ground, trade: string) {
	const hired = hires.get(trade)
	if (!hired) throw new Error(`Nobody works for the trade "${trade}".`)
	return hired
}

function inventExperience(random: Random) {
	const experienceMinMonths = pick(random, [0, 0, 0, 12, 12, 12, 24, 24, 24, 36, 36, 60, 60, 96, 120])
	const width = pick(random, [24, 36, 36, 60])
	return {
		experienceMinMonths,
		...(chance(random, 0.75) && { experienceMaxMonths: experienceMinMonths + width }),
	}
}

function inventWantedSkills(
	random: Random,
	{ skills }: Ground,
	{ profession }: Occupation,
	place: Settlement,
) {
	const local = profession.skills.filter(({ key }) => isAtHome(place, key))
	const wanted = sample(random, local, between(random, 3, 9), ({ weight }) => weight * weight)
	const mustCount = Math.min(between(random, 2, 5), wanted.length - 1)
	const byWeight = wanted.toSorted((one, other) => other.weight - one.weight).map(({ id }) => id)
	const mustHaveSkillIds = byWeight.slice(0, mustCount)
	const near = skills
		.get(pick(random, mustHaveSkillIds))
		?.related.find(({ id, key }) => !byWeight.includes(id) && isAtHome(place, key))
	const niceToHaveSkillIds = byWeight.slice(mustCount, mustCount + 5)
	if (near && niceToHaveSkillIds.length < 5 && chance(random, 0.3)) niceToHaveSkillIds.push(near.id)
	return { mustHaveSkillIds, niceToHaveSkillIds }
}

/** Undefined if the work needs no schooling. */
function inventEducation(random: Random, { career }: Occupation) {
	const { lowest, highest } = career.education
	if (lowest <= 1) return undefined
	return chance(random, 0.8) ? lowest : Math.min(lowest + 1, highest)
}

function inventWorkMode(random: Random, modes: WorkMode[]): WorkMode {
	const [first = 'on_site'] = modes
	return chance(random, 0.55) ? first : pick(random, modes)
}

type Experience = { experienceMinMonths: number; experienceMaxMonths?: number }

type Pay = Pick<GeneratedJob, 'payMin' | 'payMax' | 'payPeriod'>

function inventPay(random: Random, occupation: Occupation, place: Settlement, experience: Experience): Pay {
	const { experienceMinMonths: from, experienceMaxMonths: to = from + 36 } = experience
	const generosity = 0.85 + unit(random) * 0.3
	const low = usualPay(occupation, place, from) * generosity
	const high = usualPay(occupation, place, to) * generosity * 1.08
	const isYearly = occupation.career.modes.length > 1 && high > 45_000
	if (chance(random, 0.12)) return { payPeriod: isYearly ? 'year' : 'month' }
	if (isYearly)
		return { payPeriod: 'year', payMin: roundTo(10_000, low * 12), payMax: roundTo(10_000, high * 12) }
	return { payPeriod: 'month', payMin: roundTo(500, low), payMax: roundTo(500, high) }
}

function inventWantedLanguages(random: Random, { career }: Occupation, { stateLife }: Settlement) {
	const wanted = new Map<string, GeneratedLanguage['level']>()
	if (career.education.lowest >= 4 && chance(random, 0.6))
		wanted.set('en', career.education.lowest >= 6 ? 4 : 3)
	if (career.modes.length === 1 && chance(random, 0.5)) wanted.set(stateLife.language, 3)
	if (stateLife.hindi > 0.6 && chance(random, 0.25)) wanted.set('hi', 3)
	return Array.from(wanted, ([code, level]): GeneratedLanguage => ({ code, level }))
}
