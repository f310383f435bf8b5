import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Texts, readCatalogues } from './read-catalogues.ts'

const folder = join(import.meta.dirname, '../../../contract/src')
const namesOfAccesses = join('http', 'access.ts')
const english = readCatalogues().en
const modules = globSync('**/*.ts', { cwd: folder })
	.filter((file) => file !== namesOfAccesses && !/\.test\./.test(file))
	.map((file) => ({ file, code: withoutDocumentation(readFileSync(join(folder, file), 'utf8')) }))

test('the contract holds no sentence besides those for developers', () => {
	const found = modules.flatMap(({ file, code }) =>
		literalsOf(code)
			.filter((literal) => isSentence(literal))
			.map((literal) => `${file}: ${literal}`),
	)

	expect(found).toEqual([])
})

test('every code of the contract has a text, and is given the values that stand in it', () => {
	const codes = modules.flatMap(({ file, code }) => codesOf(code).map((used) => ({ file, ...used })))
	const wrong = codes.filter(({ key, values }) => `${valuesOf(textOf(key))}` !== `${values}`)

	expect(codes.length).toBeGreaterThan(300)
	expect(wrong).toEqual([])
})

test.each([`message: 'Please wait.'`, `refuse('Saved.')`, 'const text = `At most ${most} of them.`'])(
	'%s holds a sentence',
	(code) => {
		expect(literalsOf(withoutDocumentation(code)).filter(isSentence)).toHaveLength(1)
	},
)

test.each([`summary: 'One job.'`, `.describe('as it is sent')`, `// Don't.`, `access: 'any account'`])(
	'%s holds none',
	(code) => {
		expect(literalsOf(withoutDocumentation(code))).toEqual([])
	},
)

/** The code without comments, summaries, descriptions and the names of accesses. */
function withoutDocumentation(code: string) {
	return code
		.replaceAll(
			/('(?:[^'\\\n]|\\.)*'|`[^`]*`)|\/\*[^]*?\*\/|(?<!\\)\/\/.*/g,
			(_, literal?: string) => literal ?? '',
		)
		.replaceAll(/(?:summary:|access:|access =|\.describe\()\s*(?:'(?:[^'\\\n]|\\.)*'|`[^`]*`)/g, '')
}

function literalsOf(code: string) {
	return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
		([, quoted, template]) => quoted ?? template ?? '',
	)
}

/** Whether a literal has two words in a row, or is a word with a full stop. */
function isSentence(literal: string) {
	const text = literal.replaceAll(/\$\{[^}]*\}?/g, 'x')
	return /[a-z]{2,}[,.]? [a-z]/i.test(text) || /^[A-Z][a-z]+[.!]$/.test(text)
}

/** The codes in a module with the names of the values that they are given. */
function codesOf(code: string) {
	const given = /(problem\(\s*)?'([a-z]\w*(?:Problems|Answers)|problems)((?:\.\w+)+)'(?:,\s*\{([^}]*)\})?/g
	return [...code.matchAll(given)].map(([, call, area, name, values]) => ({
		key: `${area}${name}`,
		values: call && values ? namesIn(values) : [],
	}))
}

/** The names of the properties between the braces of an object. */
function namesIn(properties: string) {
	return properties
		.split(',')
		.map((property) => property.split(':')[0]?.trim() ?? '')
		.filter(Boolean)
		.toSorted()
}

function textOf(key: string) {
	const found = key
		.split('.')
		.reduce<Texts | string | undefined>(
			(texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
			english,
		)
	return typeof found === 'string' ? found : `{{no text for ${key}}}`
}

function valuesOf(text: string) {
	return [...text.matchAll(/\{\{([^}]+)\}\}/g)].map(([, name]) => name ?? '').toSorted()
}
