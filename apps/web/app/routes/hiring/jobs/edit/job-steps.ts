/** The steps of the form, in order. */
export const steps = ['work', 'needs', 'offer', 'applying', 'publish'] as const
export type Step = (typeof steps)[number]

/** The fields of each step, by their names in the contract. */
const fieldsOf: Record<Step, readonly string[]> = {
	work: ['title', 'professionId', 'subBranchId', 'employmentType', 'workMode', 'placeIds', 'description'],
	needs: [
		'mustHaveSkills',
		'niceToHaveSkills',
		'experienceMinMonths',
		'experienceMaxMonths',
		'education',
		'languages',
	],
	offer: ['payMin', 'payMax', 'payPeriod', 'startInDays', 'openings', 'closesOn'],
	applying: ['applyRoute', 'applyTo', 'isBlind', 'questions'],
	publish: ['publishAt'],
}

/** The step that asks for a field, such as `questions.0.text`. */
export function stepOf(field: string): Step {
	const [name = ''] = field.split('.')
	return steps.find((step) => fieldsOf[step].includes(name)) ?? 'publish'
}

/** The number of fields with errors in each step. */
export function faultsByStep(errors: Record<string, unknown>): Record<Step, number> {
	const counts = { work: 0, needs: 0, offer: 0, applying: 0, publish: 0 }
	for (const [field, error] of Object.entries(errors)) if (error) counts[stepOf(field)] += 1
	return counts
}
