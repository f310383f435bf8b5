import { copyRows } from '../../../../db/seed/copy-rows.ts'
import { personFacts, textFacts } from '../../src/scoring/facts.ts'
import { skillSet } from '../../src/scoring/shares/skills.ts'
import type { Dataset } from './dataset.ts'

type Client = Parameters<typeof copyRows>[0]

const together = 2000

/** Terms are numbered in the order in which they occur. */
export type Terms = Map<string, number>

/** Fills a table of people and one each of their skills, words and fields, with covering indexes. */
export async function fillTables(client: Client, dataset: Dataset, size: number): Promise<Terms> {
	const terms: Terms = new Map()
	await client.query(`
		create table people (
			person int, id text, experience int, education int, pay int, days int, modes int, willing int, has_text bool,
			own int, other int, language_1 int, language_2 int, x float8, y float8, z float8
		);
		create table skills (person int, skill int, percent smallint);
		create table words (person int, word int, impact smallint);
		create table fields (person int, field int, impact smallint)`)
	for (let from = 0; from < size; from += together)
		await fillPart(client, dataset, terms, from, Math.min(size, from + together))
	for (const statement of [
		'create unique index on people (person)',
		'create index on skills (skill, person) include (percent)',
		'create index on words (word, person) include (impact)',
		'create index on fields (field, person) include (impact)',
		'vacuum analyze',
	])
		await client.query(statement)
	return terms
}

async function fillPart(
	client: Client,
	{ knowledge, personAt }: Dataset,
	terms: Terms,
	from: number,
	to: number,
) {
	const [people, skills, words, fields]: [
		(string | number | boolean | undefined)[][],
		number[][],
		number[][],
		number[][],
	] = [[], [], [], []]
	for (let at = from; at < to; at++) {
		const person = personAt(at)
		const facts = personFacts(person)
		people.push([
			at,
			person.id,
			facts.experience,
			facts.education,
			facts.pay,
			facts.days,
			facts.modes,
			facts.willingToMove,
			facts.hasText,
			facts.professions[0],
			facts.professions[1],
			facts.languages[0],
			facts.languages[1],
			...facts.places,
		])
		for (const [skill, percent] of skillSet(person.skills)) skills.push([at, skill, percent])
		const said = textFacts(person.text, knowledge)
		for (const [term, impact] of said.words) words.push([at, numberOf(terms, term), impact])
		for (const [field, impact] of said.fields) fields.push([at, field, impact])
	}
	await copyRows(
		client,
		'people',
		[
			'person',
			'id',
			'experience',
			'education',
			'pay',
			'days',
			'modes',
			'willing',
			'has_text',
			'own',
			'other',
			'language_1',
			'language_2',
			'x',
			'y',
			'z',
		],
		people,
	)
	await copyRows(client, 'skills', ['person', 'skill', 'percent'], skills)
	await copyRows(client, 'words', ['person', 'word', 'impact'], words)
	await copyRows(client, 'fields', ['person', 'field', 'impact'], fields)
}

function numberOf(terms: Terms, term: string): number {
	const known = terms.get(term) ?? terms.size
	terms.set(term, known)
	return known
}
