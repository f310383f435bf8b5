import type { Document } from '../documents.ts'
import { choicesOf, type Choices } from '../metrics/random.ts'
import type { Career } from './careers.ts'
import { frames, type Craft } from './material.ts'
import { fill } from './write-frame.ts'
import { tellOf, writeRole } from './write-role.ts'

type Section = 'summary' | 'achievements' | 'work' | 'skills' | 'education' | 'rest'

/** The orders in which people put their sections. */
const orders: Section[][] = [
	['summary', 'skills', 'work', 'achievements', 'education', 'rest'],
	['summary', 'achievements', 'work', 'education', 'skills', 'rest'],
	['education', 'work', 'skills', 'achievements', 'rest', 'summary'],
	['work', 'achievements', 'education', 'summary', 'rest', 'skills'],
]

/**
 * Writes a résumé of one to three pages. Every section has choices of its own, so that leaving one out changes no other.
 * `common` are the sentences that people of a craft's field use.
 */
export function writeResume(
	career: Career,
	common: (craft: Craft) => readonly string[],
	without?: Section,
): Document {
	const choices = choicesOf(`${career.id} sections`)
	const order = choices.pick(orders)
	const title = headlineOf(career, choices)
	const lines = order
		.filter((section) => section !== without)
		.flatMap((section) => writers[section](career, choicesOf(`${career.id} ${section}`), common))
	return { id: career.id, title, text: [...head(career, title), ...lines].join('\n') }
}

type Writer = (career: Career, choices: Choices, common: (craft: Craft) => readonly string[]) => string[]

const writers: Record<Section, Writer> = {
	summary: (career, choices) => {
		const years = Math.round(career.roles.reduce((sum, { from, to }) => sum + to - from, 0))
		const values = {
			title: career.roles[0]?.title ?? '',
			years,
			town: career.home.name,
			since: Math.floor(career.roles.at(-1)?.from ?? 0),
			employers: career.roles.map(({ employer }) => employer).join(' and '),
		}
		return [
			choices.pick(['Summary', 'Profile', 'Career Objective']),
			fill(choices.pick(frames.summaries), values),
			'',
		]
	},
	achievements: (career, choices) => {
		const done = career.roles
			.slice(0, 1)
			.flatMap(({ skills }) => skills.map((skill) => tellOf(skill, choices)))
		return ['Key Achievements', ...choices.sample(done, 3).map((line) => `• ${line}`), '']
	},
	work: (career, choices, common) => {
		const pages = choices.between(1, 3)
		return [
			choices.pick(['Work Experience', 'Employment History', 'Professional Experience']),
			...career.roles.flatMap((role) => writeRole(career, role, { common: common(role.craft), pages })),
		]
	},
	skills: ({ roles }, choices) => {
		const names = [...new Set(roles.flatMap(({ skills }) => skills.map(({ name }) => name)))]
		const tools = [...new Set(roles.flatMap((role) => role.tools))]
		const listed = choices.sample(names, Math.ceil(names.length * 0.7))
		return ['Skills', [...listed, ...tools, ...choices.sample(everyday, 3)].join(', '), '']
	},
	education: ({ roles }, choices) => {
		const first = roles.at(-1)
		const year = Math.floor(first?.from ?? 2015)
		return [
			'Education',
			`${choices.pick(first?.craft.study ?? ['B.A.'])}, ${choices.pick(frames.colleges)}, ${year}`,
			`HSC, ${choices.pick(frames.schools)}, ${year - 4}`,
			`SSC, ${choices.pick(frames.schools)}, ${year - 6}`,
			'',
			'Courses',
			...choices.sample(frames.courses, choices.between(1, 3)),
			'',
		]
	},
	rest: (career, choices) => [
		'Languages',
		choices.pick(['Marathi, Hindi, English', 'Hindi, English', 'English, Hindi, Telugu', 'Marathi, English']),
		'',
		'Hobbies',
		choices.pick(frames.hobbies),
		'',
		'References',
		choices.pick(frames.references),
		'',
		'Declaration',
		choices.pick(frames.declarations),
		`Place: ${career.home.name}`,
	],
}

const everyday = [
	'Team work',
	'Communication',
	'MS Office',
	'Time management',
	'Customer handling',
	'Leadership',
]

function headlineOf({ roles, isMixed }: Career, choices: Choices): string {
	const [newest] = roles
	if (!newest) return ''
	if (isMixed && newest.craft.local) return choices.pick(newest.craft.local.titles)
	return choices.chance(0.6) ? newest.title : `${newest.title}, ${newest.employer}`
}

function head(career: Career, title: string): string[] {
	const choices = choicesOf(`${career.id} head`)
	return [
		`${choices.pick(frames.firstNames)} ${choices.pick(frames.lastNames)}`,
		title,
		`${choices.pick(frames.streets)}, ${career.home.name}`,
		`Mobile: +91 98${choices.between(10, 99)} ${choices.between(100_000, 999_999)}`,
		'',
	]
}
