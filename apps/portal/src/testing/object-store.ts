import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@profile-search/db/embedded/free-port'
import { until } from './own-portal.ts'

/** A server of the protocol of S3, over a folder, that checks signatures (https://github.com/gaul/s3proxy). */
const artifact = 'org.gaul:s3proxy:4.1.0:jar:jar-with-dependencies'
const run = promisify(execFile)
const [key, secret] = ['key-of-a-test', 'secret-of-a-test']

/** Where the program is that has been fetched; undefined without Java and Maven, or where Maven Central is not reached. */
const program = await fetchProgram().catch(() => undefined)
if (!program) console.log('There is no object store to test with: it takes Java, Maven and Maven Central.')

/** Whether there is an object store to test with. */
export const hasObjectStore = program !== undefined

/** Starts an object store with one empty bucket. `env` is what the portal reaches it with. */
export async function startObjectStore(bucket: string) {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-store-'))
	const buckets = join(folder, 'buckets')
	await mkdir(join(buckets, bucket), { recursive: true })
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const settings = join(folder, 'settings')
	await writeFile(
		settings,
		[
			`s3proxy.endpoint=${url}`,
			's3proxy.authorization=aws-v4',
			`s3proxy.identity=${key}`,
			`s3proxy.credential=${secret}`,
			'jclouds.provider=filesystem-nio2',
			`jclouds.filesystem.basedir=${buckets}`,
			'jclouds.identity=none',
			'jclouds.credential=none',
		].join('\n'),
	)
	if (!program) throw new Error('There is no object store.')
	const server = spawn('java', ['-Xmx256m', '-jar', program, '--properties', settings], {
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	const ended = once(server, 'exit')
	await Promise.race([
		until(() => fetch(url).then(Boolean, () => false)),
		ended.then(() => Promise.reject(new Error('The object store ended.'))),
	])
	async function stop() {
		server.kill('SIGKILL')
		await ended
	}
	return {
		url,
		env: {
			FILES_URL: `s3://${bucket}`,
			AWS_ENDPOINT_URL_S3: url,
			AWS_REGION: 'ap-south-1',
			AWS_ACCESS_KEY_ID: key,
			AWS_SECRET_ACCESS_KEY: secret,
		},
		/** The keys of all objects, as the folder of the server has them. */
		async keys() {
			const entries = await readdir(join(buckets, bucket), { recursive: true, withFileTypes: true })
			return entries
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).slice(join(buckets, bucket).length + 1))
		},
		stop,
		async [Symbol.asyncDispose]() {
			await stop()
			await rm(folder, { recursive: true })
		},
	}
}

/** Fetches the program, or takes it from this machine if it has been fetched before. Resolves to its path. */
async function fetchProgram() {
	await run('java', ['-version'])
	const folder = join(tmpdir(), 'profile-search-s3proxy')
	const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'
	const options = [`-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`, '-Dmdep.stripVersion=true']
	await run('mvn', ['--batch-mode', '--quiet', plugin, ...options])
	return join(folder, 's3proxy-jar-with-dependencies.jar')
}
