import type { OrganisationKind } from '@profile-search/contract/profiles/organisations'
import { columns, fault, parts, readLines, weightedKeys } from '../../../reference/read-lines.ts'

export type Community = { key: string; language: string; women: string[]; men: string[]; surnames: string[] }
export type State = {
	name: string
	language: string
	hindi: number
	communities: { key: string; weight: number }[]
}
export type Trade = {
	key: string
	industry: string
	share: number
	kinds: { kind: OrganisationKind; weight: number }[]
	sizes: { smallest: number; largest: number }
	names: string[]
	about: string[]
	offers: string[]
}

const allKinds: OrganisationKind[] = ['company', 'association', 'government', 'education', 'ngo', 'other']

export function readCommunities() {
	const communities = new Map<string, Community>()
	for (const line of readLines(import.meta.dirname, 'names.txt')) {
		const [, kind, text = ''] = /^(language|women|men|surnames):(.*)$/.exec(line.text) ?? []
		const community = communities.get(line.group) ?? {
			key: line.group,
			language: '',
			women: [],
			men: [],
			surnames: [],
		}
		communities.set(line.group, community)
		if (kind === 'language') community.language = text.trim()
		else if (kind === 'women' || kind === 'men' || kind === 'surnames') community[kind] = parts(text, ',')
		else throw fault(line, 'expected "language:", "women:", "men:" or "surnames:"')
	}
	return communities
}

export function readStates() {
	const states = readLines(import.meta.dirname, 'states.txt').map((line): State => {
		const [name = '', language = '', hindi = '', communities = ''] = columns(line, 4, 4)
		return { name, language, hindi: Number(hindi), communities: weightedKeys(line, communities, 100) }
	})
	return new Map(states.map((state) => [state.name, state]))
}

export function readTrades() {
	const trades: Trade[] = []
	for (const line of readLines(import.meta.dirname, 'employers.txt')) {
		const trade = trades.at(-1)
		const [, kind, text = ''] = /^(names|about|offers):(.*)$/.exec(line.text) ?? []
		if (line.indented) {
			if (!trade || (kind !== 'names' && kind !== 'about' && kind !== 'offers'))
				throw fault(line, 'expected "names:", "about:" or "offers:" below a trade')
			trade[kind] = parts(text, ';')
			continue
		}
		const [key = '', industry = '', share = '', kindShares = '', sizes = ''] = columns(line, 5, 5)
		const [smallest = 0, largest = 0] = sizes.split('-').map(Number)
		const kinds = weightedKeys(line, kindShares, 100).map((pair) => {
			const kind = allKinds.find((one) => one === pair.key)
			if (!kind) throw fault(line, `"${pair.key}" is not a kind of organisation`)
			return { kind, weight: pair.weight }
		})
		const lists = { names: [], about: [], offers: [] }
		trades.push({ key, industry, share: Number(share), kinds, sizes: { smallest, largest }, ...lists })
	}
	return trades
}

export function readBrands() {
	return readLines(import.meta.dirname, 'brands.txt').flatMap((line) => parts(line.text, ','))
}
