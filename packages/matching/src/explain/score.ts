import { apportion } from '../scoring/apportion.ts'
import { calibrated, curveOf, type Curve } from '../scoring/calibration.ts'
import { jobFacts, personFacts } from '../scoring/facts.ts'
import { leastMetRole } from '../scoring/shares/roles/roles.ts'
import { coverageOf, skillSet, wantedSkills } from '../scoring/shares/skills.ts'
import { quotesOf, sharedWords, tellingSentence, textCoverageOf } from '../scoring/shares/text-similarity.ts'
import { topicFacts, topicsShare } from '../scoring/shares/topics.ts'
import { possiblePoints, totalOf } from '../scoring/total.ts'
import { engineVersion } from '../scoring/weights.ts'
import type { Knowledge, Match, MatchSummary, Offer, Part, Want } from '../types.ts'
import { counterfactuals } from './counterfactuals.ts'
import { draftParts, type Pair, type PartDraft, type SkillCount } from './part-drafts.ts'
import { findSkills, reportSkills, type SkillFinding } from './skill-report.ts'

/**
 * How well an offer and a want fit, such as a person and a job, and why. A pure function: it uses no clock and no
 * randomness.
 */
export function score(person: Offer, job: Want, knowledge: Knowledge): Match {
	const { pair, wanted, findings, curve, total, parts, points, open } = judge(person, job, knowledge, {
		shared: sharedWords(person, job, knowledge),
		quote: tellingSentence(person, job, knowledge),
	})
	const forSkills = points[parts.findIndex(({ kind }) => kind === 'skills')] ?? 0
	return {
		version: `${engineVersion}+${knowledge.version}`,
		total: total / 10,
		parts,
		...reportSkills(findings, { earned: forSkills, open }, quotesOf(person, knowledge)),
		counterfactuals: counterfactuals(person, job, { ...pair, wanted, knowledge }, (points) =>
			shownTotal(points, curve),
		),
	}
}

/** The total and the points of `score`, for less than half of its work. */
export function summarize(person: Offer, job: Want, knowledge: Knowledge): MatchSummary {
	const { total, parts } = judge(person, job, knowledge, { shared: [], quote: undefined })
	return {
		total: total / 10,
		parts: parts.map(({ kind, points, possible, state }) => ({ kind, points, possible, state })),
	}
}

/** What the total and its parts are made of. What is told of the texts changes no points. */
function judge(person: Offer, job: Want, knowledge: Knowledge, text: Pair['text']) {
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
	const curve = job.topics ? undefined : curveOf(pair.job.stated)
	const total = shownTotal(totalOf(pair.person, pair.job, pair.coverage), curve)
	const findings = findSkills(person, wanted, knowledge, possiblePoints(pair.job).skills)
	const drafts = draftParts(
		{
			...pair,
			wanted: countSkills(findings),
			mustHaves: countSkills(findings.filter(({ mustHave }) => mustHave)),
			role: leastMetRole(pair.person.roles, job.roles ?? [], knowledge),
			hasSkills: person.skills.length > 0,
			text,
			languages: { asked: job.languages, have: person.languages },
			topics: topicFacts(person, job),
			hasTopics: (person.topics ?? []).length > 0,
		},
		curve,
	)
	return { pair, wanted, findings, curve, total, open: drafts.open, ...rounded(drafts.parts, total) }
}

/** The total in tenths as it is shown. What people look for in an adviser was never measured, so it has no curve. */
function shownTotal(points: number, curve: Curve | undefined): number {
	return curve ? calibrated(curve, points) : points
}

/**
 * The parts with points that sum to the total, and these points in whole tenths. Each takes its share of what rounding has
 * changed.
 */
function rounded(drafts: readonly PartDraft[], total: number): { parts: Part[]; points: number[] } {
	const change = total - drafts.reduce((all, { points }) => all + points, 0)
	const size = drafts.reduce((all, { points }) => all + Math.abs(points), 0)
	const points = apportion(
		drafts.map((draft) => draft.points + (size > 0 ? (change * Math.abs(draft.points)) / size : 0)),
		total,
	)
	const parts = drafts.map(({ facts, share, possible, state }, index): Part => {
		const own = points[index] ?? 0
		return {
			...facts,
			points: own / 10,
			possible: Math.max(own, Math.round(possible)) / 10,
			share: Math.round(share * 100) / 100,
			state,
		}
	})
	return { parts, points }
}

function countSkills(findings: readonly SkillFinding[]): SkillCount {
	return {
		asked: findings.length,
		matched: findings.filter(({ own }) => own).length,
		related: findings.filter(({ own, through }) => !own && through !== undefined).length,
	}
}
