import { type Line, columns, fault, parts, readLines, weightedKeys } from './read-lines.ts'

/** The names in Hindi and Marathi; null where the English one is shown. */
type LocalNames = { nameHi: string | null; nameMr: string | null }
type Named = LocalNames & {
	id: number
	key: string
	name: string
	/** The local names are among them. */
	aliases: string[]
}
/** A neighbour by key and id; `share` is how much having it counts when this one is wanted. */
export type Related = { id: number; key: string; share: number }
export type Skill = Named & { field: string; related: Related[] }
export type TypicalSkill = { id: number; key: string; weight: number }
export type Profession = Named & {
	isco: string
	field: string
	/** Most typical first. */
	skills: TypicalSkill[]
	related: Related[]
}
export type Place = Named & {
	state: string
	country: string
	latitude: number
	longitude: number
	weight: number
	/** The first digits of the postal codes of the town. */
	pinPrefixes: string[]
}
export type Language = LocalNames & { code: string; name: string; ownName: string; aliases: string[] }
/** A state that groups towns, or a field of work that groups skills and professions. */
export type Group = LocalNames & { kind: 'state' | 'field'; name: string }
export type Reference = {
	skills: Skill[]
	professions: Profession[]
	places: Place[]
	languages: Language[]
	groups: Group[]
}
export type ReferenceLines = Record<keyof Reference, Line[]>

let kept: Reference | undefined

/** The skills, professions, places, languages and groups that the portal knows; read and checked once. */
export function readReference() {
	kept ??= parseReference({
		skills: readLines(import.meta.dirname, 'skills.txt'),
		professions: readLines(import.meta.dirname, 'professions.txt'),
		places: readLines(import.meta.dirname, 'places.txt'),
		languages: readLines(import.meta.dirname, 'languages.txt'),
		groups: readLines(import.meta.dirname, 'groups.txt'),
	})
	return kept
}

export function parseReference(lines: ReferenceLines): Reference {
	const skills = parseSkills(lines.skills)
	return {
		skills,
		professions: parseProfessions(lines.professions, skills),
		places: parsePlaces(lines.places),
		languages: parseLanguages(lines.languages),
		groups: parseGroups(lines.groups),
	}
}

function parseSkills(lines: Line[]) {
	const read = namedReader('name or alias')
	const wishes: Wish[] = []
	const skills = lines.map((line) => {
		const [id = '', key = '', name = '', aliases = '', related = ''] = columns(line, 3, 5)
		const skill: Skill = { ...read(line, id, key, name, aliases), field: groupOf(line), related: [] }
		wishes.push(wish(line, skill, related))
		return skill
	})
	relate(wishes)
	return skills
}

function parseProfessions(lines: Line[], skills: Skill[]) {
	const read = namedReader('name or alias')
	const known = new Map(skills.map((skill) => [skill.key, skill]))
	const wishes: Wish[] = []
	const professions: Profession[] = []
	for (const line of lines) {
		const last = professions.at(-1)
		if (!line.indented) {
			const [id = '', key = '', name = '', aliases = '', isco = ''] = columns(line, 5, 5)
			if (!/^\d{4}$/.test(isco)) throw fault(line, `"${isco}" is not an ISCO-08 unit group`)
			const named = read(line, id, key, name, aliases)
			professions.push({ ...named, isco, field: groupOf(line), skills: [], related: [] })
		} else if (last && line.text.startsWith('skills:')) {
			last.skills = typicalSkills(line, known)
		} else if (last && line.text.startsWith('related:')) {
			wishes.push(wish(line, last, line.text.slice(8)))
		} else throw fault(line, 'expected "skills:" or "related:" below a profession')
	}
	relate(wishes, professions)
	return professions
}

function typicalSkills(line: Line, known: Map<string, Skill>) {
	const typical = weightedKeys(line, line.text.slice(7), 1).map(({ key, weight }) => {
		const skill = known.get(key)
		if (!skill) throw fault(line, `there is no skill "${key}"`)
		return { id: skill.id, key, weight }
	})
	return typical.toSorted((one, other) => other.weight - one.weight)
}

function parsePlaces(lines: Line[]) {
	const read = namedReader('name')
	const claimPin = once('PIN')
	return lines.map((line): Place => {
		const [id = '', key = '', name = '', aliases = '', at = '', size = '', pins = ''] = columns(line, 6, 7)
		const [state = '', country = ''] = parts(line.group, ',')
		const [latitude = Number.NaN, longitude = Number.NaN] = parts(at, ' ').map(Number)
		const weight = Number(size)
		if (!/^[A-Z]{2}$/.test(country)) throw fault(line, `"[${line.group}]" is not a state and a country code`)
		if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw fault(line, `"${at}" is not on earth`)
		if (!(weight > 0)) throw fault(line, `"${size}" is not a weight above 0`)
		const pinPrefixes = parts(pins, ' ')
		for (const prefix of pinPrefixes) {
			if (!/^[1-9]\d{2,5}$/.test(prefix)) throw fault(line, `"${prefix}" does not begin a PIN code`)
			claimPin(line, prefix)
		}
		const named = read(line, id, key, name, aliases)
		return { ...named, state, country, latitude, longitude, weight, pinPrefixes }
	})
}

function parseLanguages(lines: Line[]) {
	const claimCode = once('code')
	const claimName = once('name or alias')
	return lines.map((line): Language => {
		const [code = '', name = '', ownName = '', others = ''] = columns(line, 3, 4)
		if (!/^[a-z]{2,3}$/.test(code)) throw fault(line, `"${code}" is not a language tag`)
		claimCode(line, code)
		const language = { code, name, ownName, ...readAliases(line, others) }
		for (const word of new Set([name, ownName, ...language.aliases].map((each) => each.toLowerCase()))) claimName(line, word)
		return language
	})
}

function parseGroups(lines: Line[]) {
	const claim = once('name')
	return lines.map((line): Group => {
		const [name = '', others = ''] = columns(line, 2, 2)
		const kind = line.group
		if (kind !== 'state' && kind !== 'field') throw fault(line, `"[${kind}]" is neither [state] nor [field]`)
		claim(line, `${kind} ${name}`)
		return { kind, name, ...readLocalNames(line, others) }
	})
}

/** Reads names in Hindi and Marathi, where nothing else may stand. */
function readLocalNames(line: Line, list: string): LocalNames {
	const { aliases, ...localNames } = readAliases(line, list)
	if (aliases.some((name) => !Object.values(localNames).includes(name)))
		throw fault(line, 'only names marked with "hi:", "mr:" or "hi mr:" may stand here')
	return localNames
}

/** A reader of id, key, name and aliases that refuses any of them if another line has it already. */
function namedReader(nameKind: string) {
	const claimId = once('id')
	const claimKey = once('key')
	const claimName = once(nameKind)
	return (line: Line, id: string, key: string, name: string, aliasList: string): Named => {
		if (!/^[1-9]\d{0,5}$/.test(id)) throw fault(line, `"${id}" is not a number from 1 to 999999`)
		if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) throw fault(line, `"${key}" is not a key`)
		if (name === '') throw fault(line, 'the name is missing')
		const { aliases, ...localNames } = readAliases(line, aliasList)
		claimId(line, id)
		claimKey(line, key)
		for (const word of [name, ...aliases]) claimName(line, word.toLowerCase())
		return { id: Number(id), key, name, ...localNames, aliases }
	}
}

/** Reads `Alias; hi: Hindi name; mr: Marathi name; hi mr: name in both`. */
function readAliases(line: Line, list: string) {
	const shown = new Map<string, string>()
	const aliases = parts(list, ';').map((part) => {
		const [, languages, name = part] = /^((?:hi|mr)(?: (?:hi|mr))*):\s*(.+)$/.exec(part) ?? []
		for (const language of parts(languages ?? '', ' ')) {
			if (shown.has(language)) throw fault(line, `there are two names in "${language}"`)
			shown.set(language, name)
		}
		return name
	})
	return { aliases, nameHi: shown.get('hi') ?? null, nameMr: shown.get('mr') ?? null }
}

function once(what: string) {
	const seen = new Map<string, number>()
	return (line: Line, value: string) => {
		const earlier = seen.get(value)
		if (earlier !== undefined) throw fault(line, `the ${what} "${value}" stands already in line ${earlier}`)
		seen.set(value, line.number)
	}
}

function groupOf(line: Line) {
	if (line.group === '') throw fault(line, 'there is no [Field] above this line')
	return line.group
}

type Relatable = { id: number; key: string; related: Related[] }
type Wish = { line: Line; from: Relatable; shares: { key: string; weight: number }[] }

function wish(line: Line, from: Relatable, text: string): Wish {
	return { line, from, shares: weightedKeys(line, text, 1) }
}

/** Fills `related`: first as the lines say, then in the other direction where the other line says nothing. */
function relate(wishes: Wish[], all: Relatable[] = wishes.map(({ from }) => from)) {
	const known = new Map(all.map((item) => [item.key, item]))
	const links = wishes.flatMap(({ line, from, shares }) =>
		shares.map(({ key, weight }) => {
			const to = known.get(key)
			if (!to || to === from) throw fault(line, `"${key}" is not another key of this file`)
			return { from, to, share: weight }
		}),
	)
	for (const { from, to, share } of links) from.related.push({ id: to.id, key: to.key, share })
	for (const { from, to, share } of links) {
		if (to.related.every(({ id }) => id !== from.id)) to.related.push({ id: from.id, key: from.key, share })
	}
}
