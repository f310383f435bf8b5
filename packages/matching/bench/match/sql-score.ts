import { jobFacts, textFacts } from '../../src/scoring/facts.ts'
import {
	fullStrength,
	groupShare,
	shareInSteps,
	skillWeight,
	wantedSkills,
} from '../../src/scoring/shares/skills.ts'
import { possiblePoints } from '../../src/scoring/total.ts'
import { distance, wordOverlap } from '../../src/scoring/weights.ts'
import { readerOf } from '../../src/text/read-text.ts'
import type { Job, Knowledge } from '../../src/types.ts'
import type { Terms } from './sql-tables.ts'

/** One statement that scores everyone for a job that states all parts and returns the best twenty, with their points before calibration. */
export function scoreStatement(job: Job, knowledge: Knowledge, terms: Terms) {
	const facts = jobFacts(job, knowledge)
	const possible = possiblePoints(facts)
	const [x = 0, y = 0, z = 0] = facts.places
	const [language = 0] = facts.languages
	const ofMust = groupShare(true, facts.mustWeight, facts.niceWeight)
	const ofNice = groupShare(false, facts.mustWeight, facts.niceWeight)
	const ofLanguage = (column: string) =>
		`case when ${column} >> 3 <> ${language >> 3} then 0 when ${language & 7} = 0 then 1 when ${column} & 7 = 0 then 0.8::float8
			else greatest(0, 1 - 0.25::float8 * greatest(0, ${language & 7} - (${column} & 7))) end`
	const bit = 1 << facts.mode
	const { nearKm, farKm } = distance
	const { half, least } = wordOverlap
	const text = `
	with strengths as (
		select person, wanted, max(share * percent)::float8 as strength, weight, must
		from unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::bool[]) as asked (wanted, source, share, weight, must)
		join skills on skill = source group by person, wanted, weight, must
	), covered as (
		select person, coalesce(sum(weight * strength) filter (where must), 0) as must,
			coalesce(sum(strength) filter (where must), 0) as held,
			coalesce(sum(weight * strength) filter (where not must), 0) as nice
		from strengths group by person
	), said as (
		select person, sum(weight * impact)::float8 as words
		from unnest($6::int[], $7::int[]) as asked (word, weight) join words using (word) group by person
	), spoken as (
		select person, least(1, sum(weight * impact) / 16129.0::float8) as likeness
		from unnest($8::int[], $9::int[]) as asked (field, weight) join fields using (field) group by person
	), related as (
		select * from unnest($10::int[], $11::float8[]) as related (profession, share)
	), read as (
		select people.*, coalesce(held, 0) as held, coalesce(likeness, 0) as likeness,
			${ofMust}::float8 * (coalesce(must, 0) / ${facts.mustWeight * fullStrength}::float8)
				+ ${ofNice}::float8 * (coalesce(nice, 0) / ${facts.niceWeight * fullStrength}::float8) as of_skills,
			greatest(coalesce(first.share, 0), 0.85::float8 * coalesce(second.share, 0)) as of_profession,
			coalesce(words, 0) / ${facts.wordWeight * 127}::float8 as overlap,
			2 * 6371.0088::float8 * asin(least(1, sqrt((x - ${x}) ^ 2 + (y - ${y}) ^ 2 + (z - ${z}) ^ 2) / 1073741824::float8 / 2)) as km,
			case when willing = 0 then ${distance.far}::float8 else ${distance.unsaid}::float8 end as far
		from people
		left join covered using (person) left join said using (person) left join spoken using (person)
		left join related as first on first.profession = own left join related as second on second.profession = other
	), compared as (
		select *, overlap * ${1 + half}::float8 / (overlap + ${half}::float8) as of_words from read
	), rated as (
		select id,
			${possible.open} + ${possible.skills} * of_skills + ${possible.profession} * of_profession
			+ ${possible.experience} * (case when experience < ${facts.minMonths} then experience::float8 / ${Math.max(1, facts.minMonths)} else 1 end
				* (0.2::float8 + (1 - 0.2::float8) * greatest(of_profession, of_skills, of_words, likeness)))
			+ ${possible.education} * greatest(0, 1 - 0.35::float8 * greatest(0, ${facts.education} - education))
			+ ${possible.languages} * greatest(${ofLanguage('language_1')}, ${ofLanguage('language_2')})
			+ ${possible.text} * (${least}::float8 + case when has_text then ${1 - least}::float8 * (of_words + (1 - of_words) * ${facts.likenessShare}::float8 * likeness) else 0 end) as earned,
			1 / (1 + 0.25::float8 * (${facts.mustCount} - held / ${fullStrength}::float8))
			* ${
				facts.places.length === 0
					? '1'
					: `greatest(case when willing = 1 then ${distance.willing}::float8 else 0 end,
				case when km <= ${nearKm} then 1 when km >= ${farKm} then far else 1 - (1 - far) * (ln(km / ${nearKm}) / ln(${farKm / nearKm}::float8)) end)`
			}
			* case when modes & ${bit} <> 0 then 1 when modes & ${(bit << 1) | (bit >> 1)} <> 0 then 0.85::float8 else 0.6::float8 end
			* (1 - (1 - 0.4::float8) * least(1, greatest(0, (pay - ${facts.payAtMost}) / (${facts.payAtMost} * 0.5::float8))))
			* (1 - (1 - 0.8::float8) * least(1, greatest(0, (days - ${facts.startInDays}) / 90::float8))) as kept
		from compared
	)
	select id, floor(earned * kept + 0.5) / 10 as total from rated order by total desc, id limit 20`
	return { text, values: valuesOf(job, knowledge, terms) }
}

function valuesOf(job: Job, knowledge: Knowledge, terms: Terms): unknown[] {
	const { musts, nices } = wantedSkills(job)
	const asked = [...musts, ...nices].flatMap((wanted, at) =>
		[{ id: wanted, share: 1 }, ...(knowledge.relatedSkills.get(wanted) ?? [])].map((source) => ({
			wanted,
			source: source.id,
			share: shareInSteps(source),
			weight: skillWeight(knowledge, wanted),
			must: at < musts.length,
		})),
	)
	const { words, fields } = textFacts(job.text, knowledge)
	const rarity = knowledge.lexicon ? readerOf(knowledge.lexicon).rarity : () => 0
	const said = [...words].flatMap(([term, impact]) => {
		const number = terms.get(term)
		return number === undefined ? [] : [[number, rarity(term) * impact] as const]
	})
	const related = new Map(
		(knowledge.relatedProfessions.get(job.profession ?? -1) ?? []).map(({ id, share }) => [id, share]),
	)
	related.set(job.profession ?? -1, 1)
	return [
		asked.map(({ wanted }) => wanted),
		asked.map(({ source }) => source),
		asked.map(({ share }) => share),
		asked.map(({ weight }) => weight),
		asked.map(({ must }) => must),
		said.map(([word]) => word),
		said.map(([, weight]) => weight),
		[...fields.keys()],
		[...fields.values()],
		[...related.keys()],
		[...related.values()],
	]
}
