import { join } from 'node:path'
import { defineConfig } from 'vite'

/** The styleguide, which the pages that people see know nothing of: it is built for development, into a folder of its own. */
export default defineConfig({
	root: import.meta.dirname,
	base: '/styleguide/',
	build: {
		outDir: join(import.meta.dirname, '../build/styleguide'),
		emptyOutDir: true,
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 4000,
	},
})
