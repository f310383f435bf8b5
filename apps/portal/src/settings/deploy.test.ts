import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { showLiveness, showReadiness } from '@profile-search/contract/site/health'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readSettings } from './settings.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** What the image sets, and what an operator fills in. */
const image = Object.fromEntries(
	[...(/^ENV (.*)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
		([, name, value]) => [name, value],
	),
)
const filledIn = parseEnv(read('deploy/example.env'))
const secrets = { DATABASE_URL: 'postgres://portal:secret@database/portal' }

test('the containers of compose start with settings that the portal accepts', () => {
	const { services } = parse(read('deploy/compose.yaml'), { merge: true })
	const settingsOf = (service: 'web' | 'worker') =>
		readSettings({ ...image, ...filledIn, ...services[service].environment })

	expect(settingsOf('web')).toMatchObject({
		role: 'web',
		host: '0.0.0.0',
		port: 3000,
		dataFolder: '/data',
		isForOthers: true,
		trustedProxies: ['172.16.0.0/12'],
	})
	expect(settingsOf('worker')).toMatchObject({ role: 'worker', healthPort: 3001 })
	for (const service of ['web', 'worker'])
		expect(parseInt(services[service].stop_grace_period)).toBeGreaterThan(settingsOf('web').drainSeconds)
})

test('what compose runs beside the portal is reached by the settings that its file names', () => {
	const file = read('deploy/compose.yaml')
	const { services } = parse(file, { merge: true })
	const named = parseEnv(
		[...file.matchAll(/\b[A-Z_]+_URL\w*=[^\s,]+?(?=[,.]?(?:\s|$))/gm)].map(([line]) => line).join('\n'),
	)
	const { smtpUrl, cluster, databaseReadUrl, filesBucket } = readSettings({
		...image,
		...filledIn,
		...secrets,
		...named,
	})

	expect(new URL(smtpUrl ?? '')).toMatchObject({ hostname: 'mailbox', port: '1025' })
	expect(cluster).toMatchObject({ urls: ['http://search:9200'], user: undefined })
	expect(new URL(databaseReadUrl ?? '').hostname).toBe('replica')
	expect(new URL(named['AWS_ENDPOINT_URL_S3'] ?? '').hostname).toBe('store')
	expect(services.store.volumes).toEqual([`store:/data/${filesBucket}`])
	expect(services).toMatchObject({
		mailbox: { profiles: ['trial'] },
		search: { profiles: ['search'] },
		replica: { profiles: ['replica'], image: services.database.image },
		store: { profiles: ['store'] },
	})
	// Whoever reaches them reads all of them.
	for (const { ports } of [services.search, services.database, services.replica, services.store])
		expect(ports).toBeUndefined()
})

test('the pods of Kubernetes start with settings that the portal accepts, and are asked where it answers', () => {
	const pods = parseAllDocuments(read('deploy/kubernetes/portal.yaml'))
		.map((document) => document.toJS())
		.filter(({ kind }) => kind === 'Deployment')
	expect(pods).toHaveLength(2)
	for (const { spec } of pods) {
		const [container] = spec.template.spec.containers
		const given = Object.fromEntries(
			container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
		)
		const settings = readSettings({ ...image, ...filledIn, ...secrets, ...given })
		const port = settings.role === 'worker' ? settings.healthPort : settings.port
		const portOf = (name: string) =>
			container.ports.find((each: { name: string }) => each.name === name)?.containerPort

		expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(settings.drainSeconds + 30)
		for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
			const asked = container[probe]?.httpGet
			if (!asked) continue
			const { path } = probe === 'readinessProbe' ? showReadiness : showLiveness
			expect([asked.path, portOf(asked.port)]).toEqual([`/api/${path}`, port])
		}
		if (settings.metricsPort) expect(portOf('metrics')).toBe(settings.metricsPort)
	}
})

test('the image and the unit run the program as npm start does, and the unit with accepted settings', () => {
	const { scripts } = JSON.parse(read('package.json'))
	const program = scripts.start.replace('exec ', '')
	const dockerfile = read('deploy/Dockerfile')
	const [entry = []] = [...dockerfile.matchAll(/^(?:ENTRYPOINT|CMD) (\[.*\])$/gm)].map(([, list]) =>
		JSON.parse(list ?? '[]'),
	)
	const unit = read('deploy/systemd/profile-search.service')
	const line = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

	expect([...entry, 'start'].join(' ')).toBe(program)
	expect(line('ExecStart')).toBe(`/opt/profile-search/node_modules/.bin/${program}`)
	const given = Object.fromEntries(
		line('Environment')
			.split(' ')
			.map((each) => each.split('=')),
	)
	expect(readSettings({ ...filledIn, ...secrets, ...given })).toMatchObject({
		role: 'all',
		dataFolder: line('StateDirectory') && `/var/lib/${line('StateDirectory')}`,
	})
	expect(dockerfile).toContain(`/api/${showReadiness.path}`)
	expect(read('deploy/haproxy.cfg')).toContain(`/api/${showReadiness.path}`)
})
