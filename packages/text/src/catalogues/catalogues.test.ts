import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Texts, readAreas, readCatalogues } from './read-catalogues.ts'

const root = join(import.meta.dirname, '../../../..')
const catalogues = readCatalogues()
const english = flat(catalogues.en)
const code = sourceOf('apps/web/app/**/*.{ts,tsx}')
const ofServer = sourceOf('{apps/api,packages/contract,packages/resume}/src/**/*.ts')
const allCode = [...code, ...ofServer].map(({ text }) => text).join('\n')
const literals = new Set([...allCode.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, literal]) => literal))
const templates = [...templatesOf(allCode), ...nestedIn(Object.values(english))]

test.each(['hi', 'mr'] as const)(
	'every text of the catalogues in English is in %s, and no other',
	(language) => {
		expect(Object.keys(flat(catalogues[language])).toSorted()).toEqual(Object.keys(english).toSorted())
	},
)

test.each(['hi', 'mr'] as const)('every text in %s has the values of the one in English', (language) => {
	const different = Object.entries(flat(catalogues[language])).filter(
		([key, text]) => `${valuesOf(text)}` !== `${valuesOf(english[key] ?? '')}`,
	)

	expect(different).toEqual([])
})

test.each(['hi', 'mr'] as const)('no text in %s is left in English', (language) => {
	const left = Object.entries(flat(catalogues[language])).filter(
		([key, text]) => hasWords(english[key] ?? '') && !/[ऀ-ॿ]/.test(text),
	)

	expect(left).toEqual([])
})

test('an area has the same place in every language', () => {
	const placesOf = (wanted: string) =>
		readAreas()
			.filter(({ language }) => language === wanted)
			.map(({ room, area }) => `${room}/${area}`)

	expect(placesOf('hi')).toEqual(placesOf('en'))
	expect(placesOf('mr')).toEqual(placesOf('en'))
})

test('the compiler knows the keys of every area', () => {
	const folder = join(import.meta.dirname, '../english')
	const types = readdirSync(folder)
		.map((file) => readFileSync(join(folder, file), 'utf8'))
		.join('')
	const unknown = Object.keys(catalogues.en).filter((area) => !types.includes(`\t${area}: typeof ${area}\n`))

	expect(unknown).toEqual([])
})

test('every text is used', () => {
	const unused = Object.keys(english).filter((key) => !isUsed(key.replace(/_(?:zero|one|other)$/, '')))

	expect(unused).toEqual([])
})

test('no page or answer in English has one of those phrases either', () => {
	const found = globSync('db/texts/**/*.en.txt', { cwd: root }).filter((file) =>
		strange.test(readFileSync(join(root, file), 'utf8')),
	)

	expect(found).toEqual([])
})

test('no text in English has a phrase of which docs/wording.md says what to write instead', () => {
	const found = Object.entries(english).filter(([, text]) => strange.test(text))

	expect(found).toEqual([])
})

test.each(['hi', 'mr'] as const)(
	'no text in %s, of the catalogues or the first pages, has a word that docs/glossary-hi-mr.md rules out',
	(language) => {
		const pages = globSync(`db/texts/**/*.${language}.txt`, { cwd: root }).flatMap((file) =>
			readFileSync(join(root, file), 'utf8')
				.split('\n')
				.map((line) => [file, line] as const),
		)
		const found = [...Object.entries(flat(catalogues[language])), ...pages].filter(([, text]) =>
			ruledOut[language].test(text),
		)

		expect(pages.length).toBeGreaterThan(100)

		expect(found).toEqual([])
	},
)

test('the pages hold no words of their own', () => {
	const words = code.flatMap(({ file, text }) =>
		[...text.matchAll(/(?<=[^=]>)[^<>{}()=;&|?]*\p{L}{2,}[^<>{}()=;&|?]*(?=<\/)/gu)].map(
			([found]) => `${file}: ${found.trim()}`,
		),
	)

	expect(words.filter((each) => !/\.ts:|: \//.test(each))).toEqual([])
})

function sourceOf(files: string) {
	return globSync(files, { cwd: root })
		.filter((file) => !/\.test\./.test(file))
		.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Whether the code names the key, its group or a template of it. */
function isUsed(key: string) {
	const groups = [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index))
	return [key, ...groups].some((each) => literals.has(each)) || templates.some((each) => each.test(key))
}

/** The templates that may make a key, such as `values.kind.${kind}`, as patterns. */
function templatesOf(text: string) {
	const found = new Set<string>()
	for (const { index } of text.matchAll(/`(?=[\w.]*\$\{)/g)) {
		let template = ''
		let depth = 0
		for (let at = index + 1; depth > 0 || text[at] !== '`'; at++) {
			if (text[at] === '{' && depth++ === 0) template = `${template.slice(0, -1)}*`
			else if (text[at] === '}') depth--
			else if (depth === 0) template += text[at]
		}
		if (/^[\w.*]+$/.test(template) && /[a-z]\.|\.[a-z]/i.test(template)) found.add(template)
	}
	return [...found].map(
		(template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '[\\w.]+')}$`),
	)
}

/** The texts that stand in other texts, such as `$t(refusals.again.{{unit}})`, as patterns. */
function nestedIn(texts: string[]) {
	return texts
		.flatMap((text) => [...text.matchAll(/\$t\(([\w.{}]+)\)/g)].map(([, key]) => key ?? ''))
		.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\{\{\w+\}\}/g, '\\w+')}$`))
}

function flat(texts: Texts, path = ''): Record<string, string> {
	return Object.fromEntries(
		Object.entries(texts).flatMap(([name, value]) =>
			typeof value === 'string' ? [[path + name, value]] : Object.entries(flat(value, `${path}${name}.`)),
		),
	)
}

function valuesOf(text: string) {
	return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted()
}

/** Whether there is something to translate: words that are neither values nor names. */
function hasWords(text: string) {
	return /[a-z]{3}/i.test(text.replaceAll(/\{+\w+\}+/g, '').replaceAll(names, ''))
}

/** Products, formats and signs, which are the same in every language. */
const names =
	/Profile Search|Atom|Word \(DOCX\)|JSON Resume|Europass|[\w.-]+@[\w.-]+|https?:\S+|\b[A-Z][A-Z0-9*/.-]+\b|LinkedIn|Greenhouse|Lever|WhatsApp|JSON|Java(Script)?|React|PostgreSQL|UTC|km\b/g

const ruledOut = {
	hi: /अभ्यर्थी|पंजीकरण|अनुमोद|संवाद|ई-मेल|लॉगिन|उपयोगकर्ता|प्रशासक|संदेश|सहेज|साक्षात्कार|आमंत्रण|इनवाइट|जीवनवृत्त|वेतन|टिकट|पृष्ठ|कौशल|अनुरोध भेज|[कखग]\u093c/u,
	mr: /वापरकर्त|लॉगिन|ई-मेल|प्रशासक|संदेश|जतन|आमंत्रण|भ्रमणध्वनी|तिकीट|अकाउंट|हे पान|तुमची प्रोफाइल|\u093c/u,
}

const strange =
	/\b(not said|unsaid|is asked|looks at it|mails?(?! server)|e-mails?|way of working|kept search|throw away|clocks of India|stands here|in your words|figures)\b/i
