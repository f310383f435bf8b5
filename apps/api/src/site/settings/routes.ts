import { showSiteSettings } from '@profile-search/contract/site/site'
import type { FastifyInstance } from 'fastify'
import { shownProvider } from '#accounts/openid/providers.ts'
import { serve } from '#http/serve.ts'
import { remember } from '#platform/concurrency/remember.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'

export function siteRoutes(app: FastifyInstance, { db, publicUrl, settings }: RouteContext) {
	const settingsNow = remember(1, () => findSiteSettings(db))

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
			public_url: publicUrl,
			captcha_site_key: settings.captcha?.siteKey ?? null,
			openid_providers: settings.openid.map(shownProvider),
			longest_open_days: stored.longestOpenDays,
			idle_seconds: settings.idleSeconds,
		}
	})
}
