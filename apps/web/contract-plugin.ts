import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

const contract = '@profile-search/contract/'
const plain = 'virtual:plain-contract/'
const plainEnum = fileURLToPath(new URL('plain-enum.ts', import.meta.url))
/** What a caller of an endpoint needs of it. */
const ofEndpoints = ['method', 'path', 'carries', 'biggestFile']
/** What `plainEnum` gives of an enum. */
const ofEnums = ['options', 'enum', 'parse', 'safeParse']

/**
 * Gives browsers what is plain in the contract without the schemas beside it: the addresses of endpoints, the values of
 * enums, and constants. Only scripts that check something with a schema load the contract itself, and with it zod.
 */
export function plainContract(): Plugin {
	return {
		name: 'plain-contract',
		enforce: 'pre',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		resolveId: (id) => (id.startsWith(plain) ? `\0${id}` : null),
		async load(id) {
			if (!id.startsWith(`\0${plain}`)) return null
			const values = await plainValuesOf(id.slice(plain.length + 1))
			const lines = [...values].map(([name, code]) => `export const ${name} = ${code}`)
			return {
				code: [`import { plainEnum } from '${plainEnum}'`, ...lines].join('\n'),
				moduleSideEffects: false,
			}
		},
		async transform(code, id) {
			if (!/\.tsx?(?:\?|$)/.test(id) || id.includes('/contract/src/') || !code.includes(contract)) return null
			const missing = await missingIn(code)
			if (missing.length > 0)
				this.error(`Browsers have no ${missing.join(', no ')}, since contract-plugin.ts leaves out schemas.`)
			return { code: await withPlainImports(code), map: null }
		},
	}
}

/**
 * What code uses of enums and endpoints that their plain values do not have. The compiler cannot tell, since it knows them as
 * schemas.
 */
export async function missingIn(code: string) {
	const missing: string[] = []
	const body = code.replaceAll(/^import [^;]*? from '.*'$/gm, '')
	for (const { names, path } of importsIn(code)) {
		const module: Record<string, unknown> = await import(contract + path)
		for (const [name = '', local = name] of names.map((each) => each.split(' as '))) {
			const value = module[name]
			const isEnum = value instanceof z.ZodEnum
			if (!isEnum && !isEndpoint(value)) continue
			const known = isEnum ? ofEnums : ofEndpoints
			const used = [...body.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(
				([, member = '']) => member,
			)
			missing.push(...used.filter((member) => !known.includes(member)).map((member) => `${local}.${member}`))
			if (isEnum && new RegExp(`[([,]\\s*${local}\\s*[)\\],]`).test(body)) missing.push(`schema ${local}`)
		}
	}
	return missing
}

function importsIn(code: string) {
	const pattern = /^import \{([^}]*)\} from '@profile-search\/contract\/([\w/-]+)'/gm
	return [...code.matchAll(pattern)].map(([statement, list = '', path = '']) => {
		const names = list.split(',').map((name) => name.trim())
		return { statement, path, names: names.filter((name) => name && !name.startsWith('type ')) }
	})
}

/** Takes from the contract only those names that are not plain. */
async function withPlainImports(code: string) {
	let changed = code
	for (const { statement, names: wanted, path } of importsIn(code)) {
		const values = await plainValuesOf(path)
		const isPlain = (name: string) => values.has(name.split(' as ')[0] ?? '')
		const imports = [
			importOf(wanted.filter(isPlain), plain + path),
			importOf(
				wanted.filter((name) => !isPlain(name)),
				contract + path,
			),
		]
		// In the same line, so that no line of the source moves.
		changed = changed.replace(statement, imports.join('') + statement.replaceAll(/[^\n]/g, ''))
	}
	return changed
}

function importOf(names: string[], from: string) {
	return names.length > 0 ? `import { ${names.join(', ')} } from '${from}';` : ''
}

/** The code of what is plain in a file of the contract, by name. */
async function plainValuesOf(path: string) {
	const module: Record<string, unknown> = await import(contract + path)
	return new Map(
		Object.entries(module).flatMap(([name, value]) => {
			const code = codeOf(value)
			return code === undefined ? [] : [[name, code] as const]
		}),
	)
}

function codeOf(value: unknown) {
	if (value instanceof z.ZodEnum) return `/* @__PURE__ */ plainEnum(${JSON.stringify(value.options)})`
	if (isEndpoint(value))
		return JSON.stringify(
			Object.fromEntries(Object.entries(value).filter(([key]) => ofEndpoints.includes(key))),
		)
	return isPlain(value) ? JSON.stringify(value) : undefined
}

function isEndpoint(value: unknown): value is object {
	return typeof value === 'object' && value !== null && 'method' in value && 'details' in value
}

/** Whether JSON can hold it. */
function isPlain(value: unknown): boolean {
	if (Array.isArray(value)) return value.every(isPlain)
	if (typeof value === 'object' && value !== null)
		return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
	return ['string', 'number', 'boolean'].includes(typeof value) || value === null
}
