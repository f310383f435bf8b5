import { distanceKm, presentYear, yearsIn, type Career } from './careers.ts'
import type { Opening } from './openings.ts'

/** 3 invite, 2 worth a call, 1 has done such work, 0 has not. */
export type Grade = 0 | 1 | 2 | 3

/**
 * The first grader works through a list: how much of what is asked has the person done in this craft, and for long
 * enough?
 */
export function gradeByChecklist(career: Career, opening: Opening): Grade {
	const years = yearsIn(career, opening.craft)
	if (years === 0) return 0

	const roles = career.roles.filter(({ craft }) => craft === opening.craft)
	const hasSkill = opening.skills.filter((skill) => roles.some(({ skills }) => skills.includes(skill))).length
	const hasTool = opening.tools.filter((tool) => roles.some(({ tools }) => tools.includes(tool))).length
	const asked = opening.skills.length * 2 + opening.tools.length
	const share = asked === 0 ? 1 : (hasSkill * 2 + hasTool) / asked
	if (share >= 0.75 && years >= opening.years) return 3
	if (share >= 0.5 && years >= opening.years * 0.5) return 2
	return 1
}

/**
 * The second grader reads the roles from the newest to the oldest, adds up what each one shows, where older work counts
 * less, and takes off for what stays open. It shares nothing with the first.
 */
export function gradeByReading(career: Career, opening: Opening): Grade {
	let months = 0
	let last = Number.NEGATIVE_INFINITY
	const open = new Set<unknown>([...opening.skills, ...opening.tools])
	for (const role of career.roles) {
		if (role.craft.key !== opening.craft.key) continue
		months += (role.to - role.from) * 12
		last = Math.max(last, role.to)
		for (const shown of [...role.skills, ...role.tools]) open.delete(shown)
	}
	if (months === 0) return 0

	const openSkills = opening.skills.filter((skill) => open.has(skill)).length
	const openTools = opening.tools.filter((tool) => open.has(tool)).length
	const monthsShort = Math.max(0, opening.years * 12 - months)
	const yearsAway = Math.max(0, presentYear - last)
	const doubts = openSkills * 0.7 + openTools * 0.25 + monthsShort / 18 + Math.max(0, yearsAway - 3) * 0.25
	if (doubts <= 0.75) return 3
	return doubts <= 1.75 ? 2 : 1
}

/** Where the graders differ, the lower grade counts: a doubt is a doubt. */
export function gradeOf(career: Career, opening: Opening): Grade {
	const [one, other] = [gradeByChecklist(career, opening), gradeByReading(career, opening)]
	return one < other ? one : other
}

/** The grade if the way to work counts too: who lives far away and would not move is no candidate, whatever they can. */
export function gradeWithDistance(career: Career, opening: Opening): Grade {
	const grade = gradeOf(career, opening)
	const km = distanceKm(career.home, opening.town)
	if (grade === 0 || career.willingToMove || km <= 60) return grade
	return km > 150 ? 1 : ((grade - 1) as Grade)
}
