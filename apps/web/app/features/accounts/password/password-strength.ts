import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** This module is large because of its word lists, so it is loaded once somebody begins to choose a password. */

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * The strength from 0 (guessed at once) to 4, and the key of the weakness, if there is one. Only the beginning of a
 * long password is rated.
 */
export function strengthOf(password: string) {
	const { score, feedback } = meter.check(password.slice(0, 72))
	return { score, warning: feedback.warning, suggestion: feedback.suggestions[0] ?? null }
}
