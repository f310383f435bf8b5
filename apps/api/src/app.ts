import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { mayCall } from '@profile-search/contract/http/access'
import { inLanguage } from '@profile-search/text/language'
import type { TextKey } from '@profile-search/text/translate'
import Fastify, {
	LogController,
	type FastifyBaseLogger,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
	type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accounts } from './accounts/index.ts'
import { hiring } from './hiring/index.ts'
import { accessTokenOf, readAccessToken } from './http/access-token.ts'
import { answerError } from './http/answers/answer-error.ts'
import { announceDeprecation } from './http/answers/deprecation.ts'
import { tagAnswers } from './http/answers/entity-tags.ts'
import { securityHeaders } from './http/answers/security-headers.ts'
import { answerUnknownRoutes } from './http/answers/unknown-routes.ts'
import { createCursors } from './http/cursors/cursors.ts'
import { languageOf } from './http/language.ts'
import { createLimits } from './http/limits.ts'
import { openapiOptions } from './http/openapi/openapi.ts'
import { acceptEmptyJson, acceptOneClick } from './http/requests/body-parsers.ts'
import {
	answerBroken,
	originForm,
	refuseBrokenAddress,
	refuseTunnels,
} from './http/requests/broken-requests.ts'
import { answerRepeats } from './http/requests/idempotency.ts'
import { beginInTurns } from './http/requests/in-turns.ts'
import { requestId } from './http/requests/request-id.ts'
import { traceRequests } from './http/requests/trace-requests.ts'
import { createSessionCache } from './http/session-cache.ts'
import { isRead, readSession, sessionCookie, type SignedIn } from './http/session.ts'
import { matching } from './matching/index.ts'
import { messaging } from './messaging/index.ts'
import type { RouteContext } from './platform/context/context.ts'
import type { Task } from './platform/context/define-task.ts'
import { platform } from './platform/index.ts'
import { forRequest } from './platform/queue/cause.ts'
import { readersNames } from './platform/reference/readers-names.ts'
import { forbidden, notSignedIn } from './platform/refusal.ts'
import { privacy } from './privacy/index.ts'
import { profiles } from './profiles/index.ts'
import { search } from './search/index.ts'
import { site } from './site/index.ts'
import { trust } from './trust/index.ts'

/** What a domain gives to the program: its endpoints, served, and its background work. */
type Domain = { routes: ((app: FastifyInstance, parts: RouteContext) => void)[]; tasks: Task[] }

/** The domains, lowest first: each imports those before it and none after it. */
export const domains: Domain[] = [
	platform,
	accounts,
	search,
	profiles,
	hiring,
	messaging,
	matching,
	trust,
	privacy,
	site,
]

/** The API: every endpoint of the contract below /api, one envelope for every answer. */
export async function buildApp(context: RouteContext, onRoute?: (route: RouteOptions) => void) {
	const { db, publicUrl, settings, log } = context
	const isSecure = publicUrl.startsWith('https:')
	const app = Fastify({
		loggerInstance: log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: settings.trustedProxies,
		bodyLimit: 1_048_576,
		// Addresses that cannot be read never reach a route, nor the error handler of routes.
		frameworkErrors: answerError,
		rewriteUrl: originForm,
		clientErrorHandler: answerBroken,
		// What comes while the program stops is still answered, as the last one of its connection.
		return503OnClosing: false,
		requestIdHeader: false,
		genReqId: requestId,
		requestTimeout: 30_000,
		// Finding the files of the pages can take longer than the default of 10 s on a busy machine, and would end the start.
		pluginTimeout: 120_000,
	})
	app.setValidatorCompiler(validatorCompiler)
	app.setSerializerCompiler(serializerCompiler)
	app.setErrorHandler(answerError)
	acceptEmptyJson(app)
	acceptOneClick(app)
	answerUnknownRoutes(app)
	traceRequests(app)
	const headers = securityHeaders(isSecure)
	app.addHook('onRequest', ({ id, raw }, reply, done) => {
		reply.headers(headers).header('x-request-id', id)
		refuseBrokenAddress(raw)
		done()
	})
	refuseTunnels(app.server)
	beginInTurns(app.server)

	if (onRoute) app.addHook('onRoute', onRoute)
	await app.register(fastifyCookie)
	await app.register(fastifyMultipart)
	await app.register(fastifySwagger, openapiOptions(sessionCookie(isSecure)))

	const cache = keepSessions(app, context)
	const limits = createLimits(context.connection, settings.rateLimits)
	app.decorateRequest('account', null)
	app.decorate('cursors', createCursors(settings.secret))
	app.decorate('readersNames', () => readersNames(db))
	app.addHook('onRequest', async (request, reply) => {
		const { endpoint } = request.routeOptions.config
		if (!endpoint) return
		reply.header('cache-control', 'no-store')
		// Whoever looks after the portal is answered also where no session can be read.
		if (endpoint.path.split('/')[0] === 'health') return
		refuseForeignOrigin(request.method, request.headers.origin, publicUrl, request.headers.host)
		const token = accessTokenOf(request)
		if (token) await readAccessToken({ db, limits, cache }, token, request, reply)
		else await readSession(db, request, { isSecure, cache })
		if (mayCall(endpoint.access, request.account ?? undefined)) return
		if (!request.account) throw notSignedIn()
		const { status } = request.account
		throw forbidden(
			status === 'suspended' ? suspended : status === 'frozen' ? frozen : whyNot[endpoint.access],
		)
	})

	app.addHook('onRequest', keepContext)
	// What reads a body goes on from the events of the connection.
	app.addHook('preValidation', keepContext)

	tagAnswers(app)
	announceDeprecation(app)
	answerRepeats(app, db)
	for (const { routes } of domains) for (const addRoutes of routes) addRoutes(app, context)
	app.get('/api/openapi.json', async () => app.swagger())
	await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true, logLevel: 'warn' })
	return app
}

/** All that is done for a request is done in the language of its reader, and under its id. */
function keepContext(request: FastifyRequest, _reply: FastifyReply, done: () => void) {
	inLanguage(languageOf(request), () => forRequest(request.id, done))
}

export type App = FastifyInstance

function keepSessions(app: FastifyInstance, { connection, settings }: RouteContext) {
	const cache = createSessionCache<SignedIn>(connection.url, settings.sessionSeconds)
	app.addHook('onClose', cache.close)
	// Before the answer, so that whoever reads next sees what was changed.
	app.addHook('onSend', async (request) => {
		if (!isRead(request)) cache.forgetAll()
	})
	return cache
}

const suspended = 'refusals.suspended'

const frozen = 'refusals.frozen'

/** What a signed-in account of the wrong kind or state is told. */
const whyNot: Record<string, TextKey> = {
	'approved account': 'refusals.notApproved',
	candidate: 'refusals.onlyCandidates',
	'approved candidate': 'refusals.candidateNotApproved',
	employer: 'refusals.onlyEmployers',
	'approved employer': 'refusals.employerNotApproved',
	guest: 'refusals.onlyGuests',
	approver: 'refusals.onlyApprovers',
	administrator: 'refusals.onlyAdministrators',
}

/** A page of another site cannot make a visitor's browser change anything here. */
function refuseForeignOrigin(
	method: string,
	origin: string | undefined,
	publicUrl: string,
	host: string | undefined,
) {
	if (method === 'GET' || method === 'HEAD' || origin === undefined) return
	const isOurs =
		origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host)
	if (!isOurs) throw forbidden('refusals.otherSite')
}
