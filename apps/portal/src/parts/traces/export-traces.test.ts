import { noLog } from '@profile-search/api/platform/log/log'
import { startSpan, traceWith, type SpanOptions } from '@profile-search/api/platform/log/traces'
import { expect, test, vi } from 'vitest'
import { readSettings } from '../../settings/settings.ts'
import { startCollector, valueOf } from '../../testing/collector.ts'
import { exportTraces } from './export-traces.ts'

/** A trace that a share of one half leaves out, and one that it takes. */
const [late, early] = ['ffffffff000000000000000000000000', '00000000000000000000000000000001']

/** A span that belongs to what a caller has begun, sampled there or not. */
function calledWith(trace: string, isSampled = true): SpanOptions {
	return { kind: 'server', caller: `00-${trace}-00f067aa0ba902b7-0${isSampled ? 1 : 0}` }
}

/** What a collector gets of three spans where the portal has these variables. */
async function exported(variables: Record<string, string>) {
	await using collector = await startCollector()
	const environment: Record<string, string> = {
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		...Object.fromEntries(
			Object.entries(variables).map(([name, value]) => [name, value.replace('{collector}', collector.url)]),
		),
	}
	for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
	const { traces } = readSettings(environment)
	const end = traces && exportTraces(traces, 'main', noLog)
	startSpan('early', calledWith(early))?.end()
	startSpan('late', calledWith(late))?.end()
	startSpan('not sampled', calledWith(early, false))?.end()
	await end?.()
	traceWith(undefined)
	vi.unstubAllEnvs()
	const spans = collector.sent.flatMap(({ resourceSpans }) =>
		resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
	)
	const attributes = collector.sent[0]?.resourceSpans[0]?.resource.attributes ?? []
	return {
		names: spans.map(({ name }) => name),
		parents: spans.map(({ parentSpanId }) => parentSpanId),
		paths: [...collector.paths],
		keys: [...collector.keys],
		resource: (key: string) => valueOf(attributes, key),
	}
}

test.each<[string, Record<string, string>, string[]]>([
	['nothing', {}, ['early', 'late']],
	['OTEL_SDK_DISABLED', { OTEL_SDK_DISABLED: 'True' }, []],
	['OTEL_TRACES_EXPORTER', { OTEL_TRACES_EXPORTER: 'none' }, []],
	['a sampler of all', { OTEL_TRACES_SAMPLER: 'always_on' }, ['early', 'late', 'not sampled']],
	['a sampler of none', { OTEL_TRACES_SAMPLER: 'always_off' }, []],
	[
		'a sampler of a share',
		{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' },
		['early', 'not sampled'],
	],
	['a share of nothing', { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, []],
	[
		'a sampler that asks the caller first',
		{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
		['early', 'late'],
	],
	['a sampler of callers alone', { OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, ['early', 'late']],
	['no callers', { OTEL_PROPAGATORS: 'none' }, ['early', 'late', 'not sampled']],
])('with %s set, that is exported which the specification says', async (_what, variables, names) => {
	expect((await exported(variables)).names).toEqual(names)
})

test('spans go on from those of callers only where the operator wants it', async () => {
	const [going, alone] = [await exported({}), await exported({ OTEL_PROPAGATORS: 'none' })]

	expect(going.parents).toEqual(['00f067aa0ba902b7', '00f067aa0ba902b7'])
	expect(alone.parents.filter(Boolean)).toEqual([])
})

test('the address for traces counts before that for all, and is taken as it is', async () => {
	const own = await exported({
		OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
		OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: '{collector}/of/traces',
	})
	const alone = await exported({
		OTEL_EXPORTER_OTLP_ENDPOINT: '',
		OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: '{collector}/of/traces',
	})
	const base = await exported({ OTEL_EXPORTER_OTLP_ENDPOINT: '{collector}/base' })

	expect(own.paths).toEqual(['/of/traces'])
	expect(alone.paths).toEqual(['/of/traces'])
	expect(base.paths).toEqual(['/base/v1/traces'])
})

test('a collector gets the headers, and traces the name of the service and what else is said of it', async () => {
	const named = await exported({
		OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20the%20operator',
		OTEL_SERVICE_NAME: 'jobs-of-pune',
		OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=test',
	})
	const unnamed = await exported({ OTEL_RESOURCE_ATTRIBUTES: 'service.name=other' })
	const plain = await exported({})

	expect(named.keys).toEqual(['of the operator'])
	expect(named.resource('service.name')).toBe('jobs-of-pune')
	expect(named.resource('deployment.environment.name')).toBe('test')
	expect(named.resource('profile_search.process')).toBe('main')
	expect(unnamed.resource('service.name')).toBe('other')
	expect(plain.resource('service.name')).toBe('profile-search')
})
