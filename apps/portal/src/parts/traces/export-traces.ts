import { setTimeout as pause } from 'node:timers/promises'
import {
	context,
	ROOT_CONTEXT,
	SpanKind as Kinds,
	SpanStatusCode,
	trace,
	type Context,
	type Span as OtelSpan,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
	AlwaysOffSampler,
	AlwaysOnSampler,
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
	type SpanExporter,
} from '@opentelemetry/sdk-trace'
import { messageOf } from '@profile-search/api/platform/log/error-text'
import type { Log } from '@profile-search/api/platform/log/log'
import { traceWith, type Span, type SpanKind } from '@profile-search/api/platform/log/traces'
import type { TraceSettings } from '../../settings/traces.ts'

/** How long the end of a process waits for its last traces, in milliseconds. */
const longestFlushMs = 3000

/** By default only 400 spans a second would be sent, and the rest dropped. */
const batches = { scheduledDelayMillis: 1000, maxQueueSize: 8192, maxExportBatchSize: 1024 }

const kinds: Record<SpanKind, Kinds> = {
	server: Kinds.SERVER,
	client: Kinds.CLIENT,
	consumer: Kinds.CONSUMER,
	internal: Kinds.INTERNAL,
}

/**
 * Sends what this process does to a collector, by OTLP over HTTP. The libraries read the collector's address and headers
 * from the environment themselves. Returns what sends the rest and ends it.
 */
export function exportTraces(settings: TraceSettings, kind: string, log: Log) {
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
	const provider = new TracerProvider({
		resource: resourceFromAttributes({
			'service.name': settings.serviceName,
			'profile_search.process': kind,
		}).merge(detectResources({ detectors: [envDetector] })),
		sampler: samplerOf(settings),
		spanProcessors: [
			new BatchSpanProcessor({ exporter: tellingOnce(new OTLPTraceExporter(), log), ...batches }),
		],
	})
	const tracer = provider.getTracer('profile-search')
	traceWith({
		start(
			name,
			{ kind: spanKind, attributes = {}, caller, parent = settings.isPassedOn ? caller : undefined },
		) {
			const within = parent ? contextOf(parent) : context.active()
			return spanOf(tracer.startSpan(name, { kind: kinds[spanKind], attributes }, within), within)
		},
		parent: () => parentOf(context.active()),
	})
	return async () => {
		await Promise.race([
			provider.shutdown().catch(() => {}),
			pause(longestFlushMs, undefined, { ref: false }),
		])
	}
}

function samplerOf({ sampler, share }: TraceSettings) {
	const root = sampler.endsWith('always_on')
		? new AlwaysOnSampler()
		: sampler.endsWith('always_off')
			? new AlwaysOffSampler()
			: new TraceIdRatioBasedSampler(share)
	return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root
}

function spanOf(span: OtelSpan, within: Context): Span {
	return {
		set: (attributes) => void span.setAttributes(attributes),
		fail: (failure) =>
			void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure),
		end: () => span.end(),
		run: (work) => context.with(trace.setSpan(within, span), work),
	}
}

/** The context of what another program or process has begun; one that cannot be read is no parent. */
function contextOf(traceparent: string) {
	const remote = parseTraceParent(traceparent)
	return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
}

function parentOf(within: Context) {
	const span = trace.getSpanContext(within)
	return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags.toString(16)}`
}

/** An exporter that writes one line when the collector is away, and one when it is there again. */
function tellingOnce(exporter: OTLPTraceExporter, log: Log): SpanExporter {
	let isAway = false
	function tell(hasFailed: boolean, error: unknown) {
		if (hasFailed)
			log.warn(`No traces can be sent: ${messageOf(error)}. They are left out until it works again.`)
		else log.warn('Traces can be sent again.')
	}
	return {
		export: (spans, done) =>
			exporter.export(spans, (result) => {
				const hasFailed = result.code === ExportResultCode.FAILED
				// They are sent at the time of some request, and belong to none.
				if (hasFailed !== isAway) context.with(ROOT_CONTEXT, () => tell(hasFailed, result.error))
				isAway = hasFailed
				done(result)
			}),
		forceFlush: () => exporter.forceFlush(),
		shutdown: () => exporter.shutdown(),
	}
}
