import { textFacts } from './facts.ts'
import type { IndexState } from './index-state.ts'
import { impactIn, wordCountAt, wordIn, wordsAt } from './records.ts'
import { fullImpact, readerOf } from './text/read-text.ts'
import type { WantedText } from './tally.ts'
import type { Job } from './types.ts'

/** Lays out the text of a job in the place of the one before. */
export function wantText({ knowledge, vocabulary, tally: { wantedText } }: IndexState, job: Job): WantedText {
	const { words, fields } = textFacts(job.text, knowledge)
	for (const term of wantedText.terms) wantedText.weights[term] = 0
	wantedText.terms = []
	if (wantedText.weights.length < vocabulary.size)
		wantedText.weights = new Int32Array(Math.ceil(vocabulary.size * 1.25))

	wantedText.most = 0
	const rarity = knowledge.lexicon ? readerOf(knowledge.lexicon).rarity : () => 0
	for (const [term, impact] of words) {
		const weight = rarity(term) * impact
		const number = vocabulary.get(term)
		if (number === undefined) continue
		wantedText.most += weight * fullImpact
		wantedText.weights[number] = weight
		wantedText.terms.push(number)
	}
	wantedText.fields = fields
	return wantedText
}

/** What the words of one person, by the record, sum up to: the same as by the posting lists. */
export function compareText({ weights }: WantedText, memory: Int32Array, at: number): number {
	const begin = wordsAt(memory, at)
	const end = begin + wordCountAt(memory, at)
	let sum = 0
	for (let i = begin; i < end; i++) {
		const word = memory[i] ?? 0
		sum += (weights[wordIn(word)] ?? 0) * impactIn(word)
	}
	return sum
}
