import { join } from 'node:path'
import { defineConfig } from 'vite'
import { plainContract } from '../contract-plugin.ts'

/** The styleguide, which the pages that people see know nothing of: it is built for development, into a folder of its own. */
export default defineConfig({
	root: import.meta.dirname,
	base: '/styleguide/',
	// Without the schemas of the contract there is nothing that tries to make functions of texts, which the policy forbids.
	plugins: [plainContract()],
	build: {
		outDir: join(import.meta.dirname, '../build/styleguide'),
		emptyOutDir: true,
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 4000,
	},
})
