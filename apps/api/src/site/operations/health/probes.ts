import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { answerError } from '#http/answers/answer-error.ts'
import { answerUnknownRoutes } from '#http/answers/unknown-routes.ts'
import type { Log } from '#platform/log/log.ts'
import { healthRoutes, type HealthContext } from './routes.ts'

/** The health endpoints alone, for a process that serves nothing else. */
export async function buildProbes(context: HealthContext & { log: Log }) {
	const app = Fastify({
		loggerInstance: context.log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true }),
		frameworkErrors: answerError,
	})
	app.setValidatorCompiler(validatorCompiler)
	app.setSerializerCompiler(serializerCompiler)
	app.setErrorHandler(answerError)
	answerUnknownRoutes(app)
	healthRoutes(app, context)
	return app
}
