import type { Document } from '../documents.ts'
import { choicesOf, type Choices } from '../metrics/random.ts'
import { frames } from './material.ts'
import type { Opening } from './openings.ts'
import { fill } from './write-frame.ts'

/** Writes the advertisement of an opening. `common` are the sentences that people of its field use. */
export function writeAdvertisement(opening: Opening, common: readonly string[]): Document {
	const choices = choicesOf(`${opening.id} text`)
	const { craft, id } = opening
	if (opening.isLocal && craft.local) return { id, ...writeLocally(opening, craft.local, choices) }

	const values = valuesOf(opening, choices)
	const asks = opening.skills.map(({ asked }) => sentence(fill(choices.pick(frames.adAsks), { asked })))
	const lines = [
		...asks,
		...choices.sample(common, opening.commonLines).map((line) => `${line}.`),
		...(opening.tools.length > 0
			? [fill(choices.pick(frames.adTools), { tools: opening.tools.join(', ') })]
			: []),
		fill(choices.pick(frames.adYears), values),
	]
	const text = [
		fill(choices.pick(frames.adIntros), values),
		...choices.sample(lines, lines.length),
		...choices.sample(frames.adExtras, choices.between(2, 5)),
		`Place of work: ${opening.town.name}.`,
	]
	return { id, title: opening.title, text: text.join('\n') }
}

function writeLocally(opening: Opening, local: NonNullable<Opening['craft']['local']>, choices: Choices) {
	const title = choices.pick(local.titles)
	const values = { ...valuesOf(opening, choices), title }
	const text = [
		fill(choices.pick(frames.adLocal), values),
		...choices.sample(local.asked, local.asked.length).map((line) => `${line}.`),
		fill(choices.pick(frames.adLocalYears), values),
		...choices.sample(frames.adLocalExtras, 2),
	]
	return { title, text: text.join('\n') }
}

function valuesOf({ employer, town, years, title }: Opening, choices: Choices) {
	return { employer, town: town.name, years, title, n: choices.between(2, 9) }
}

function sentence(text: string): string {
	return text.slice(0, 1).toUpperCase() + text.slice(1)
}
