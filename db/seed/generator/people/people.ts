import type { Visibility, WorkMode } from '@profile-search/contract/profiles/candidates'
import { calendarDay, dayNumber, isoDay, monthOf } from '../calendar.ts'
import type { GeneratedPerson } from '../generated-types.ts'
import type { Ground, Occupation, Settlement } from '../ground.ts'
import { emailOf, inventIdentity, inventMobileNumber } from '../identities.ts'
import { roundTo, usualPay } from '../pay.ts'
import { type Random, between, chance, createRandom, pick, unit, uuid, weightedPicker } from '../random.ts'
import { type Career, studyLevel } from '../sources/read-careers.ts'
import { inventLanguages } from './language-claims.ts'
import { writeHeadline, writeSummary } from './person-texts.ts'
import { inventSkills } from './skill-claims.ts'
import { inventWorkHistory } from './work-history.ts'

const personKind = 1

/** Person `n`: the same for this seed, however many people there are. */
export function inventPerson(ground: Ground, n: number): GeneratedPerson {
	const random = createRandom(ground.seed, personKind, n)
	const id = uuid(random, n)
	const place = ground.places.any(random)
	const occupation = ground.occupationIn[place.tier](random)
	const { community, ...names } = inventIdentity(random, place)
	const life = inventLife(random, ground, occupation)
	const history = inventWorkHistory(random, ground, occupation, place, life.firstWorkMonth)
	const willingToMove = chance(random, 0.35)
	const skills = inventSkills(random, ground, occupation, place, history.months)
	const story = { ...life, ...history, occupation, place, willingToMove, skills }
	return {
		id,
		...names,
		email: emailOf([names.firstName, names.lastName], ground.seed, n),
		mobileNumber: inventMobileNumber(random),
		birthDate: life.birthDate,
		professionId: occupation.profession.id,
		preferredProfessionIds: inventPreferences(random, occupation),
		headline: writeHeadline(random, ground, story),
		summary: writeSummary(random, ground, story),
		skills,
		experienceMonths: history.months,
		education: life.education,
		...(life.fieldOfStudy && { fieldOfStudy: life.fieldOfStudy }),
		placeId: place.id,
		willingToMove,
		workModes: inventWorkModes(random, occupation),
		...(chance(random, 0.88) && {
			expectedPay: inventExpectedPay(random, occupation, place, history.months),
		}),
		...(chance(random, 0.92) && { noticeDays: inventNotice(random, history.worksNow, life.education) }),
		languages: inventLanguages(random, community, place, life.education),
		workEntries: history.entries,
		visibility: pickShownTo(random).visibility,
	}
}

const shownTo: { visibility: Visibility; weight: number }[] = [
	{ visibility: 'members', weight: 60 },
	{ visibility: 'public', weight: 25 },
	{ visibility: 'approved_organisations', weight: 15 },
]
const pickShownTo = weightedPicker(shownTo, ({ weight }) => weight)

export type Life = { birthDate: string; education: number; fieldOfStudy?: string; firstWorkMonth: number }

/** The age at which people of an education level, 0 to 8, begin to work; never before they are adults. */
const firstWorkAges = [18, 18, 18, 18, 18, 20, 21, 23, 28]

function inventLife(random: Random, { today }: Ground, { career }: Occupation): Life {
	const drawnAge = 18 + Math.floor(unit(random) ** 1.8 * 47)
	const drawnEducation = inventEducation(random, career)
	const isTooYoung = drawnAge < startAge(drawnEducation)
	const education = isTooYoung ? career.education.lowest : drawnEducation
	const age = Math.max(drawnAge, startAge(education) + (isTooYoung ? between(random, 0, 3) : 0))
	const birth = calendarDay(dayNumber(today.year - age, today.month, today.day) - between(random, 1, 364))
	const lateStart = chance(random, 0.12) ? between(random, 12, 72) : 0
	const firstWorkMonth =
		monthOf(birth.year, birth.month) + startAge(education) * 12 + between(random, 1, 14) + lateStart
	const birthDate = isoDay(birth.year, birth.month, birth.day)
	const studies = career.studies.filter((study) => studyLevel(study) === education)
	return {
		birthDate,
		education,
		firstWorkMonth,
		...(studies.length > 0 && { fieldOfStudy: pick(random, studies) }),
	}
}

/** The lower levels are more common. */
function inventEducation(random: Random, { education: { lowest, highest } }: Career) {
	return lowest + Math.floor(unit(random) ** 1.6 * (highest - lowest + 1))
}

function startAge(education: number) {
	return firstWorkAges[education] ?? 18
}

function inventPreferences(random: Random, { profession }: Occupation) {
	const near = profession.related.filter(({ share }) => share >= 0.4 && chance(random, share * 0.5))
	return chance(random, 0.85) ? [profession.id, ...near.slice(0, 2).map(({ id }) => id)] : []
}

function inventWorkModes(random: Random, { career }: Occupation): WorkMode[] {
	const wanted = career.modes.filter(() => chance(random, 0.65))
	return wanted.length > 0 ? wanted : career.modes.slice(0, 1)
}

function inventExpectedPay(random: Random, occupation: Occupation, place: Settlement, months: number) {
	const hoped = usualPay(occupation, place, months) * (0.9 + unit(random) * 0.4)
	return roundTo(6000, hoped * 12)
}

function inventNotice(random: Random, worksNow: boolean, education: number) {
	if (!worksNow) return pick(random, [0, 0, 0, 15])
	return education >= 6 ? pick(random, [15, 30, 30, 60, 60, 90]) : pick(random, [0, 0, 15, 15, 30])
}
