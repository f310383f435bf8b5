import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** This file is large, for the lists of words in it: it is loaded once somebody is about to choose a password. */

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** From 0, guessed at once, to 4; and the key of what is weak, where something is. Only the beginning of a long one is looked at. */
export function strengthOf(password: string) {
	const { score, feedback } = meter.check(password.slice(0, 72))
	return { score, warning: feedback.warning, suggestion: feedback.suggestions[0] ?? null }
}
