import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['packages/**/*.test.ts', 'db/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
		// They run with `npm run test:long` and `npm run test:cluster`.
		exclude: [...configDefaults.exclude, '**/*.{slow,long,cluster}.test.ts'],
		globalSetup: ['db/testing/server.ts'],
		setupFiles: ['scripts/fixed-seed.ts'],
		maxWorkers: 2,
		// What tests keep in memory slows down those after them.
		logHeapUsage: true,
		// Files share what they import: each makes its own test data in a database of its own, and nothing is kept in modules between tests.
		isolate: false,
		// Long enough for a machine that is busy with something else: tests wait for conditions, not for time.
		testTimeout: 240_000,
		hookTimeout: 240_000,
	},
})
