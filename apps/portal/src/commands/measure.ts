import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WrongSetting } from '../settings/settings.ts'

const evaluation = join(import.meta.dirname, '../../../../packages/evaluation/src/match-eval.ts')

/** Prints how the engine ranks the evaluation set with what it would read before and after an import. */
export function measureRanking(before: unknown, after: unknown) {
	if (!existsSync(evaluation))
		throw new WrongSetting('Ranking is measured in a copy of the source, with npm run portal.')
	const folder = mkdtempSync(join(tmpdir(), 'profile-search-import-'))
	try {
		const write = (name: string, content: unknown) => {
			writeFileSync(join(folder, name), JSON.stringify(content))
			return join(folder, name)
		}
		const files = ['--before', write('before.json', before), '--after', write('after.json', after)]
		const { status } = spawnSync(process.execPath, [evaluation, ...files], { stdio: 'inherit' })
		if (status !== 0) throw new WrongSetting('The ranking could not be measured.')
	} finally {
		rmSync(folder, { recursive: true })
	}
}
