// Where the program says what it does, for traces. Nothing of OpenTelemetry is loaded here: an operator who wants no traces
// pays a comparison for each of these calls.

/** What a piece of work is to those around it: the kinds of spans that OpenTelemetry knows. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal'

/** What is known of a piece of work, by the names of OpenTelemetry's conventions. Nothing in it is about a person. */
export type SpanAttributes = Record<string, string | number>

/** What is to be traced. Without a `parent` or a `caller` it belongs to what is under way here. */
export type SpanOptions = {
	kind: SpanKind
	attributes?: SpanAttributes
	/** The W3C `traceparent` of what another process of the portal, or an earlier time, has begun. */
	parent?: string | undefined
	/** That of another program, which an operator may wish to go on from or not. */
	caller?: string | undefined
}

/** A piece of work that has begun. */
export type Span = {
	set: (attributes: SpanAttributes) => void
	/** Says that it has failed, and of what kind the failure was: a class or a code, since a message may hold values. */
	fail: (kind: string) => void
	end: () => void
	/** Does something as a part of it. */
	run: <Result>(work: () => Result) => Result
}

/** What exports traces. */
export type Tracer = {
	start: (name: string, options: SpanOptions) => Span
	/** The `traceparent` of what is under way; undefined where nothing is. */
	parent: () => string | undefined
}

let tracer: Tracer | undefined

/** From now on, what this process does is traced; with undefined, nothing is. */
export function traceWith(given: Tracer | undefined) {
	tracer = given
}

/** Whether this process is traced. */
export function isTracing() {
	return tracer !== undefined
}

/** Begins a piece of work that ends elsewhere; undefined where nothing is traced. */
export function startSpan(name: string, options: SpanOptions) {
	return tracer?.start(name, options)
}

/** Does a piece of work, with its trace where there is one. */
export function traced<Result>(name: string, options: SpanOptions, work: () => Promise<Result>) {
	const span = tracer?.start(name, options)
	if (!span) return work()
	return span.run(work).then(
		(result) => {
			span.end()
			return result
		},
		(error: unknown) => {
			span.fail(failureOf(error))
			span.end()
			throw error
		},
	)
}

/** Whether something is under way that a piece of work would belong to. */
export function isUnderWay() {
	return tracer?.parent() !== undefined
}

/** Does a piece of work that is traced only as a part of something that is under way. */
export function tracedPart<Result>(name: string, options: SpanOptions, work: () => Promise<Result>) {
	return isUnderWay() ? traced(name, options, work) : work()
}

/**
 * What tells another process of the portal, or a later time, which piece of work something belongs to. Programs of others are
 * not told: two receivers could find out that they were called for the same reason.
 */
export function traceHeaders(): { traceparent?: string } {
	const traceparent = tracer?.parent()
	return traceparent ? { traceparent } : {}
}

/** The trace that a line of the log belongs to. */
export function traceFields(traceparent = tracer?.parent()): { trace_id?: string; span_id?: string } {
	const [, trace_id, span_id] = traceparent?.split('-') ?? []
	return trace_id && span_id ? { trace_id, span_id } : {}
}

/** The kind of an error: its code, or its class. */
export function failureOf(error: unknown) {
	if (!(error instanceof Error)) return 'unknown'
	return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name
}
