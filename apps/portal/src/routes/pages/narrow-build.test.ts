import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { narrowBuilds } from './narrow-build.ts'

const whole: ServerBuild = await import(
	new URL('../../../../web/build/server/index.js', import.meta.url).href
)
const buildFor = narrowBuilds(whole)

test('every address is served by the same routes as by the whole build', () => {
	const addresses = Object.keys(whole.routes).flatMap((id) => addressesOf(id))

	expect(addresses.length).toBeGreaterThan(90)
	for (const address of [...addresses, '/', '/nowhere', '/jobs/1/nowhere', '/Jobs', '/employee-list.data'])
		expect(servedBy(buildFor(`http://portal${address}`), address), address).toEqual(servedBy(whole, address))
})

test('a page is looked for among a few routes, which its parts are listed with', () => {
	const { routes, assets } = buildFor('http://portal/employee-list?page=2')

	expect(Object.keys(routes).length).toBeLessThan(Object.keys(whole.routes).length / 4)
	expect(Object.keys(assets.routes).toSorted()).toEqual(Object.keys(routes).toSorted())
})

/** The addresses of a route, with a one for each parameter, and without those that may be left out. */
function addressesOf(id: string): string[] {
	const paths: string[] = []
	for (let route = whole.routes[id]; route; route = whole.routes[route.parentId ?? ''])
		if (route.path) paths.unshift(route.path)
	const path = `/${paths.join('/')}`
	const filled = path.replaceAll(/:\w+\??|\*/g, '1')
	return path.includes('?') ? [filled, path.replace(/\/:\w+\?/, '')] : [filled]
}

function servedBy({ routes }: ServerBuild, address: string) {
	return matchRoutes(childrenOf(routes, undefined), address)?.map(({ route, params }) => [route.id, params])
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
	return Object.values(routes)
		.filter((route) => route !== undefined)
		.filter((route) => route.parentId === parentId)
		.map(({ id, path, index }): RouteObject => {
			const named = { id, ...(path && { path }) }
			return index ? { ...named, index } : { ...named, children: childrenOf(routes, id) }
		})
}
