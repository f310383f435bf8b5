import { choicesOf, type Choices } from '../metrics/random.ts'
import { presentYear, type Career, type Role } from './careers.ts'
import { frames, type Skill } from './material.ts'
import { fill } from './write-frame.ts'

/** Writes one role: title, employer and town, dates, and what was done among what everybody does. */
export function writeRole(
	{ id, isMixed, commonLines }: Career,
	role: Role,
	{ common, pages }: { common: readonly string[]; pages: number },
): string[] {
	const choices = choicesOf(`${id} role since ${role.from}`)
	const year = Math.floor(role.from + (role.to - role.from) / 2)
	const values = { n: choices.between(3, 9), year, town: role.town.name }
	const told = role.skills.map((skill) =>
		fill(choices.pick(frames.doneFrames), { ...values, done: tellOf(skill, choices) }),
	)
	const local = isMixed ? role.craft.local : undefined
	const lines = [
		...(local ? [...local.done, ...told.slice(0, 1)] : told),
		...choices.sample(common, commonLines),
		...choices.sample(frames.generic, pages * 2).map((line) => fill(line, values)),
		...(role.tools.length > 0
			? [`${choices.pick(['Used', 'Tools:', 'Worked with'])} ${role.tools.join(', ')}`]
			: []),
	]
	const opening = fill(choices.pick(frames.roleOpenings), values)
	return [
		`${local ? choices.pick(local.titles) : role.title}, ${role.employer}, ${role.town.name}`,
		datesOf(role, choices),
		...(opening ? [opening] : []),
		...choices.sample(lines, lines.length).map((line) => `• ${line}`),
		'',
	]
}

/** One of the ways to tell of a skill. */
export function tellOf({ name, done }: Skill, choices: Choices): string {
	return done.length > 0 ? choices.pick(done) : name
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** From when until when, in one of the usual forms. */
function datesOf({ from, to }: Role, choices: Choices): string {
	const [start, end] = [monthOf(from), monthOf(to)]
	const isPresent = to >= presentYear
	return choices.pick([
		`${start.name} ${start.year} - ${isPresent ? 'Present' : `${end.name} ${end.year}`}`,
		`${start.digits}/${start.year} to ${isPresent ? 'till date' : `${end.digits}/${end.year}`}`,
		`${start.year} – ${isPresent ? 'Present' : end.year}`,
	])
}

function monthOf(time: number) {
	const month = Math.round((time - Math.floor(time)) * 12) % 12
	return { name: months[month] ?? 'Jan', digits: String(month + 1).padStart(2, '0'), year: Math.floor(time) }
}
