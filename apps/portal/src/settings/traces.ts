import { z } from 'zod'

/** OpenTelemetry's own variables, with the meaning that its specification gives them. */
export const traceEnvironment = {
	OTEL_EXPORTER_OTLP_ENDPOINT: z
		.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
		.optional(),
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
		.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
		.optional(),
	OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
	OTEL_SERVICE_NAME: z.string().default('profile-search'),
	OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
	OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'otlp or none').default('otlp'),
	OTEL_TRACES_SAMPLER: z
		.enum(samplers(), 'always_on, always_off or traceidratio, or one of them after parentbased_')
		.default('parentbased_always_on'),
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number('a share from 0 to 1').min(0).max(1).default(1),
	OTEL_PROPAGATORS: z
		.string()
		.regex(/^(?:tracecontext|baggage|none)(?:,(?:tracecontext|baggage))*$/, 'tracecontext or none')
		.default('tracecontext'),
	OTEL_SDK_DISABLED: z
		.string()
		.toLowerCase()
		.pipe(z.enum(['true', 'false'], 'true or false'))
		.default('false'),
}

function samplers() {
	return [
		'always_on',
		'always_off',
		'traceidratio',
		'parentbased_always_on',
		'parentbased_always_off',
		'parentbased_traceidratio',
	] as const
}

type Environment = z.infer<z.ZodObject<typeof traceEnvironment>>

/** Where and how to send traces; undefined where none are wanted. Baggage is not passed on, since anything may be in it. */
export function tracesOf(env: Environment) {
	const { OTEL_TRACES_SAMPLER: sampler } = env
	const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT
	if (!endpoint || env.OTEL_TRACES_EXPORTER === 'none' || env.OTEL_SDK_DISABLED === 'true') return undefined
	return {
		serviceName: env.OTEL_SERVICE_NAME,
		sampler,
		share: env.OTEL_TRACES_SAMPLER_ARG,
		/** Whether traces go on from what other programs send. */
		isPassedOn: env.OTEL_PROPAGATORS.includes('tracecontext'),
	}
}

export type TraceSettings = NonNullable<ReturnType<typeof tracesOf>>
