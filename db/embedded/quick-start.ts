import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Import this before anything else: it halves the start of the match index and takes a third off that of the
// portal. Static imports beside it are resolved before it runs, so code that has to start quickly must be
// imported dynamically.

// Keeps compiled code, with its types stripped, for the next start. Where nothing can be written, nothing is
// kept.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))

const ofPackages = /\/node_modules\//
const ofDrizzle = /\/node_modules\/drizzle-orm\//
/** Names that lead to the same module wherever they are imported: of drizzle, and of the workspaces. */
const sameEverywhere = /^(drizzle-orm|@profile-search)(\/|$)/
const found = new Map<string, { url: string; format: string }>()

// Node looks for the package.json of each import again, and drizzle's has 180 kB. This hook finds modules without
// that: each name is looked up once, and relative paths name the file itself.
registerHooks({
	resolve(specifier, context, next) {
		const { parentURL = '' } = context
		if (specifier.startsWith('.')) {
			const format = formatOf(specifier, parentURL)
			return format
				? { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
				: next(specifier, context)
		}
		if (!sameEverywhere.test(specifier)) return next(specifier, context)

		const known = found.get(specifier)
		if (known) return { ...known, shortCircuit: true }
		const { url, format } = next(specifier, context)
		// A name that is required rather than imported resolves to another file.
		if (format === 'module' || format === 'module-typescript') found.set(specifier, { url, format })
		return { url, format }
	},
})

/** How Node loads a module with a relative path; undefined where Node has to find out. */
function formatOf(specifier: string, parentURL: string) {
	if (ofDrizzle.test(parentURL)) return parentURL.endsWith('.js') ? 'module' : undefined
	return specifier.endsWith('.ts') && !ofPackages.test(parentURL) ? 'module-typescript' : undefined
}
