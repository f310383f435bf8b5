import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with the engine of a commit, and the short name of that commit. */
export type CheckedOut = { folder: string; name: string; remove: () => void }

/**
 * Puts the engine of a commit of this repository into a folder of its own, with the packages that are installed here.
 * Throws if there is no such commit, or if it has no engine.
 */
export function checkOut(repository: string, commit: string): CheckedOut {
	const git = (folder: string, ...args: string[]) =>
		execFileSync('git', ['-C', folder, ...args], {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'pipe'],
		}).trim()
	const found = git(repository, 'rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`)
	const name = git(repository, 'log', '-1', '--format=%h (%as)', found)
	const parent = mkdtempSync(join(tmpdir(), 'profile-search-against-'))
	const folder = join(parent, 'engine')
	const remove = () => {
		rmSync(parent, { recursive: true, force: true })
		git(repository, 'worktree', 'prune')
	}
	try {
		git(repository, 'worktree', 'add', '--quiet', '--detach', '--no-checkout', folder, found)
		git(folder, 'checkout', '--quiet', found, '--', 'packages/matching')
		symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
	} catch (error) {
		remove()
		throw error
	}
	return { folder, name, remove }
}
