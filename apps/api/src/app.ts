import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { mayCall } from '@profile-search/contract/access'
import Fastify, {
	LogController,
	type FastifyBaseLogger,
	type FastifyInstance,
	type RouteOptions,
} from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from './accounts/login/routes.ts'
import { adminAccountRoutes } from './site/admin/accounts/routes.ts'
import { adminRoutes } from './site/admin/routes.ts'
import { alertMailRoutes } from './matching/alerts/mail-routes.ts'
import { mailedAlertRoutes } from './matching/alerts/mailed-routes.ts'
import { alertRoutes } from './matching/alerts/routes.ts'
import { answerError, answerUnknownRoute } from './http/answers/answer-error.ts'
import { applicantRoutes } from './hiring/applications/applicants/routes.ts'
import { applicationRoutes } from './hiring/applications/routes.ts'
import { approvalRoutes } from './trust/approvals/routes.ts'
import { auditRoutes } from './site/audit/routes.ts'
import { blockRoutes } from './messaging/blocks/routes.ts'
import {
	answerBroken,
	originForm,
	refuseBrokenAddress,
	refuseTunnels,
} from './http/requests/broken-requests.ts'
import { acceptEmptyJson, acceptOneClick } from './http/requests/body-parsers.ts'
import { candidateRoutes } from './profiles/candidates/routes.ts'
import { captchaRoutes } from './accounts/captcha/routes.ts'
import { consentRoutes } from './privacy/consents/routes.ts'
import { contactRequestRoutes } from './messaging/contact-requests/routes.ts'
import { contactRoutes } from './site/contact/routes.ts'
import { exportRoutes } from './privacy/data-exports/routes.ts'
import { deliveryRoutes } from './matching/alerts/digests/routes.ts'
import { domainRoutes } from './trust/domains/routes.ts'
import { employmentRoutes } from './profiles/employments/routes.ts'
import { entryRoutes } from './profiles/candidates/entries/routes.ts'
import { erasureRoutes } from './privacy/erasures/routes.ts'
import { eventRoutes } from './site/events/routes.ts'
import { failedWorkRoutes } from './site/queue/routes.ts'
import { fairnessRoutes } from './matching/fairness/routes.ts'
import { faqRoutes } from './site/faqs/routes.ts'
import { feedRoutes } from './site/feeds/routes.ts'
import { figureRoutes } from './site/statistics/figures/routes.ts'
import { fileRoutes } from './profiles/pictures/routes.ts'
import { grievanceRoutes } from './trust/grievances/routes.ts'
import { guestRoutes } from './profiles/guests/routes.ts'
import { healthRoutes } from './site/health/routes.ts'
import { heldChangeRoutes } from './trust/approvals/held-changes/routes.ts'
import { hidingRoutes } from './profiles/employer-blocking/routes.ts'
import { hiringFigureRoutes } from './site/statistics/hiring/routes.ts'
import { homeRoutes } from './site/home/routes.ts'
import { mergeRoutes } from './trust/merges/routes.ts'
import { identityRoutes } from './trust/identity/routes.ts'
import { interviewRoutes } from './hiring/applications/interviews/routes.ts'
import { dismissalRoutes } from './hiring/jobs/dismissals/routes.ts'
import { knowledgeRoutes } from './search/knowledge/routes.ts'
import { jobEditRoutes } from './hiring/jobs/edits/routes.ts'
import { jobMoveRoutes } from './hiring/jobs/moves/routes.ts'
import { jobReviewRoutes } from './hiring/jobs/reviews/routes.ts'
import { jobTemplateRoutes } from './hiring/jobs/templates/routes.ts'
import { jobRoutes } from './hiring/jobs/routes.ts'
import { mailTemplateRoutes } from './site/mail-templates/routes.ts'
import { matchRoutes } from './matching/matches/routes.ts'
import { memberRoutes } from './profiles/members/routes.ts'
import { messageRoutes } from './messaging/messages/routes.ts'
import { moderationRoutes } from './trust/moderation/routes.ts'
import { nomineeRoutes } from './privacy/nominees/routes.ts'
import { notificationRoutes } from './messaging/notifications/routes.ts'
import { openapi } from './http/answers/openapi.ts'
import { organisationRoutes } from './profiles/organisations/routes.ts'
import { pageRoutes } from './site/pages/routes.ts'
import type { Parts } from './platform/context/parts.ts'
import { passkeyRoutes } from './accounts/passkeys/routes.ts'
import { portalFigureRoutes } from './site/statistics/portal/routes.ts'
import { previewRoutes } from './site/previews/routes.ts'
import { professionRoutes } from './profiles/professions/routes.ts'
import { pushRoutes } from './messaging/push/routes.ts'
import { referenceRoutes } from './search/reference/routes.ts'
import { forbidden, notSignedIn } from './platform/refusal.ts'
import { reportRoutes } from './trust/reports/routes.ts'
import { savedRoutes } from './matching/saved/routes.ts'
import { sectionRoutes } from './profiles/sections/routes.ts'
import { resumeImportRoutes } from './profiles/resume-import/routes.ts'
import { requestId } from './http/requests/request-id.ts'
import { resumeRoutes } from './profiles/resumes/routes.ts'
import { readSession } from './http/session.ts'
import { sessionRoutes } from './accounts/sessions/routes.ts'
import { shareRoutes } from './privacy/shares/routes.ts'
import { siteRoutes } from './site/settings/routes.ts'
import { subBranchRoutes } from './profiles/sub-branches/routes.ts'
import { suggestionRoutes } from './matching/suggestions/routes.ts'
import { suspensionRoutes } from './trust/suspensions/routes.ts'
import { transparencyRoutes } from './site/statistics/transparency/routes.ts'
import { twoStepRoutes } from './accounts/two-step/routes.ts'
import { visitRoutes } from './profiles/visits/routes.ts'

/** The features, in the order of their names. */
const features = [
	accountRoutes,
	alertMailRoutes,
	alertRoutes,
	mailedAlertRoutes,
	adminAccountRoutes,
	adminRoutes,
	applicantRoutes,
	applicationRoutes,
	approvalRoutes,
	auditRoutes,
	blockRoutes,
	candidateRoutes,
	captchaRoutes,
	consentRoutes,
	contactRoutes,
	contactRequestRoutes,
	deliveryRoutes,
	domainRoutes,
	employmentRoutes,
	entryRoutes,
	erasureRoutes,
	eventRoutes,
	exportRoutes,
	failedWorkRoutes,
	fairnessRoutes,
	faqRoutes,
	feedRoutes,
	figureRoutes,
	fileRoutes,
	grievanceRoutes,
	guestRoutes,
	healthRoutes,
	heldChangeRoutes,
	hidingRoutes,
	hiringFigureRoutes,
	homeRoutes,
	identityRoutes,
	mergeRoutes,
	interviewRoutes,
	knowledgeRoutes,
	dismissalRoutes,
	jobEditRoutes,
	jobMoveRoutes,
	jobReviewRoutes,
	jobTemplateRoutes,
	jobRoutes,
	mailTemplateRoutes,
	matchRoutes,
	memberRoutes,
	messageRoutes,
	moderationRoutes,
	nomineeRoutes,
	notificationRoutes,
	organisationRoutes,
	pageRoutes,
	passkeyRoutes,
	portalFigureRoutes,
	previewRoutes,
	professionRoutes,
	pushRoutes,
	referenceRoutes,
	reportRoutes,
	savedRoutes,
	sectionRoutes,
	resumeImportRoutes,
	resumeRoutes,
	sessionRoutes,
	shareRoutes,
	siteRoutes,
	subBranchRoutes,
	suggestionRoutes,
	suspensionRoutes,
	transparencyRoutes,
	twoStepRoutes,
	visitRoutes,
]

/** The API: every endpoint of the contract below /api, one envelope for every answer. */
export async function buildApp(parts: Parts, onRoute?: (route: RouteOptions) => void) {
	const { connection, settings, log } = parts
	const isSecure = settings.publicUrl.startsWith('https:')
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
	})
	app.setValidatorCompiler(validatorCompiler)
	app.setSerializerCompiler(serializerCompiler)
	app.setErrorHandler(answerError)
	acceptEmptyJson(app)
	acceptOneClick(app)
	app.setNotFoundHandler(answerUnknownRoute)
	app.addHook('onRequest', async ({ id, raw }, reply) => {
		reply.header('x-request-id', id)
		refuseBrokenAddress(raw)
	})
	refuseTunnels(app.server)

	if (onRoute) app.addHook('onRoute', onRoute)
	await app.register(fastifyCookie)
	await app.register(fastifyMultipart)
	await app.register(fastifyHelmet, { contentSecurityPolicy: nothing, strictTransportSecurity: isSecure })
	await app.register(fastifySwagger, { openapi, transform: jsonSchemaTransform })

	app.decorateRequest('account', null)
	app.addHook('onRequest', async (request, reply) => {
		const { endpoint } = request.routeOptions.config
		if (!endpoint) return
		reply.header('cache-control', 'no-store')
		// Whoever looks after the portal is answered also where no session can be read.
		if (endpoint.path.split('/')[0] === 'health') return
		refuseForeignOrigin(request.method, request.headers.origin, settings.publicUrl, request.headers.host)
		await readSession(connection.db, request, isSecure)
		if (mayCall(endpoint.access, request.account ?? undefined)) return
		if (!request.account) throw notSignedIn()
		const { status } = request.account
		throw forbidden(
			status === 'suspended' ? suspended : status === 'frozen' ? frozen : whyNot[endpoint.access],
		)
	})

	for (const feature of features) feature(app, parts)
	app.get('/api/openapi.json', async () => app.swagger())
	await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true, logLevel: 'warn' })
	return app
}

export type App = FastifyInstance

const suspended = 'This account, or the organisation it is in, is suspended.'

const frozen =
	'This has to wait: your profile is hidden after reports. You see why under “Decisions on reports”.'

/** What a signed-in account of the wrong kind or state is told. */
const whyNot: Record<string, string> = {
	'approved account': 'This opens up once your account is complete and approved.',
	candidate: 'Only a Vyaktigat account may do this.',
	'approved candidate': 'This opens up once your profile is complete and approved.',
	employer: 'Only a Sanstha account may do this.',
	'approved employer': 'This opens up once your organisation is complete and approved.',
	guest: 'Only a Guest account may do this.',
	approver: 'Only approvers may do this.',
	administrator: 'Only administrators may do this.',
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
	if (!isOurs) throw forbidden('This call came from another site.')
}

/** Answers of the API are data: as a page they may do nothing. The pages set a policy of their own. */
const nothing = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }
