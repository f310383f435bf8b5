import type { GeneratedJob, GeneratedOrganisation } from '../generated-types.ts'
import type { Ground, Occupation, Settlement } from '../ground.ts'
import { withArticle, writeYears } from '../people/person-texts.ts'
import { type Random, chance, pick, sample } from '../random.ts'
import type { Trade } from '../sources/read-settings.ts'

type Opening = Pick<
	GeneratedJob,
	| 'title'
	| 'workMode'
	| 'mustHaveSkillIds'
	| 'niceToHaveSkillIds'
	| 'experienceMinMonths'
	| 'education'
	| 'payMin'
	| 'payMax'
	| 'payPeriod'
> & { occupation: Occupation; place: Settlement; trade: Trade; organisation: GeneratedOrganisation }

const schooling = [
	'no schooling',
	'primary school',
	'class 8',
	'class 10',
	'class 12',
	'an ITI certificate or a diploma',
	'a bachelor’s degree',
	'a master’s degree',
	'a doctorate',
]

/** Plain text: who we are, what you do, what we ask, what we offer, how to apply. */
export function writeJobDescription(random: Random, ground: Ground, opening: Opening) {
	const { organisation, title, place } = opening
	const who = `${organisation.about} We are looking for ${withArticle(title)} in ${place.name}.`
	const how = [
		'Apply here; we answer within a week.',
		'Interviews are on weekdays between 11 and 4.',
		'Please apply with your latest profile; freshers and returners are judged fairly.',
	]
	const paragraphs = [who, writeWork(random, opening), writeAsk(ground, opening), writeOffer(random, opening)]
	if (chance(random, 0.6)) paragraphs.push(pick(random, how))
	return paragraphs.join('\n\n')
}

function writeWork(random: Random, { occupation }: Opening) {
	const duties = sample(random, occupation.career.duties, 3, () => 1)
	return `What you do: you will ${duties.join('; ')}.`
}

function writeAsk({ skills }: Ground, opening: Opening) {
	const name = (id: number) => skills.get(id)?.name ?? ''
	const { experienceMinMonths, education } = opening
	const experience =
		experienceMinMonths === 0
			? 'Freshers may apply'
			: `At least ${writeYears(experienceMinMonths)} in such work`
	const school = education === undefined ? '' : `, with ${schooling[education]} or more`
	const must = `You should be sure of ${listWords(opening.mustHaveSkillIds.map(name))}`
	const nice = `It helps if you know ${listWords(opening.niceToHaveSkillIds.slice(0, 3).map(name))}`
	return `What we ask: ${experience}${school}. ${must}. ${nice}.`
}

function writeOffer(random: Random, opening: Opening) {
	const offers = sample(random, opening.trade.offers, 2, () => 1)
	const mode = { on_site: '', hybrid: ' Part of the week from home.', remote: ' You work from home.' }[
		opening.workMode
	]
	return `What we offer: ${writePay(opening)}, ${listWords(offers)}.${mode}`
}

const rupees = new Intl.NumberFormat('en-IN')
const written = new Map<number, string>()

function writePay({ payMin, payMax, payPeriod }: Opening) {
	if (payMin === undefined || payMax === undefined) return 'pay according to experience'
	return `₹${writeAmount(payMin)} to ₹${writeAmount(payMax)} a ${payPeriod}`
}

/** Formatting is slow and round amounts recur, so each is formatted once. */
function writeAmount(amount: number) {
	const text = written.get(amount) ?? rupees.format(amount)
	written.set(amount, text)
	return text
}

function listWords(words: string[]) {
	return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
