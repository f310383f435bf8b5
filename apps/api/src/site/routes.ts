import { showFigures, showHealth, showSiteSettings } from '@profile-search/contract/site'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { unavailable } from '../refusal.ts'
import { remember } from '../remember.ts'
import { serve } from '../serve.ts'
import { countEverything, findSiteSettings, listBusyProfessions } from './queries.ts'

export function siteRoutes(app: FastifyInstance, { connection: { db }, matcher }: Parts) {
	const figures = remember(30, async () => ({
		...(await countEverything(db)),
		professions: await listBusyProfessions(db),
	}))

	const settingsNow = remember(10, () => findSiteSettings(db))

	serve(app, showSiteSettings, async () => {
		const settings = await settingsNow()
		return {
			company_name: settings?.companyName ?? 'Profile Search',
			company_logo: settings?.companyLogo ?? '/logo.svg',
			contact_email: settings?.contactEmail ?? null,
			contact_phone: settings?.contactPhone ?? null,
		}
	})

	serve(app, showHealth, async () => {
		await db.execute(sql`select 1`)
		if (!matcher.isReady()) throw unavailable('The match index is still loading.')
		return { database: 'ready' as const, matching: 'ready' as const }
	})

	serve(app, showFigures, () => figures())
}
