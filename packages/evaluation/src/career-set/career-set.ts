import { createHash } from 'node:crypto'
import type { Document, Judgements } from '../documents.ts'
import { choicesOf } from '../metrics/random.ts'
import { careerMaker, type Career, type CareerDraft } from './careers.ts'
import type { Grade } from './grades.ts'
import { readFields, type Craft, type Half } from './material.ts'
import { makeOpening, type Opening, type OpeningDraft } from './openings.ts'
import { writeAdvertisement } from './write-advertisement.ts'
import { writeResume } from './write-resume.ts'

/** The material of one half, and what makes and writes careers and openings of it. */
export type CareerSet = ReturnType<typeof openCareerSet>

export function openCareerSet(half: Half) {
	const fields = readFields(half)
	const crafts = fields.flatMap((field) => field.crafts)
	const fieldOf = new Map(fields.map((field) => [field.field, field]))
	const make = careerMaker(fields)
	const common = ({ field }: Craft) => fieldOf.get(field)?.common ?? []
	return {
		half,
		crafts,
		/** Crafts of other fields. */
		foreignTo: (craft: Craft) => crafts.filter(({ field }) => field !== craft.field),
		/** The crafts that are easily taken for this one. */
		siblingsOf: (craft: Craft) => crafts.filter((other) => other.field === craft.field && other !== craft),
		commonOf: common,
		career(name: string, draft: CareerDraft) {
			const id = opaque(`${half} ${name}`)
			return make(id, draft, choicesOf(id))
		},
		opening(name: string, draft: Omit<OpeningDraft, 'employers'>) {
			const id = opaque(`${half} ${name}`)
			return makeOpening(
				id,
				{ ...draft, employers: fieldOf.get(draft.craft.field)?.employers ?? [] },
				choicesOf(id),
			)
		},
		resume: (career: Career, without?: Parameters<typeof writeResume>[2]) =>
			writeResume(career, common, without),
		advertisement: (opening: Opening): Document => writeAdvertisement(opening, common(opening.craft)),
	}
}

/** An id that tells nothing, so that sorting by it is sorting by chance. */
export function opaque(name: string): string {
	return createHash('sha256').update(name).digest('hex').slice(0, 12)
}

/** The grades above 0 of every career for every opening. */
export function judge(
	careers: readonly Career[],
	openings: readonly Opening[],
	grade: (career: Career, opening: Opening) => Grade,
): Judgements {
	return new Map(
		openings.map((opening) => [
			opening.id,
			new Map(
				careers.flatMap((career) => {
					const given = grade(career, opening)
					return given > 0 ? [[career.id, given] as const] : []
				}),
			),
		]),
	)
}
