import type { GeneratedSkill, GeneratedWorkEntry } from '../generated-types.ts'
import type { Ground, Occupation, Settlement } from '../ground.ts'
import { type Random, chance, pick } from '../random.ts'

export type Story = {
	occupation: Occupation
	place: Settlement
	education: number
	fieldOfStudy?: string
	entries: GeneratedWorkEntry[]
	months: number
	worksNow: boolean
	willingToMove: boolean
	skills: GeneratedSkill[]
}

/** One line of up to 120 characters. */
export function writeHeadline(random: Random, ground: Ground, story: Story) {
	const title = titleOf(story)
	const [one = '', other = ''] = bestSkills(ground, story)
	const experience = story.months < 12 ? 'fresher' : `${writeYears(story.months)} of experience`
	const headlines = [
		`${title} · ${experience} · ${one}`,
		`${title} in ${story.place.name}, ${experience}`,
		`${title} with ${one} and ${other}`,
		`${title}, ${story.place.name} – ${one}, ${other}`,
	]
	return pick(random, headlines).slice(0, 120)
}

/** Two to four sentences in the first person. */
export function writeSummary(random: Random, ground: Ground, story: Story) {
	const opening = story.months < 6 ? openAsFresher(random, story) : openWithExperience(random, story)
	const sentences = [opening, writeDuties(random, story)]
	const [one = '', other = ''] = bestSkills(ground, story)
	if (chance(random, 0.75)) {
		sentences.push(
			pick(random, story.months < 6 ? likings : strengths)
				.replace('{one}', one)
				.replace('{other}', other),
		)
	}
	if (chance(random, 0.7)) sentences.push(writeWish(random, story))
	return sentences.join(' ')
}

const likings = ['I like {one} and {other} best.', 'In training I did well at {one} and {other}.']
const strengths = [
	'I am most at home with {one} and {other}.',
	'My strengths are {one} and {other}.',
	'People come to me for {one} and {other}.',
]

function openAsFresher(random: Random, { occupation, place, fieldOfStudy }: Story) {
	const work = withArticle(occupation.profession.name)
	const study = fieldOfStudy ? `I have completed ${fieldOfStudy}` : 'I have finished my schooling'
	return pick(random, [
		`${study} and look for my first work as ${work} in ${place.name}.`,
		`${study} in ${place.name} and want to begin as ${work}.`,
	])
}

function openWithExperience(random: Random, story: Story) {
	const { place, months, worksNow, entries } = story
	const title = withArticle(titleOf(story))
	const years = writeYears(months)
	const employer = entries.at(-1)?.organisationName ?? ''
	if (employer === 'Self-employed') {
		return pick(random, [
			`I work for myself in ${place.name}, with ${years} of experience.`,
			`Self-employed in ${place.name}; ${years} in this work.`,
		])
	}
	if (!worksNow) return `I was ${title} at ${employer} until lately, and have ${years} of experience.`
	return pick(random, [
		`I am ${title} in ${place.name} with ${years} of experience.`,
		`I have ${years} of experience and work as ${title} at ${employer}.`,
		`In ${years} of work I have grown to be ${title}, today at ${employer}.`,
	])
}

function writeDuties(random: Random, { occupation, months }: Story) {
	const { duties } = occupation.career
	const first = pick(random, duties)
	const second = pick(random, duties)
	const verb = months < 6 ? 'I have learned to' : 'I'
	return first === second
		? `${verb} ${first}.`
		: `${verb} ${first}; I also ${months < 6 ? 'learned to ' : ''}${second}.`
}

function writeWish(random: Random, { willingToMove, place, months }: Story) {
	if (willingToMove)
		return pick(random, ['I am ready to move for the right work.', 'A move to another town is fine.'])
	if (months > 180)
		return pick(random, ['I like to teach younger colleagues.', 'I want a team that I can guide.'])
	return pick(random, [
		`I look for steady work in or near ${place.name}.`,
		'I learn quickly and come on time.',
		`My family is settled in ${place.name}, so I want to stay here.`,
	])
}

function titleOf({ entries, occupation }: Story) {
	return entries.at(-1)?.title ?? occupation.profession.name
}

function bestSkills({ skills }: Ground, story: Story) {
	const best = story.skills.toSorted((one, other) => other.level - one.level).slice(0, 2)
	return best.map(({ skillId }) => skills.get(skillId)?.name ?? '')
}

export function writeYears(months: number) {
	if (months < 12) return `${months} months`
	const years = Math.floor(months / 12)
	return years === 1 ? '1 year' : `${years} years`
}

/** "an Accountant", "a Nurse", "an HR Executive", "a UI/UX Designer". */
export function withArticle(words: string) {
	const soundsOpen = /^([AEIO]|U(?!I))/.test(words) || /^(HR|NGO) /.test(words)
	return `${soundsOpen ? 'an' : 'a'} ${words}`
}
