import * as contract from '@profile-search/contract/profiles/sections'
import type { FastifyInstance } from 'fastify'
import { listDecisions } from '#accounts/decisions/queries.ts'
import { paged } from '#http/cursors/paged.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { decideSection } from './decide-section.ts'
import { listPendingSections, listSections } from './list-sections.ts'
import { deleteSection, findSection, findShownSection } from './queries.ts'
import { saveSection } from './save-section.ts'
import { adviserOf, investorOf } from './shapes.ts'

const gone = 'profilesRefusals.sectionNotShown'

export function sectionRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listAdvisers, async (request) => {
		const { area: topic, query } = request.query
		const page = await paged(request, (asked) =>
			listSections(db, viewerOf(request), { kind: 'advisory', query, topic, ...asked }),
		)
		return { ...page, items: page.items.map(adviserOf) }
	})

	serve(app, contract.listInvestors, async (request) => {
		const { sector: topic, query } = request.query
		const page = await paged(request, (asked) =>
			listSections(db, viewerOf(request), { kind: 'investor', query, topic, ...asked }),
		)
		return { ...page, items: page.items.map(investorOf) }
	})

	serve(app, contract.showAdviser, async (request) => {
		const section = await findShownSection(db, viewerOf(request), request.params.accountId, 'advisory')
		if (!section) throw notFound(gone)
		return adviserOf(section)
	})

	serve(app, contract.showInvestor, async (request) => {
		const section = await findShownSection(db, viewerOf(request), request.params.accountId, 'investor')
		if (!section) throw notFound(gone)
		return investorOf(section)
	})

	serve(app, contract.showMySections, (request) => bothOf(signedIn(request).id))

	serve(app, contract.saveMyAdvisory, (request) => {
		const { areas: topics, ...rest } = request.body
		return saveSection(db, { ...rest, accountId: signedIn(request).id, kind: 'advisory', topics })
	})

	serve(app, contract.saveMyInvestor, (request) => {
		const { sectors: topics, ...rest } = request.body
		return saveSection(db, { ...rest, accountId: signedIn(request).id, kind: 'investor', topics })
	})

	serve(app, contract.removeMySection, async (request) => {
		const isGone = await deleteSection(db, signedIn(request).id, request.params.kind)
		if (!isGone) throw conflict('profilesRefusals.sectionGone')
		return null
	})

	serve(app, contract.listPendingSections, (request) =>
		listPendingSections(db, signedIn(request).id, request.query.page),
	)

	serve(app, contract.showPendingSection, async ({ params: { accountId, kind } }) => {
		const section = await findSection(db, accountId, kind)
		if (!section) throw notFound(gone)
		return {
			advisory: kind === 'advisory' ? adviserOf(section) : null,
			investor: kind === 'investor' ? investorOf(section) : null,
			email: section.email,
			decisions: await listDecisions(db, accountId),
		}
	})

	serve(app, contract.decideSection, (request) =>
		decideSection(db, signedIn(request).id, request.params, request.body),
	)

	async function bothOf(accountId: string) {
		const [advisory, investor] = await Promise.all([
			findSection(db, accountId, 'advisory'),
			findSection(db, accountId, 'investor'),
		])
		return {
			advisory: advisory ? adviserOf(advisory) : null,
			investor: investor ? investorOf(investor) : null,
		}
	}
}
