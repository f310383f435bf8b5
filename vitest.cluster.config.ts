import { defineConfig } from 'vitest/config'

/** Tests that need a cluster of OpenSearch, started by scripts/test-cluster.ts. */
export default defineConfig({
	test: {
		include: ['apps/**/*.cluster.test.ts'],
		globalSetup: ['db/testing/server.ts'],
		setupFiles: ['scripts/fixed-seed.ts'],
		fileParallelism: false,
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
})
