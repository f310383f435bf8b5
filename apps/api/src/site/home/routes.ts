import { showHome } from '@profile-search/contract/site/home'
import type { FastifyInstance } from 'fastify'
import { listNewestJobCards } from '#hiring/jobs/queries.ts'
import { serve } from '#http/serve.ts'
import { remember } from '#platform/concurrency/remember.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { listOrganisationCards } from '#profiles/organisations/list-organisations.ts'
import { listNewestSections } from '#profiles/sections/list-sections.ts'
import { adviserOf, investorOf } from '#profiles/sections/shapes.ts'
import { keepUntilChanged } from '#search/index/changes/keep-until-changed.ts'
import { inOrder } from '#search/index/lists/search-list.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { countLists } from './count-lists.ts'
import { countEverything, listHiring } from './queries.ts'

const shownJobs = 6
const shownSections = 3

export function homeRoutes(app: FastifyInstance, { db, matcher, reads }: RouteContext) {
	// While the lists do not answer, all rows are read, so not often.
	const countedRows = remember(30, () => countEverything(db), { isDear: true })
	// Lists in a search cluster may be away while the rest of the portal is there.
	const counted = remember(1, () =>
		matcher.isReady() ? countLists(db, matcher).catch(countedRows) : countedRows(),
	)
	const hiringNow = remember(1, () => listHiring(db))

	// Accounts that become suspended disappear at once, so these are read again after every change.
	const cards = keepUntilChanged(db, ['job', 'organisation', 'knowledge'], async () => {
		const hiring = await hiringNow()
		const [newest, organisations] = await Promise.all([
			reads.read((from) => listNewestJobCards(from, shownJobs)),
			reads.read((from) => listOrganisationCards(from, hiring)),
		])
		return { newest, hiring: inOrder(hiring, organisations).filter(({ openJobs }) => openJobs > 0) }
	})

	serve(app, showHome, async (request) => {
		const viewer = viewerOf(request)
		const [counts, { newest, hiring }, advisers, investors] = await Promise.all([
			counted(),
			cards(),
			listNewestSections(db, viewer, 'advisory', shownSections),
			listNewestSections(db, viewer, 'investor', shownSections),
		])
		return {
			...counts,
			newest,
			hiring,
			advisers: advisers.map(adviserOf),
			investors: investors.map(investorOf),
		}
	})
}
