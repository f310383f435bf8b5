import type { Answer, Call } from '../planted-portal.ts'
import type { Asked } from '../times.ts'

const words = 'java nurse driver accountant sharma teacher sales welder cook tailor'.split(' ')
const towns =
	`pune mumbai nagpur nashik thane solapur delhi jaipur lucknow kanpur indore bhopal surat vadodara
	ahmedabad rajkot chennai madurai kochi mysuru hubli bengaluru hyderabad guntur patna ranchi kolkata howrah
	bhubaneswar guwahati agra varanasi`.split(/\s+/)

/**
 * Questions to lists, each another one in each of 320 rounds: a list that was asked for before is kept, and answered as fast
 * from a cluster as from memory.
 */
export async function freshQuestions(employer: Call, candidate: Call): Promise<Asked[]> {
	const [people, jobs] = [await employer('candidates'), await employer('jobs')]
	const word = (round: number) => words[round % words.length]
	const town = (round: number) => towns[Math.floor(round / words.length) % towns.length]
	const narrow = (facets: Answer['facets'], names: readonly string[], round: number) =>
		names.map((name, at) => `${name}=${choiceOf(facets, name, Math.floor(round / (at + 1)))}`).join('&')
	return [
		['people: a word', (round) => employer(`candidates?query=${word(round)}+${round}`)],
		['people: two words', (round) => employer(`candidates?query=${word(round)}+${town(round)}`)],
		[
			'people: two words and two facets',
			(round) =>
				employer(
					`candidates?query=${word(round)}+${town(round)}&${narrow(people.facets, ['profession', 'workMode'], round)}`,
				),
		],
		['people: pages by name', (round) => employer(`candidates?order=name&page=${round + 1}`)],
		[
			'people: nearest first',
			(round) => employer(`candidates?order=distance&query=${word(round)}+${town(round)}`),
		],
		['organisations: two words', (round) => employer(`organisations?query=${town(round)}+${word(round)}`)],
		['jobs: two words', (round) => candidate(`jobs?query=${word(round)}+${town(round)}`)],
		[
			'jobs: two words and two facets',
			(round) =>
				candidate(
					`jobs?query=${word(round)}+${town(round)}&${narrow(jobs.facets, ['profession', 'workMode'], round)}`,
				),
		],
	]
}

function choiceOf(facets: Answer['facets'], name: string, round: number) {
	const choices = facets.find((facet) => facet.name === name)?.choices ?? []
	return choices[round % Math.max(1, choices.length)]?.value ?? 0
}
