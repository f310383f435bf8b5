import { defineConfig } from 'vitest/config'

const shared = { globalSetup: ['db/testing/server.ts'], setupFiles: ['scripts/fixed-seed.ts'] }

/** Tests that `npm test` leaves out, so that it takes 12 minutes at most. */
export default defineConfig({
	test: {
		projects: [
			{
				// Each file takes ten seconds or more, and has a process of its own; two run at a time.
				test: {
					...shared,
					name: 'slow',
					include: ['{packages,db,apps}/**/*.slow.test.ts'],
					maxWorkers: 2,
					testTimeout: 240_000,
					hookTimeout: 240_000,
					sequence: { groupOrder: 1 },
				},
			},
			{
				// They take minutes: one after another, with the whole machine for each.
				test: {
					...shared,
					name: 'long',
					include: ['{packages,db,apps}/**/*.long.test.ts'],
					fileParallelism: false,
					testTimeout: 900_000,
					hookTimeout: 120_000,
					sequence: { groupOrder: 2 },
				},
			},
		],
	},
})
