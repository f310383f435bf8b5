import type { Bin } from '../calibration/reliability.ts'
import type { Spread } from '../match-set/spread-report.ts'
import { bootstrap } from './bootstrap.ts'
import type { Measured, Part } from './part.ts'

/** The parts that are told to the public, by the key of their name in its language. */
const toldParts: Readonly<Record<string, string>> = {
	'Hand-written set, fields filled in': 'fields',
	'Job with fields → imported profile, near rather than far': 'importedProfiles',
	'Job → long résumé': 'longResumes',
	'Title → long résumé': 'titles',
	'Years in the role asked for': 'years',
	'Wrong-field lookalikes': 'lookalikes',
	'Hindi or Marathi job → résumé in any script': 'languages',
}

/**
 * How well the engine ranks, as the portal tells everybody: by part, how many of 100 of the first five places go to somebody
 * who fits, for the engine with its 95 % interval and for plain searches; how often pairs with about the same total fit; and what
 * lowering crowded jobs changes.
 */
export function qualityTold(
	{ parts, bins, spread }: { parts: readonly Part[]; bins: readonly Bin[]; spread: readonly Spread[] },
	measuredOn: string,
) {
	return {
		measuredOn,
		parts: parts.flatMap(({ name, size, methods }) => {
			const part = toldParts[name]
			const told = (method: string) => methods.find((one) => one.name === method)?.values
			const [engine, bm25, tfIdf] = [told('Engine'), told('BM25'), told('TF-IDF cosine')].map(outOfHundred)
			if (!part || !engine || !bm25 || !tfIdf) return []
			return [{ part, ...size, engine, bm25: bm25.mean, tfIdf: tfIdf.mean }]
		}),
		reliability: bins,
		spread: spread.map(({ strength, mostShown, ndcg10 }) => ({
			strength: Math.round(strength * 100),
			mostShown: hundredths(mostShown),
			quality: hundredths(ndcg10.mean),
		})),
	}
}

function outOfHundred(values: Measured['values'] | undefined) {
	if (!values?.first5) return undefined
	const { mean, low, high } = bootstrap(values.first5)
	return { mean: hundredths(mean), low: hundredths(low), high: hundredths(high) }
}

function hundredths(share: number): number {
	return Math.round(share * 1000) / 10
}
