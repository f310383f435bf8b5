// Builds the client from the released description of the API: `npm run build -w packages/client` writes
// build/package, and packs it as a tarball beside it.
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { forPrograms, type Description } from './for-programs.ts'
import { portalOf } from './write-portal.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the package, and gives the path of its tarball. */
export async function buildClient(folder = join(root, 'build')) {
	const sources = join(folder, 'sources')
	const built = join(folder, 'package')
	await rm(folder, { recursive: true, force: true })
	await mkdir(built, { recursive: true })
	await cp(join(root, 'src/client'), sources, { recursive: true })

	const released: Description = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8'))
	const description = forPrograms(released)
	await writeFile(join(sources, 'schema.ts'), await typesOf(description))
	await writeFile(join(sources, 'index.ts'), portalOf(description))
	compile(sources, built)

	await cp(join(root, 'README.md'), join(built, 'README.md'))
	await cp(join(root, '../../LICENSE'), join(built, 'LICENSE'))
	await writeFile(join(built, 'package.json'), JSON.stringify(await manifest(), null, '\t'))
	return join(folder, pack(built, folder))
}

/** The types of all schemas and operations. Files are blobs, and fields with a default may be left out. */
async function typesOf(description: Description) {
	const blob = ts.factory.createTypeReferenceNode('Blob')
	const nodes = await openapiTS(description as unknown as OpenAPI3, {
		defaultNonNullable: false,
		transform: ({ format }) => (format === 'binary' ? blob : undefined),
	})
	return astToString(nodes)
}

function compile(sources: string, built: string) {
	const options = '--declaration --rewriteRelativeImportExtensions --strict --module nodenext --ignoreConfig'
	const runtime = '--target es2022 --lib es2024,dom,dom.iterable --types node'
	const entry = join(sources, 'index.ts')
	run('tsc', [entry, '--outDir', built, ...options.split(' '), ...runtime.split(' ')])
}

async function manifest() {
	const { name, version, description, license, type } = JSON.parse(
		await readFile(join(root, 'package.json'), 'utf8'),
	)
	const entry = { types: './index.d.ts', default: './index.js' }
	return { name, version, description, license, type, exports: { '.': entry }, engines: { node: '>=20' } }
}

function pack(built: string, folder: string) {
	const [packed] = JSON.parse(run('npm', ['pack', built, '--pack-destination', folder, '--json']))
	return String(packed.filename)
}

function run(program: string, args: string[]) {
	const { status, stdout, stderr, error } = spawnSync(program, args, {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, PATH: `${join(root, '../../node_modules/.bin')}:${process.env['PATH']}` },
	})
	if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? `${stdout}${stderr}`}`)
	return stdout
}

if (import.meta.main) process.stdout.write(`${await buildClient()}\n`)
