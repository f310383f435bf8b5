import { apportion } from '../scoring/apportion.ts'
import { jobFacts, personFacts } from '../scoring/facts.ts'
import { leastMetRole } from '../scoring/shares/roles/roles.ts'
import { coverageOf, skillSet, wantedSkills } from '../scoring/shares/skills.ts'
import { quotesOf, sharedWords, textCoverageOf } from '../scoring/shares/text-similarity.ts'
import { topicFacts, topicsShare } from '../scoring/shares/topics.ts'
import { possiblePoints, totalOf } from '../scoring/total.ts'
import { engineVersion } from '../scoring/weights.ts'
import type { Knowledge, Match, Offer, Want } from '../types.ts'
import { counterfactuals } from './counterfactuals.ts'
import { draftParts, type SkillCount } from './part-drafts.ts'
import { findSkills, reportSkills, type SkillFinding } from './skill-report.ts'

/**
 * How well an offer and a want fit, such as a person and a job, and why. A pure function: it uses no clock and no
 * randomness.
 */
export function score(person: Offer, job: Want, knowledge: Knowledge): Match {
	const wanted = wantedSkills(job)
	const pair = {
		person: personFacts(person),
		job: jobFacts(job, knowledge, wanted),
		coverage: {
			...coverageOf(skillSet(person.skills), wanted, knowledge),
			...textCoverageOf(person, job, knowledge),
			topics: topicsShare(person, job),
		},
	}
	const total = totalOf(pair.person, pair.job, pair.coverage)
	const findings = findSkills(person, wanted, knowledge, possiblePoints(pair.job).skills)
	const drafts = draftParts({
		...pair,
		wanted: countSkills(findings),
		mustHaves: countSkills(findings.filter(({ mustHave }) => mustHave)),
		role: leastMetRole(pair.person.roles, job.roles ?? [], knowledge),
		hasSkills: person.skills.length > 0,
		sharedWords: sharedWords(person, job, knowledge),
		languages: { asked: job.languages, have: person.languages },
		topics: topicFacts(person, job),
		hasTopics: (person.topics ?? []).length > 0,
	})
	const exact = drafts.map(({ points }) => points)
	const points = apportion(exact, total)
	const forSkills = points[drafts.findIndex(({ facts }) => facts.kind === 'skills')] ?? 0

	return {
		version: `${engineVersion}+${knowledge.version}`,
		total: total / 10,
		parts: drafts.map(({ facts, possible, state }, index) => {
			return { ...facts, points: (points[index] ?? 0) / 10, possible: possible / 10, state }
		}),
		...reportSkills(findings, forSkills, quotesOf(person, knowledge)),
		counterfactuals: counterfactuals(person, job, knowledge, total),
	}
}

function countSkills(findings: readonly SkillFinding[]): SkillCount {
	return {
		asked: findings.length,
		matched: findings.filter(({ own }) => own).length,
		related: findings.filter(({ own, through }) => !own && through !== undefined).length,
	}
}
