import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Part } from '../metrics/part.ts'

/** Measures the engine with two taxonomies, one after the other: each part with one, led over the other. */
export function compareTaxonomies(before: string, after: string): Part[] {
	const were = measureWith(before)
	return measureWith(after).map((part) => {
		const [then] = were.find(({ name }) => name === part.name)?.methods ?? []
		return { ...part, methods: [...part.methods, ...(then ? [{ ...then, name: 'Before' }] : [])] }
	})
}

/** In a process of its own, since a taxonomy is read once. */
function measureWith(taxonomy: string): Part[] {
	const folder = mkdtempSync(join(tmpdir(), 'profile-search-taxonomy-'))
	try {
		const file = join(folder, 'parts.json')
		const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'engine-values.ts'), file], {
			env: { ...process.env, TAXONOMY_FILE: taxonomy },
			stdio: ['ignore', 'inherit', 'inherit'],
		})
		if (status !== 0) throw new Error(`The engine could not be measured with ${taxonomy}.`)
		return JSON.parse(readFileSync(file, 'utf8'))
	} finally {
		rmSync(folder, { recursive: true })
	}
}
