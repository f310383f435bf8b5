import { expect, test } from 'vitest'
import { parseLines } from './read-lines.ts'
import { parseReference, readReference } from './read-reference.ts'

const skills = '[Office]\n1 | typing | Typing\n2 | ms-excel | MS Excel | Excel; एक्सेल | typing 0.5\n'
const professions = '[Office]\n1 | clerk | Clerk | Babu | 4110\n\tskills: typing 1, ms-excel 0.5\n'
const places = '[Maharashtra, IN]\n1 | pune | Pune | Poona | 18.52 73.86 | 72\n'
const languages = 'mr | Marathi | मराठी | hi mr: मराठी\n'
const groups = '[state]\nMaharashtra | hi mr: महाराष्ट्र\n[field]\nOffice | hi: दफ़्तर; mr: कार्यालय\n'

type Texts = Record<'skills' | 'professions' | 'places' | 'languages' | 'groups', string>

function parse(changed: Partial<Texts>) {
	const texts = { skills, professions, places, languages, groups, ...changed }
	return parseReference({
		skills: parseLines('skills.txt', texts.skills),
		professions: parseLines('professions.txt', texts.professions),
		places: parseLines('places.txt', texts.places),
		languages: parseLines('languages.txt', texts.languages),
		groups: parseLines('groups.txt', texts.groups),
	})
}

test('a well-formed reference becomes plain objects', () => {
	const reference = parse({})

	expect(reference.skills[1]).toEqual({
		id: 2,
		key: 'ms-excel',
		name: 'MS Excel',
		nameHi: null,
		nameMr: null,
		aliases: ['Excel', 'एक्सेल'],
		field: 'Office',
		related: [{ id: 1, key: 'typing', share: 0.5 }],
	})
	expect(reference.professions[0]?.skills).toEqual([
		{ id: 1, key: 'typing', weight: 1 },
		{ id: 2, key: 'ms-excel', weight: 0.5 },
	])
	expect(reference.places[0]).toMatchObject({ state: 'Maharashtra', country: 'IN', latitude: 18.52, weight: 72 })
})

test('languages, states and fields of work have names in Hindi and Marathi', () => {
	const reference = parse({})

	expect(reference.languages).toEqual([{ code: 'mr', name: 'Marathi', ownName: 'मराठी', nameHi: 'मराठी', nameMr: 'मराठी', aliases: ['मराठी'] }])
	expect(reference.groups).toEqual([
		{ kind: 'state', name: 'Maharashtra', nameHi: 'महाराष्ट्र', nameMr: 'महाराष्ट्र' },
		{ kind: 'field', name: 'Office', nameHi: 'दफ़्तर', nameMr: 'कार्यालय' },
	])
	expect(() => parse({ groups: '[state]\nGoa | Goem\n' })).toThrow(
		'groups.txt:2: only names marked with "hi:", "mr:" or "hi mr:" may stand here',
	)
	expect(() => parse({ groups: '[town]\nPune | hi: पुणे\n' })).toThrow('groups.txt:2: "[town]" is neither [state] nor [field]')
})

test('every state and field of work in the files has its names', () => {
	const { skills: abilities, professions: work, places: towns, groups: grouping } = readReference()
	const named = (kind: string) => grouping.filter((group) => group.kind === kind).map(({ name }) => name).toSorted()

	expect(named('state')).toEqual([...new Set(towns.map(({ state }) => state))].toSorted())
	expect(named('field')).toEqual([...new Set([...abilities, ...work].map(({ field }) => field))].toSorted())
})

test('an alias may be marked as the name that readers of Hindi, of Marathi or of both are shown', () => {
	const each = parse({ skills: skills.replace('Excel; एक्सेल', 'hi: एक्सेल; mr: एक्सेल शीट') }).skills[1]
	const both = parse({ places: places.replace('Poona', 'Poona; hi mr: पुणे') }).places[0]

	expect(each).toMatchObject({ nameHi: 'एक्सेल', nameMr: 'एक्सेल शीट', aliases: ['एक्सेल', 'एक्सेल शीट'] })
	expect(both).toMatchObject({ nameHi: 'पुणे', nameMr: 'पुणे', aliases: ['Poona', 'पुणे'] })
	expect(() => parse({ skills: skills.replace('Excel; एक्सेल', 'hi mr: एक्सेल; hi: एक्सेल शीट') })).toThrow(
		'skills.txt:3: there are two names in "hi"',
	)
})

test('everything has a name in Hindi and in Marathi, in its script', () => {
	const { skills: abilities, professions: work, places: towns, languages: spoken, groups: grouping } = readReference()
	const all = [...abilities, ...work, ...towns, ...spoken, ...grouping]
	const local = all.flatMap(({ nameHi, nameMr }) => [nameHi, nameMr]).filter((name) => name !== null)

	expect(local.length).toBe(2 * all.length)
	expect(local.filter((name) => !/\p{Script=Devanagari}/u.test(name))).toEqual([])
	// Letters that only the other language writes.
	expect(all.filter(({ nameHi }) => /[ळॲॅ]/.test(nameHi ?? '')).map(({ name }) => name)).toEqual([])
	expect(all.filter(({ nameMr }) => /[\u093c\u0958-\u095f]/.test(nameMr ?? '')).map(({ name }) => name)).toEqual([])
})

test('a relation counts both ways unless the other line gives its own share', () => {
	const mutual = parse({}).skills
	const unequal = parse({ skills: skills.replace('| Typing', '| Typing | | ms-excel 0.2') }).skills

	expect(mutual[0]?.related).toEqual([{ id: 2, key: 'ms-excel', share: 0.5 }])
	expect(unequal[0]?.related).toEqual([{ id: 2, key: 'ms-excel', share: 0.2 }])
	expect(unequal[1]?.related).toEqual([{ id: 1, key: 'typing', share: 0.5 }])
})

test('every fault names its file and line', () => {
	const faults: [Parameters<typeof parse>[0], string][] = [
		[{ skills: `${skills}2 | other | Other` }, 'skills.txt:4: the id "2" stands already in line 3'],
		[{ skills: `${skills}3 | typing | Other` }, 'skills.txt:4: the key "typing" stands already in line 2'],
		[{ skills: `${skills}3 | other | EXCEL` }, 'skills.txt:4: the name or alias "excel" stands already in line 3'],
		[{ skills: `${skills}x | other | Other` }, 'skills.txt:4: "x" is not a number from 1 to 999999'],
		[{ skills: `${skills}3 | Other | Other` }, 'skills.txt:4: "Other" is not a key'],
		[{ skills: skills.replace('0.5', '1.5') }, 'skills.txt:3: typing: 1.5 is not above 0 and up to 1'],
		[{ skills: skills.replace('typing 0.5', 'flying 0.5') }, 'skills.txt:3: "flying" is not another key'],
		[{ skills: skills.replace('typing 0.5', 'typing') }, 'skills.txt:3: "typing" is not a key and a number'],
		[{ skills: skills.replace('[Office]', '') }, 'skills.txt:2: there is no [Field] above'],
		[{ professions: professions.replace('typing 1', 'flying 1') }, 'professions.txt:3: there is no skill "flying"'],
		[{ professions: professions.replace('4110', 'office') }, 'professions.txt:2: "office" is not an ISCO-08'],
		[{ professions: `${professions}\tsalary: 5` }, 'professions.txt:4: expected "skills:" or "related:"'],
		[{ professions: `${professions}\trelated: king 1` }, 'professions.txt:4: "king" is not another key'],
		[{ places: places.replace('18.52', '118.52') }, 'places.txt:2: "118.52 73.86" is not on earth'],
		[{ places: places.replace(', IN', '') }, 'places.txt:2: "[Maharashtra]" is not a state and a country code'],
		[{ places: places.replace('| 72', '| many') }, 'places.txt:2: "many" is not a weight above 0'],
		[{ languages: `${languages}${languages}` }, 'languages.txt:2: the code "mr" stands already in line 1'],
		[{ languages: 'mr | Marathi' }, 'languages.txt:1: expected 3 to 4 columns, found 2'],
	]

	for (const [changed, message] of faults) expect(() => parse(changed)).toThrow(message)
})

test('the real reference data are consistent', () => {
	const reference = readReference()

	expect(reference.skills.length).toBeGreaterThanOrEqual(450)
	expect(reference.professions.length).toBeGreaterThanOrEqual(60)
	expect(reference.places.length).toBeGreaterThanOrEqual(150)
	expect(reference.languages.length).toBeGreaterThanOrEqual(22)
	expect(new Set(reference.professions.map(({ field }) => field)).size).toBeGreaterThanOrEqual(20)
})

test('every profession has 8 to 16 typical skills, most typical first', () => {
	for (const { key, skills } of readReference().professions) {
		const weights = skills.map(({ weight }) => weight)

		expect(skills.length, key).toBeGreaterThanOrEqual(8)
		expect(skills.length, key).toBeLessThanOrEqual(16)
		expect(weights, key).toEqual(weights.toSorted((one, other) => other - one))
	}
})

test('nearly every skill is reachable: typical of a profession or related to another skill', () => {
	const { skills, professions } = readReference()
	const typical = new Set(professions.flatMap((profession) => profession.skills.map(({ id }) => id)))

	const lonely = skills.filter(({ id, related }) => !typical.has(id) && related.length === 0)

	expect(lonely.length).toBeLessThan(skills.length / 10)
})

test('Indian places lie in India', () => {
	for (const place of readReference().places.filter(({ country }) => country === 'IN')) {
		expect(place.latitude, place.name).toSatisfy((degrees: number) => degrees > 6 && degrees < 37.5)
		expect(place.longitude, place.name).toSatisfy((degrees: number) => degrees > 68 && degrees < 97.5)
	}
})

test('the reference is read once', () => {
	expect(readReference()).toBe(readReference())
})

test('every unit group of ISCO-08 has a profession, each of which has twelve titles and typical skills', () => {
	const { professions: all, skills: known } = readReference()
	const groups = new Set(all.map(({ isco }) => isco))

	expect(groups.size).toBe(436)
	expect(all.filter(({ aliases }) => aliases.length < 11).map(({ name }) => name)).toEqual([])
	expect(all.filter(({ skills: typical }) => typical.length < 6).map(({ name }) => name)).toEqual([])
	expect(known.length).toBeGreaterThanOrEqual(3000)
})
