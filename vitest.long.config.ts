import { defineConfig } from 'vitest/config'

/** Tests that take minutes, one after another, with the whole machine for each. */
export default defineConfig({
	test: {
		include: ['{packages,db,apps}/**/*.long.test.ts'],
		globalSetup: ['db/testing/server.ts'],
		setupFiles: ['scripts/fixed-seed.ts'],
		fileParallelism: false,
		testTimeout: 900_000,
		hookTimeout: 120_000,
	},
})
