import type { ServerBuild } from 'react-router'

/**
 * Finds the build for a request: one that has only the routes whose addresses begin with the same segment. The router tries its
 * routes one after the other, several times for each page, and makes elements of all of them; the whole build has some hundred.
 * It still serves the data of pages, and addresses that begin like no route.
 */
export function narrowBuilds(whole: ServerBuild): (url: string) => ServerBuild {
	const firstSegments = new Map(
		Object.keys(whole.routes).map((id) => [id, firstSegmentOf(whole.routes, id)] as const),
	)
	const builds = new Map<string, ServerBuild>()
	for (const segment of ['', ...firstSegments.values()])
		if (segment !== undefined && !isOpen(segment)) builds.set(segment, buildFor(segment))

	function buildFor(segment: string): ServerBuild {
		const isServing = ([id]: [string, unknown]) => {
			const first = firstSegments.get(id)
			return first === undefined || first === segment || isOpen(first)
		}
		return {
			...whole,
			routes: Object.fromEntries(Object.entries(whole.routes).filter(isServing)),
			assets: {
				...whole.assets,
				routes: Object.fromEntries(Object.entries(whole.assets.routes).filter(isServing)),
			},
		}
	}

	return (url) => builds.get(new URL(url).pathname.split('/')[1] ?? '') ?? whole
}

/** The first segment of the addresses of a route; undefined for the home page, and for what only frames others. */
function firstSegmentOf(routes: ServerBuild['routes'], id: string): string | undefined {
	const route = routes[id]
	if (!route) return undefined
	const above = route.parentId === undefined ? undefined : firstSegmentOf(routes, route.parentId)
	return above ?? route.path?.split('/').find((segment) => segment !== '')
}

/** Whether a segment stands for whatever an address holds there. */
function isOpen(segment: string) {
	return segment.startsWith(':') || segment.startsWith('*') || segment.endsWith('?')
}
