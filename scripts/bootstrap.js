// Prepares what `npm start` and `npm test` need: the packages, with --pages the built pages, and with --server the built
// pages and server. It runs on any version of Node in a clone with nothing installed yet, so it imports only modules of
// Node.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules/.bin/node')

onceFor(['package-lock.json'], 'node_modules/.installed-from', () => {
	console.log('Installing packages; this takes a minute the first time …')
	npm('ci', '--no-audit', '--no-fund', '--loglevel=error')
})
requireNode(24)

const withServer = process.argv.includes('--server')
const ofPages = ['package-lock.json', 'apps/web', 'packages/contract/src', 'packages/text']
if (withServer || process.argv.includes('--pages'))
	onceFor(ofPages, 'apps/web/build/.built-from', () => {
		console.log('Building the pages …')
		run(node, [program('react-router'), 'build'], { cwd: join(root, 'apps/web'), stdio: 'pipe' })
	})
if (process.argv.includes('--styleguide'))
	onceFor(ofPages, 'apps/web/build/styleguide/.built-from', () => {
		console.log('Building the styleguide …')
		const config = ['-c', 'styleguide/vite.config.ts', '--logLevel', 'error']
		run(node, [program('vite'), 'build', ...config], { cwd: join(root, 'apps/web'), stdio: 'pipe' })
	})
if (withServer)
	onceFor([...ofPages, 'apps/portal', 'apps/api', 'packages', 'db'], 'apps/portal/build/.built-from', () => {
		console.log('Building the server …')
		run(node, [program('rolldown'), '-c'], { cwd: join(root, 'apps/portal'), stdio: 'pipe' })
	})

function program(name) {
	return join(root, 'node_modules/.bin', name)
}

/** Does the work unless it was done for exactly these files before. */
function onceFor(sources, stampFile, work) {
	const hash = createHash('sha256')
	for (const source of sources)
		for (const file of filesOf(join(root, source))) hash.update(file).update(readFileSync(file))
	const stamp = hash.digest('hex')
	const path = join(root, stampFile)
	if (existsSync(path) && readFileSync(path, 'utf8') === stamp) return
	work()
	writeFileSync(path, stamp)
}

function filesOf(path) {
	if (!existsSync(path)) return []
	if (path.endsWith('package-lock.json')) return [path]
	return readdirSync(path, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => !/[\\/](build|node_modules|\.react-router)[\\/]/.test(file))
		.sort()
}

function npm(...args) {
	const program = process.env.npm_execpath
	if (program) run(process.execPath, [program, ...args])
	else run('npm', args)
}

/** Runs a program. Its output is shown as it comes, or with `stdio: 'pipe'` only if it fails. */
function run(program, args, options = {}) {
	const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options })
	if (status === 0) return
	if (stdout) console.error(`${stdout}${stderr}`)
	console.error('This did not work; the lines above say why.')
	process.exit(1)
}

function requireNode(major) {
	const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
	if (version.startsWith(`v${major}.`)) return
	console.error(
		`Node ${major} was not installed (found ${version}). Allow install scripts of the package "node" and run npm ci.`,
	)
	process.exit(1)
}
