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
import { accountRoutes } from './login/routes.ts'
import { adminAccountRoutes } from './admin/accounts/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { alertMailRoutes } from './alerts/mail-routes.ts'
import { mailedAlertRoutes } from './alerts/mailed-routes.ts'
import { alertRoutes } from './alerts/routes.ts'
import { answerError, answerUnknownRoute } from './answer-error.ts'
import { applicantRoutes } from './applications/applicants/routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { blockRoutes } from './messages/blocks/routes.ts'
import { answerBroken, originForm, refuseBrokenAddress, refuseTunnels } from './broken-requests.ts'
import { acceptEmptyJson, acceptOneClick } from './body-parsers.ts'
import { candidateRoutes } from './candidates/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { consentRoutes } from './consents/routes.ts'
import { contactRequestRoutes } from './contact-requests/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { exportRoutes } from './data-exports/routes.ts'
import { deliveryRoutes } from './alerts/deliveries/routes.ts'
import { domainRoutes } from './domains/routes.ts'
import { employmentRoutes } from './employments/routes.ts'
import { entryRoutes } from './entries/routes.ts'
import { erasureRoutes } from './erasures/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { failedWorkRoutes } from './failed-work/routes.ts'
import { fairnessRoutes } from './fairness/routes.ts'
import { faqRoutes } from './faqs/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { grievanceRoutes } from './grievances/routes.ts'
import { guestRoutes } from './guests/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { heldChangeRoutes } from './approvals/held-changes/routes.ts'
import { hidingRoutes } from './hiding/routes.ts'
import { hiringFigureRoutes } from './hiring-figures/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { mergeRoutes } from './merges/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { interviewRoutes } from './applications/interviews/routes.ts'
import { dismissalRoutes } from './dismissals/routes.ts'
import { knowledgeRoutes } from './knowledge/routes.ts'
import { jobEditRoutes } from './jobs/edits/routes.ts'
import { jobMoveRoutes } from './jobs/moves/routes.ts'
import { jobReviewRoutes } from './jobs/reviews/routes.ts'
import { jobTemplateRoutes } from './jobs/templates/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { mailTemplateRoutes } from './mail-templates/routes.ts'
import { matchRoutes } from './matches/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { nomineeRoutes } from './nominees/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { openapi } from './openapi.ts'
import { organisationRoutes } from './organisations/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import type { Parts } from './context/parts.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { portalFigureRoutes } from './portal-figures/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { professionRoutes } from './professions/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { forbidden, notSignedIn } from './refusal.ts'
import { reportRoutes } from './reports/routes.ts'
import { savedRoutes } from './saved/routes.ts'
import { sectionRoutes } from './sections/routes.ts'
import { resumeImportRoutes } from './resume-import/routes.ts'
import { requestId } from './request-id.ts'
import { resumeRoutes } from './resumes/routes.ts'
import { readSession } from './session.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { shareRoutes } from './shares/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { subBranchRoutes } from './sub-branches/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'
import { suspensionRoutes } from './suspensions/routes.ts'
import { transparencyRoutes } from './transparency/routes.ts'
import { twoStepRoutes } from './two-step/routes.ts'
import { visitRoutes } from './visits/routes.ts'

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
