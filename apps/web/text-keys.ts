import type { Texts } from '@profile-search/text/read-catalogues'

/** Areas of which only the API makes sentences. */
const ofServer = /(?:answers|refusals|mails|documents)$/i

/**
 * Finds the keys of texts that code names. A literal such as `'jobs.title'` is a key, or a group of keys, or it has values
 * after a question mark; a template such as `jobs.state.${state}` is found as `jobs.state.*`.
 */
export function keysIn(code: string, areas: string[]) {
	const ofBrowsers = areas.filter((area) => !ofServer.test(area))
	const literals = new RegExp(`(['"\`])((?:${ofBrowsers.join('|')})\\.[\\w.]*)(.)`, 'g')
	const keys = [...code.matchAll(literals)].map(([, quote, path = '', next]) => {
		const isWhole = (next === quote || next === '?') && !path.endsWith('.')
		return isWhole ? path : `${path}*`
	})
	return new Set(keys)
}

/** The texts with these keys, with those in English where one is missing. */
export function textsOf(keys: Set<string>, texts: Texts, inEnglish: Texts) {
	const wholes = new Set([...keys].filter((key) => !key.endsWith('*')))
	const beginnings = [...keys].filter((key) => key.endsWith('*')).map((key) => key.slice(0, -1))

	function isWanted(path: string) {
		const key = path.replace(/_(?:zero|one|other)$/, '')
		return wholes.has(path) || wholes.has(key) || beginnings.some((beginning) => path.startsWith(beginning))
	}

	function pick(own: Texts | undefined, english: Texts, path: string, isWhole: boolean): Texts {
		return Object.fromEntries(
			Object.entries(english).flatMap(([name, text]) => {
				const here = path + name
				const isTaken = isWhole || isWanted(here)
				const translated = own?.[name]
				if (typeof text === 'string') return isTaken ? [[name, translated ?? text]] : []
				const picked = pick(
					typeof translated === 'object' ? translated : undefined,
					text,
					`${here}.`,
					isTaken,
				)
				return Object.keys(picked).length > 0 ? [[name, picked]] : []
			}),
		)
	}

	return pick(texts, inEnglish, '', false)
}
