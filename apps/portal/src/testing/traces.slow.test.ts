import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startCollector, valueOf } from './collector.ts'
import { ownPortal, until } from './own-portal.ts'

const root = join(import.meta.dirname, '../../../..')

const remote = {
	span: '00f067aa0ba902b7',
	page: '4bf92f3577b34da6a3ce929d0e0e4736',
	mail: '0af7651916cd43dd8448eb211c80319c',
}

function headersOf(traceId: string) {
	return { traceparent: `00-${traceId}-${remote.span}-01`, 'content-type': 'application/json' }
}

test.each(['1', '2'])(
	'a request is one tree across all processes, without what anybody has entered, with WEB_PROCESSES=%s',
	async (webProcesses) => {
		await using collector = await startCollector()
		await using portal = await ownPortal({
			OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
			OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20the%20operator',
			OTEL_SERVICE_NAME: 'jobs-of-pune',
			OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
			WEB_PROCESSES: webProcesses,
			LOG_LEVEL: 'debug',
		})
		const program = await portal.start()
		await (await fetch(`${portal.url}/jobs?q=rutabaga`, { headers: headersOf(remote.page) })).text()
		const asked = await fetch(`${portal.url}/api/auth/otp-send-with-email`, {
			method: 'POST',
			headers: headersOf(remote.mail),
			body: JSON.stringify({ email: 'rutabaga@example.com' }),
		})
		await until(() => program.said.err.includes('(mail_verification_code,'))
		program.kill('SIGTERM')
		await once(program, 'exit')

		const [page, mail] = [collector.spansOf(remote.page), collector.spansOf(remote.mail)]
		for (const spans of [page, mail]) {
			const ids = new Set([remote.span, ...spans.map(({ spanId }) => spanId)])
			expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([])
		}
		const [main, web, background] =
			webProcesses === '1' ? ['main', 'main', 'main'] : ['main', 'web', 'background']
		const namesOf = (spans: typeof page) => spans.map((span) => `${String(span.process)}: ${span.name}`)
		expect(namesOf(page)).toEqual(
			expect.arrayContaining([
				`${web}: GET /*`,
				`${web}: render`,
				`${web}: GET /api/jobs`,
				`${main}: search`,
				`${web}: SELECT`,
			]),
		)
		expect(namesOf(mail)).toEqual(
			expect.arrayContaining([
				`${web}: POST /api/auth/otp-send-with-email`,
				`${background}: process mail_verification_code`,
				`${background}: send mail`,
				`${background}: UPDATE`,
			]),
		)
		expect(page.filter(({ parentSpanId }) => parentSpanId === remote.span)).toHaveLength(1)
		expect(JSON.stringify(collector.sent)).not.toContain('rutabaga')
		expect(collector.keys).toEqual(new Set(['of the operator']))
		expect(collector.paths).toEqual(new Set(['/v1/traces']))
		const resource = collector.sent[0]?.resourceSpans[0]?.resource
		expect(valueOf(resource?.attributes ?? [], 'service.name')).toBe('jobs-of-pune')
		expect(valueOf(resource?.attributes ?? [], 'deployment.environment.name')).toBe('test')
		// The log tells which request and which trace the mail belongs to.
		const line =
			program.said.err.split('\n').find((each) => each.includes('(mail_verification_code,')) ?? '{}'
		expect(JSON.parse(line)).toMatchObject({
			reqId: asked.headers.get('x-request-id'),
			trace_id: remote.mail,
		})
	},
)

test('a collector that is away costs a line in the log, and nothing else', async () => {
	await using portal = await ownPortal({
		OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
		OTEL_EXPORTER_OTLP_TIMEOUT: '200',
		WEB_PROCESSES: '1',
	})
	const program = await portal.start()
	const linesOfTraces = () =>
		program.said.err.split('\n').filter((line) => line.includes('No traces can be sent'))
	expect((await fetch(`${portal.url}/jobs`)).status).toBe(200)
	await until(() => linesOfTraces().length > 0)
	expect((await fetch(`${portal.url}/jobs`)).status).toBe(200)
	program.kill('SIGTERM')
	const [code] = await once(program, 'exit')

	expect(code).toBe(0)
	expect(linesOfTraces()).toHaveLength(1)
})

test('without the settings of traces nothing of OpenTelemetry is loaded', () => {
	const files = sourceFiles()
	const texts = files.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
	const withLibrary = texts.filter(({ text }) => /from '@opentelemetry\//.test(text)).map(({ name }) => name)
	const importers = texts.filter(({ text }) => /from '[^']*export-traces/.test(text))

	expect(withLibrary).toEqual(['apps/portal/src/parts/traces/export-traces.ts'])
	expect(importers).toEqual([])
})

test('only the processes of the portal and its queue are told which trace something belongs to', () => {
	expect(
		sourceFiles()
			.filter((name) => readFileSync(join(root, name), 'utf8').includes('traceHeaders('))
			.toSorted(),
	).toEqual([
		'apps/api/src/platform/log/traces.ts',
		'apps/api/src/platform/queue/cause.ts',
		'apps/portal/src/processes/channel.ts',
	])
})

/** The files of the server, without tests. */
function sourceFiles() {
	return globSync('apps/{api,portal}/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
}
