import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Leaves the contract out of the bundle for the server, which has it already. */
const sharedContract: Plugin = {
	name: 'shared-contract',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	resolveId: (id) => (/^(zod$|@profile-search\/contract\/)/.test(id) ? { id, external: true } : null),
}

export default defineConfig({
	plugins: [sharedContract, reactRouter()],
	// Fonts and scripts come from the portal's own address only, so nothing may be inlined as a data: address.
	build: { assetsInlineLimit: 0 },
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
