import { z } from 'zod'
import { OpenidProvider } from '../accounts/openid.ts'
import { endpoint } from '../http/endpoint.ts'

export const SiteSettings = z.object({
	company_name: z.string(),
	company_logo: z.string(),
	time_zone: z.string().describe('the time zone, by its IANA name, in which days begin and end here'),
	contact_email: z.string().nullable(),
	contact_phone: z.string().nullable(),
	officer_name: z.string().nullable().describe('the grievance officer, whom the law wants named'),
	officer_email: z.string().nullable(),
	officer_phone: z.string().nullable(),
	officer_address: z.string().nullable(),
	public_url: z.string().describe('the address that everyone reaches the portal under'),
	captcha_site_key: z.string().nullable().describe('null: no captcha is asked for'),
	openid_providers: z.array(OpenidProvider).describe('that people can log in by'),
	longest_open_days: z.number().int().describe('that a job may be open for'),
	idle_seconds: z.number().int().describe('after which a session without activity asks, then ends'),
})

export const showSiteSettings = endpoint({
	method: 'POST',
	path: 'cms/site-manage',
	access: 'anyone',
	summary: 'The settings of the site that every page needs.',
	isReadOnly: true,
	details: SiteSettings,
	carries: 'result',
})
