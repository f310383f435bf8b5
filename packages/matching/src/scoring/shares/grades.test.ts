import { expect, test } from 'vitest'
import { unsaid } from '../unsaid.ts'
import { bestProfession, educationShare, experienceShare, professionShare } from './grades.ts'

const related = [{ id: 8, share: 0.6 }]

test.for([
	[[7], 1, 7],
	[[5, 7], 0.85, 7],
	[[8], 0.6, 8],
	[[8, 7], 0.85, 7],
	[[5, 8], 0.51, 8],
	[[5], 0, undefined],
	[[], 0.5, undefined],
] as const)('professions %j count %f for profession 7', ([professions, share, best]) => {
	expect(professionShare(professions, 7, related)).toBeCloseTo(share, 9)
	expect(bestProfession(professions, 7, related)).toBe(best)
})

test.for([
	[0, 36, unsaid, 0],
	[18, 36, unsaid, 0.5],
	[36, 36, unsaid, 1],
	[400, 36, unsaid, 1],
	[60, 36, 60, 1],
	[90, 36, 60, 0.85],
	[400, 36, 60, 0.7],
	[18, 0, 12, 0.925],
	[unsaid, 36, 60, 0.5],
])('%i months where %i to %i are asked earn %f', ([have = 0, min = 0, max = 0, share]) => {
	expect(experienceShare(have, min, max)).toBeCloseTo(share!, 9)
})

test.for([
	[8, 1],
	[4, 1],
	[3, 0.65],
	[2, 0.3],
	[0, 0],
	[unsaid, 0.5],
])('education %i where 4 is asked earns %f', ([have = 0, share]) => {
	expect(educationShare(have, 4)).toBeCloseTo(share!, 9)
})
