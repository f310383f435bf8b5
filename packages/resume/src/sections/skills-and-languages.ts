import type { Known, LanguageDraft, SkillDraft } from '../resume.ts'
import { labelled } from '../text/labels.ts'
import { fold, isProse, plainDigits, withoutBullet, type Line } from '../text/line.ts'

/** Reads skills: lists in whatever form, with a level or years where they are told. */
export function readSkills(lines: Line[]) {
	const skills = new Map<string, SkillDraft>()
	const left: Line[] = []
	for (const line of lines) {
		const pieces = piecesOf(line.text).flatMap(skillOf)
		// A sentence may hold skills, but its words are not a list of them.
		const isList = pieces.length > 0 && pieces.every(({ name }) => name.split(' ').length <= 5)
		if (!isList || (pieces.length === 1 && isProse(withoutBullet(line.text)))) left.push(line)
		else for (const skill of pieces) if (!skills.has(fold(skill.name))) skills.set(fold(skill.name), skill)
	}
	return { skills: [...skills.values()], left }
}

/** Reads languages by the names that the portal knows, with a level where one is told. */
export function readLanguages(lines: Line[], known: Known) {
	const languages = new Map<string, LanguageDraft>()
	const left: Line[] = []
	for (const line of lines) {
		const pieces = piecesOf(withoutLabel(line.text, known))
			.flatMap((piece) => piece.split(/\s+(?:and|&|और|व|आणि|एवं)\s+/))
			.filter((piece) => !isSkillOnly(piece))
		const found = pieces.map((piece) => languageOf(piece, known))
		if (!found.some((language) => language !== null)) left.push(line)
		else if (found.includes(null))
			left.push({ ...line, text: pieces.filter((_, at) => found[at] === null).join(', ') })
		for (const language of found)
			if (language && !languages.has(language.code)) languages.set(language.code, language)
	}
	return { languages: [...languages.values()], left }
}

/** `Known: English, Hindi` without what stands before; `English: fluent` as it is. */
function withoutLabel(text: string, known: Known) {
	const pair = labelled(text)
	return pair && !known.languages.has(pair.label) ? pair.value : text
}

const ways =
	/read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|understand(?:ing)?|spoken|written|languages?|and|भाषा|\b[rws]\b/g

/** Reading, writing and speaking say no level. */
function isSkillOnly(words: string) {
	return fold(words.toLowerCase().replaceAll(ways, '')) === ''
}

/** Cut at commas, dots and bars, but not inside brackets. */
function piecesOf(text: string) {
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
function skillOf(piece: string): SkillDraft[] {
	const [, group = '', rest = piece] = piece.match(/^([^:(]{2,40})\s*:\s*(.+)$/) ?? []
	if (group && claimOf(rest) === undefined) return skillOf(rest)
	const [, name = '', told = ''] =
		piece.match(/^(.+?)\s*[([]([^()[\]]+)[)\]]$/) ?? piece.match(/^(.+?)\s*(?:\s[-–—]|:)\s*([^-–—:]+)$/) ?? []
	const claim = name ? claimOf(told) : undefined
	if (claim) return [{ name: name.trim(), ...claim }]
	const isGroup = /[([].*,.*[)\]]$/.test(piece)
	if (isGroup) return [name, ...told.split(',')].map((one) => named(one.trim())).filter((one) => one.name)
	return [named(piece)]
}

function named(name: string): SkillDraft {
	return { name: name.slice(0, 60), level: null, years: null }
}

/** Undefined when the words are no claim but a part of the name. */
function claimOf(told: string) {
	let level: number | null = null
	let years: number | null = null
	for (const word of plainDigits(told)
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

function languageOf(piece: string, known: Known): LanguageDraft | null {
	const [, name = '', told = ''] = piece.match(/^\s*([^\s(:–—-]+)\s*(.*)$/) ?? []
	const code = known.languages.get(name.toLowerCase().replace(/[.,]$/, ''))
	if (!code) return null
	// Other words behind a name mean that it names something else.
	const level = languageLevelOf(told)
	return level !== null || isSkillOnly(told) ? { code, level } : null
}

/** 1 to 6 of the European framework. Null for words that tell no level. */
export function languageLevelOf(words: string) {
	return languageLevels.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ?? null
}

/** 1 to 4. Null for words that tell no level. */
export function skillLevelOf(words: string) {
	return claimOf(words)?.level ?? null
}
