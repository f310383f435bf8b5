import { showHealth, showSiteSettings } from '@profile-search/contract/site'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findLateMails } from '../failed-work/queries.ts'
import type { Parts } from '../parts.ts'
import { unavailable } from '../refusal.ts'
import { remember } from '../remember.ts'
import { serve } from '../serve.ts'
import { findSiteSettings } from './queries.ts'

export function siteRoutes(app: FastifyInstance, { connection: { db }, matcher, settings }: Parts) {
	const mailsAreLate = remember(2, () => findLateMails(db))
	const settingsNow = remember(10, () => findSiteSettings(db))

	serve(app, showSiteSettings, async () => {
		const stored = await settingsNow()
		return {
			company_name: stored.companyName,
			company_logo: stored.companyLogo,
			time_zone: stored.timeZone,
			contact_email: stored.contactEmail,
			contact_phone: stored.contactPhone,
			officer_name: stored.officerName,
			officer_email: stored.officerEmail,
			officer_phone: stored.officerPhone,
			officer_address: stored.officerAddress,
			public_url: settings.publicUrl,
			captcha_site_key: settings.captcha?.siteKey ?? null,
			longest_open_days: stored.longestOpenDays,
			idle_seconds: settings.idleSeconds,
		}
	})

	serve(app, showHealth, async () => {
		await db.execute(sql`select 1`)
		if (!matcher.isReady()) throw unavailable('The match index is still loading.')
		const mail = (await mailsAreLate()) ? ('late' as const) : ('ready' as const)
		return { database: 'ready' as const, matching: 'ready' as const, mail }
	})
}
