import { applications } from '@profile-search/db/schema/hiring/applications'
import { learnedWeights } from '@profile-search/db/schema/search/learned'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { partWeights } from '@profile-search/matching/scoring/weights'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { eventually, testApp } from '#test/portal.ts'
import { readKnowledge } from '../index/knowledge/knowledge.ts'

type Api = Awaited<ReturnType<typeof testApp>>

async function learn(api: Api) {
	await enqueue(api.db, 'learn_part_weights', {})
	await api.work()
	return api.db.select().from(learnedWeights)
}

/** Creates applications of which the team shortlisted those with the experience, whatever else they had. */
async function decide(api: Api, amount: number) {
	const { id: jobId } = await createJob(api.db)
	for (let at = 0; at < amount; at++) {
		const { id: candidateId } = await createCandidate(api.db)
		const hasExperience = at % 2 === 0
		const part = (kind: keyof typeof partWeights, share: number) => ({
			kind,
			points: partWeights[kind] * share,
			possible: partWeights[kind],
			state: 'met',
			facts: {},
		})
		const shareOf = (step: number) => ((at * step) % 7) / 6
		await api.db.insert(applications).values({
			jobId,
			candidateId,
			resume: {},
			matchRecord: {
				parts: [
					part('skills', shareOf(3)),
					part('profession', shareOf(5)),
					part('experience', hasExperience ? 1 : 0),
					part('education', shareOf(2)),
				],
			},
			...(hasExperience
				? { status: 'shortlisted', shortlistedAt: new Date() }
				: { status: 'rejected', rejectReason: 'experience' }),
		})
	}
}

test('what teams choose by counts for more from then on, in every match and under a new version', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db)
	const job = await createJob(api.db, { experienceMinMonths: 24 })
	const me = await api.as(person)
	const read = async () => (await me.get(`jobs/${job.id}/match`)).body.details
	const before = await eventually(read, (details) => details?.version !== undefined)
	await decide(api, 120)

	const [learned, ...others] = await learn(api)
	const again = await learn(api)

	expect(others).toEqual([])
	expect(learned?.outcomes).toBe(120)
	expect(learned?.experience).toBeGreaterThan(partWeights.experience + 2)
	expect(learned?.skills).toBeLessThan(partWeights.skills)
	expect(again, 'the same outcomes teach nothing new').toHaveLength(1)

	const after = await eventually(read, (details) => details?.version !== before.version)
	const knowledge = await readKnowledge(api.db)
	expect(after.version).toContain(knowledge.version)
	expect(knowledge.partWeights?.experience).toBe(learned?.experience)
	expect(possibleOf(after, 'experience')).toBeGreaterThan(possibleOf(before, 'experience'))
	expect((await readKnowledge(api.db, { isLearning: false })).partWeights).toBeUndefined()
})

test('nothing is learned from a few decisions', async () => {
	await using api = await testApp()
	await decide(api, 40)

	expect(await learn(api)).toEqual([])
})

function possibleOf(match: { parts: { kind: string; possible: number }[] }, kind: string) {
	return match.parts.find((part) => part.kind === kind)?.possible ?? 0
}
