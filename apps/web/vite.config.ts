import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { plainContract } from './contract-plugin.ts'
import { texts } from './texts-plugin.ts'

/** Leaves the contract and the texts out of the bundle for the server, which has them already. */
const sharedPackages: Plugin = {
	name: 'shared-packages',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	resolveId: (id) => (/^(zod$|@profile-search\/(contract|text)\/)/.test(id) ? { id, external: true } : null),
}

/** Gives the pages on the server the links of `server-router.tsx`. The browser has those of the router. */
const serverRouter: Plugin = {
	name: 'server-router',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	resolveId: (id, importer) => (id === 'react-router' && importer?.startsWith(app) ? router : null),
}

const app = fileURLToPath(new URL('app/', import.meta.url))
const router = fileURLToPath(new URL('server-router.tsx', import.meta.url))

/** What every page loads anyway, in few files. */
const ofEveryPage = [
	{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
	{ name: 'kit', test: /node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/]core[\\/]/ },
	{
		name: 'frame',
		test: /[\\/]app[\\/](?:api|text[\\/]use-translation|ui[\\/](?:action[\\/](?:alert|dropdown|modal)|early-input[\\/](?:late-part|replay)|layout[\\/](?:row|spacing)|text[\\/]site-zone|theme[\\/]palette)|session[\\/](?:enter-and-leave|stored-profile|use-visitor)|frame[\\/]nonce)\.tsx?$/,
	},
]

export default defineConfig({
	plugins: [
		plainContract(),
		texts(join(import.meta.dirname, 'build')),
		sharedPackages,
		serverRouter,
		reactRouter(),
	],
	// Fonts and scripts come from the portal's own address only, so nothing may be inlined as a data: address.
	build: { assetsInlineLimit: 0 },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: ofEveryPage } } } } },
	},
	// The server gets one bundle, with only the parts of the packages that the pages use and without the checks that
	// packages make during development: it takes a third of the memory.
	ssr: { noExternal: true },
	define: { 'process.env.NODE_ENV': '"production"' },
	worker: {
		// The address of a service worker must never change, and it controls the paths below it.
		rolldownOptions: {
			output: {
				entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
			},
		},
	},
})
