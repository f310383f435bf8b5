import type { Matcher } from '@profile-search/api/platform/context/matcher'
import { isTracing, tracedPart } from '@profile-search/api/platform/log/traces'

/** A matcher of this process whose answers are traced. Calls of one in another process are traced on their way. */
export function tracedMatcher(matcher: Matcher): Matcher {
	if (!isTracing()) return matcher
	const { topPeople, topJobs, relaxations, search, fitting } = matcher
	const trace = <Result>(name: string, work: () => Promise<Result>) =>
		tracedPart(name, { kind: 'internal' }, work)
	return {
		...matcher,
		topPeople: (...args) => trace('topPeople', () => topPeople(...args)),
		topJobs: (...args) => trace('topJobs', () => topJobs(...args)),
		relaxations: (...args) => trace('relaxations', () => relaxations(...args)),
		search: (...args) => trace('search', () => search(...args)),
		fitting: (...args) => trace('fitting', () => fitting(...args)),
	}
}
