import type { KnownNames, ParsedLanguage, ParsedSkill } from '../resume.ts'
import { splitLabel } from '../text/labels.ts'
import { fold, isProse, plainDigits, withoutBullet, type Line } from '../text/line.ts'

/** Reads lists of skills, with the level or years if given. */
export function readSkills(lines: Line[]) {
	const skills = new Map<string, ParsedSkill>()
	const unread: Line[] = []
	for (const line of lines) {
		const pieces = itemsOf(line.text).flatMap(skillOf)
		// A sentence may mention skills, but is not a list of them.
		const isList = pieces.length > 0 && pieces.every(({ name }) => name.split(' ').length <= 5)
		if (!isList || (pieces.length === 1 && isProse(withoutBullet(line.text)))) unread.push(line)
		else for (const skill of pieces) if (!skills.has(fold(skill.name))) skills.set(fold(skill.name), skill)
	}
	return { skills: [...skills.values()], unread }
}

/** Reads languages by the names that the portal knows, with the level if given. */
export function readLanguages(lines: Line[], known: KnownNames) {
	const languages = new Map<string, ParsedLanguage>()
	const unread: Line[] = []
	for (const line of lines) {
		const pieces = itemsOf(withoutLabel(line.text, known))
			.flatMap((piece) => piece.split(/\s+(?:and|&|और|व|आणि|एवं)\s+/))
			.filter((piece) => !namesAbilitiesOnly(piece))
		const found = pieces.map((piece) => languageOf(piece, known))
		if (!found.some((language) => language !== null)) unread.push(line)
		else if (found.includes(null))
			unread.push({ ...line, text: pieces.filter((_, at) => found[at] === null).join(', ') })
		for (const language of found)
			if (language && !languages.has(language.code)) languages.set(language.code, language)
	}
	return { languages: [...languages.values()], unread }
}

/** `Known: English, Hindi` without its label; `English: fluent` as it is. */
function withoutLabel(text: string, known: KnownNames) {
	const pair = splitLabel(text)
	return pair && !known.languages.has(pair.label) ? pair.value : text
}

const abilities =
	/read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|understand(?:ing)?|spoken|written|languages?|and|भाषा|\b[rws]\b/g

/** Whether words say only what somebody can do in a language (read, write, speak), which is not a level. */
function namesAbilitiesOnly(words: string) {
	return fold(words.toLowerCase().replaceAll(abilities, '')) === ''
}

/** Cuts a list at commas, bullets and bars, but not inside brackets. */
function itemsOf(text: string) {
	const pieces = withoutBullet(text).match(/(?:\([^()]*\)|\[[^\]]*\]|[^,;|·•●▪\t()[\]])+/g) ?? []
	return pieces
		.map((piece) => piece.trim().replace(/[.\s]+$/, ''))
		.filter((piece) => fold(piece) || /[+#]/.test(piece))
}

const skillLevels: [pattern: RegExp, level: number][] = [
	[/^(?:basic|basics|beginner|novice|elementary|fundamentals?)$/, 1],
	[/^(?:working|intermediate|average|working knowledge|competent|familiar|moderate)$/, 2],
	[/^(?:good|proficient|advanced|very good|strong|skilled)$/, 3],
	[/^(?:expert|master|excellent|mastery)$/, 4],
]

/** `Tally (Expert, 6 y)`, `Java – advanced`, `Databases (MySQL, Oracle)`. */
function skillOf(piece: string): ParsedSkill[] {
	const [, group = '', rest = piece] = piece.match(/^([^:(]{2,40})\s*:\s*(.+)$/) ?? []
	if (group && levelAndYearsOf(rest) === undefined) return skillOf(rest)
	const [, name = '', addition = ''] =
		piece.match(/^(.+?)\s*[([]([^()[\]]+)[)\]]$/) ?? piece.match(/^(.+?)\s*(?:\s[-–—]|:)\s*([^-–—:]+)$/) ?? []
	const levelAndYears = name ? levelAndYearsOf(addition) : undefined
	if (levelAndYears) return [{ name: name.trim(), ...levelAndYears }]
	const isGroup = /[([].*,.*[)\]]$/.test(piece)
	if (isGroup) return [name, ...addition.split(',')].map((one) => named(one.trim())).filter((one) => one.name)
	return [named(piece)]
}

function named(name: string): ParsedSkill {
	return { name: name.slice(0, 60), level: null, years: null }
}

/** The level and years that words give. Undefined when they give neither, and so belong to the name. */
function levelAndYearsOf(words: string) {
	let level: number | null = null
	let years: number | null = null
	for (const word of plainDigits(words)
		.toLowerCase()
		.split(/\s*[,/]\s*/)) {
		const grade = skillLevels.find(([pattern]) => pattern.test(word))?.[1]
		const time = word.match(/^(\d{1,2}(?:\.\d)?)\+?\s*(?:y|years?|yrs?|वर्षे|वर्ष|साल)\.?$/)?.[1]
		if (grade === undefined && time === undefined) return undefined
		level ??= grade ?? null
		years ??= time === undefined ? null : Number(time)
	}
	return { level, years }
}

const languageLevels: [pattern: RegExp, level: number][] = [
	[/\bc2\b|native|mother tongue|bilingual|first language|मातृभाषा/, 6],
	[/\bc1\b|full professional|fluent|excellent|expert|proficient|अस्खलित|धाराप्रवाह/, 5],
	[/\bb2\b|professional working|very good|advanced|good|उत्तम|चांगली|अच्छी/, 4],
	[/\bb1\b|limited working|intermediate|conversational|moderate|average|मध्यम/, 3],
	[/\ba2\b|elementary/, 2],
	[/\ba1\b|basic|beginner|a little|प्राथमिक|थोडी/, 1],
]

function languageOf(piece: string, known: KnownNames): ParsedLanguage | null {
	const [, name = '', addition = ''] = piece.match(/^\s*([^\s(:–—-]+)\s*(.*)$/) ?? []
	const code = known.languages.get(name.toLowerCase().replace(/[.,]$/, ''))
	if (!code) return null
	// Any other words after the name mean that it is not a language.
	const level = languageLevelOf(addition)
	return level !== null || namesAbilitiesOnly(addition) ? { code, level } : null
}

/** 1 to 6, as A1 to C2 of the European framework. Null for words that give no level. */
export function languageLevelOf(words: string) {
	return languageLevels.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ?? null
}

/** 1 to 4. Null for words that give no level. */
export function skillLevelOf(words: string) {
	return levelAndYearsOf(words)?.level ?? null
}
