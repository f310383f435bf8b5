import type { Draft, Known } from '../draft.ts'
import { nameOf, readContacts } from './contacts.ts'
import { labelOf } from './labels.ts'
import { fold, isBullet, labelled, type Line } from './line.ts'

const titles = new Set(
	[
		'resume',
		'résumé',
		'cv',
		'curriculum vitae',
		'bio data',
		'biodata',
		'my resume',
		'रेझ्युमे',
		'बायोडाटा',
		'बायोडेटा',
		'जीवन परिचय',
		'जीवन वृत्त',
		'परिचय पत्र',
		'वैयक्तिक माहिती पत्रक',
	].map(fold),
)

type Found = Pick<Draft, 'headline' | 'summary'> & ReturnType<typeof readContacts>['found']

/** Reads what stands above the first heading: the name, a line about the person, how to reach them. */
export function readHead(lines: Line[], known: Known): { found: Found; left: Line[] } {
	const contacts = readContacts(withoutTitles(lines), known)
	const found: Found = { ...contacts.found, headline: null, summary: null }
	let left = contacts.left

	const nameAt = found.name === null ? nameIn(left) : -1
	if (nameAt >= 0) found.name = nameOf(left[nameAt]?.text ?? '')
	const below = left.slice(nameAt + 1)
	if (nameAt >= 0) left = left.toSpliced(nameAt, 1)

	const headline = below[0]
	// Without a name above it, a line could be anything.
	if (found.name !== null && headline && isHeadline(headline.text)) {
		found.headline = headline.text
		left = left.filter((line) => line !== headline)
	}
	const told = left.filter(({ text }) => !isBullet(text))
	const text = told.map((line) => line.text).join(' ')
	if (found.name === null || text.length < 80 || !/[.।]/.test(text)) return { found, left }
	return { found: { ...found, summary: text }, left: left.filter((line) => !told.includes(line)) }
}

function withoutTitles(lines: Line[]) {
	return lines
		.map((line) => ({
			...line,
			text: line.text.replace(/^(?:resume|résumé|cv|curriculum vitae) (?:of|[-–—:]) /i, ''),
		}))
		.filter(({ text }) => !titles.has(fold(text)))
}

/** The biggest line that could be a name, or the first where sizes are not told; names stand near the top. */
function nameIn(lines: Line[]) {
	const near = lines.slice(0, 6).map((line, at) => ({ ...line, at }))
	const possible = near.filter(({ text }) => nameOf(text) !== null && text.split(/\s+/).length <= 5)
	const biggest = Math.max(...possible.map(({ size }) => size))
	const name = possible.find(({ size }) => size === biggest)
	if (!name) return -1
	// Where no size speaks for it, only the first line is safely a name, and it has more than one word.
	const isLarge = name.size > 0 && near.some(({ size }) => size < name.size)
	return isLarge || (name.at === 0 && /\s/.test(name.text)) ? name.at : -1
}

function isHeadline(text: string) {
	const pair = labelled(text)
	const isField = pair !== null && labelOf(pair.label) !== undefined
	const isShort = text.length > 2 && text.length <= 120
	return isShort && !isField && /\p{L}{2}/u.test(text) && !isBullet(text) && !/https?:|www\./i.test(text)
}
