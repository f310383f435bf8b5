// oxlint-disable-next-line eslint/no-restricted-imports -- it reads its own folder, and only the server imports it
import { globSync } from 'node:fs'

/** The modules of the contract, one or more for each domain, by their paths in this folder. */
export const modulePaths = globSync('*/**/*.ts', {
	cwd: import.meta.dirname,
	exclude: ['**/*.test.ts'],
}).toSorted()
