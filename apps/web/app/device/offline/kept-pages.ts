/** Pages of this browser's reader that can be read without a connection, and the files that they need. */
const pagesName = 'Profile_Search_pages'
const filesName = 'Profile_Search_files'

/** The page that is shown in place of one that is not kept. */
export const offlinePath = '/offline'

/** Jobs that are kept because one of the lists leads to them. */
const mostJobs = 20

export type KeptPage = { path: string; title: string; keptAt: Date }

/** Fetches these pages and the jobs that they lead to, and keeps them in place of those that were kept before. */
export async function keepPages(paths: readonly string[]) {
	const pages = await caches.open(pagesName)
	const lists = await Promise.all([...paths, offlinePath].map((path) => keep(pages, path)))
	const jobs = [...new Set(lists.flatMap((html) => html.match(/(?<=")\/jobs\/[\da-f-]{36}(?=[?"])/g) ?? []))]
	const details = await Promise.all(jobs.slice(0, mostJobs).map((path) => keep(pages, path)))

	const kept = new Set([...paths, offlinePath, ...jobs.slice(0, mostJobs)])
	for (const { url } of await pages.keys()) if (!kept.has(pathOf(url))) await pages.delete(url)
	await keepFiles([...lists, ...details].join('\n'))
}

/** Keeps a page, and gives its text: empty for one that the portal did not show, such as after the session has ended. */
async function keep(pages: Cache, path: string) {
	const response = await fetch(path, { headers: { accept: 'text/html' } })
	if (!response.ok || response.redirected) return ''
	await pages.put(path, response.clone())
	return response.text()
}

/** Scripts, styles, texts and pictures that pages name, what those scripts import, and the fonts that this page shows. */
async function keepFiles(html: string) {
	const fonts = performance.getEntriesByType('resource').map(({ name }) => pathOf(name))
	const named = html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)|\/api\/files\/[\w-]+/g) ?? []
	const files = await caches.open(filesName)
	const [, texts = ''] = html.match(/"texts\/":"([^"]+)"/) ?? []
	const kept = new Set<string>()
	let wanted = [...named, ...fonts.filter((path) => path.endsWith('.woff2'))]
	while (wanted.length > 0) {
		const next = [...new Set(wanted)].filter((path) => !kept.has(path))
		for (const path of next) kept.add(path)
		wanted = (await Promise.all(next.map((path) => keepFile(files, path, texts)))).flat()
	}
	for (const { url } of await files.keys()) if (!kept.has(pathOf(url))) await files.delete(url)
}

/**
 * Keeps a file, which never changes under its name, and gives what it needs: the scripts that it imports, now or later, and the
 * scripts and styles that those need in turn, which the build lists in it. `texts`: where the import map of the pages says that
 * texts are.
 */
async function keepFile(files: Cache, path: string, texts: string) {
	if (!(await files.match(path))) await files.add(path)
	if (!path.endsWith('.js')) return []
	const script = (await (await files.match(path))?.text()) ?? ''
	const imported = script.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]((?:\.{0,2}|texts)\/[\w./-]+\.js)["'`]/g)
	const later = script.matchAll(/["'`](assets\/[\w./-]+\.(?:js|css))["'`]/g)
	return [
		...[...imported].map(([, address = '']) =>
			pathOf(new URL(address.replace(/^texts\//, texts), new URL(path, location.href)).href),
		),
		...[...later].map(([, address = '']) => `/${address}`),
	]
}

/** Whether a file is of a kind that is kept. */
export function isKeptFile(url: string) {
	return /^\/(?:assets|api\/files)\//.test(pathOf(url))
}

export async function forgetPages() {
	if (!('caches' in globalThis)) return
	await Promise.all([caches.delete(pagesName), caches.delete(filesName)])
}

/** What can be read without a connection, besides the page that says so. */
export async function listKeptPages(): Promise<KeptPage[]> {
	if (!('caches' in globalThis) || !(await caches.has(pagesName))) return []
	const pages = await caches.open(pagesName)
	const found = await Promise.all(
		(await pages.keys()).map(async ({ url }) => {
			const response = await pages.match(url)
			const [, title = ''] = (await response?.text())?.match(/<title>([^<]*)<\/title>/) ?? []
			return { path: pathOf(url), title, keptAt: new Date(response?.headers.get('date') ?? 0) }
		}),
	)
	return found.filter(({ path }) => path !== offlinePath)
}

/** The kept copy of a page, whatever its query, or the way to the page that says that there is none. */
export async function findKeptPage(url: string) {
	const kept = await caches.match(pathOf(url), { cacheName: pagesName })
	if (kept || !(await caches.match(offlinePath, { cacheName: pagesName }))) return kept
	const { origin, pathname, search } = new URL(url)
	return Response.redirect(`${origin}${offlinePath}?wanted=${encodeURIComponent(pathname + search)}`)
}

export async function findKeptFile(url: string) {
	return caches.match(pathOf(url), { cacheName: filesName })
}

function pathOf(url: string) {
	return new URL(url).pathname
}
