import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { language } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { BROWSER_MAP, OS_MAP, parse } from 'bowser'
import type { FastifyRequest } from 'fastify'
import { Reader, type CountryResponse } from 'mmdb-lib'

/**
 * Where a call comes from, in enough detail for the account's owner to recognise it later. Never the address
 * itself.
 */
export type Origin = { userAgent: string | null; country: string | null }

/** The browser and the country of a call. */
export function originOf(request: FastifyRequest): Origin {
	return { userAgent: request.headers['user-agent']?.slice(0, 300) || null, country: countryOf(request.ip) }
}

/**
 * A name such as "Chrome on Windows", in the language of the reader. The user agent ends up in mails, so only listed
 * names are used.
 */
export function deviceOf(userAgent: string | null) {
	if (!userAgent) return t('accountsMails.device.unknown')
	const { browser, os } = parse(userAgent)
	const browserName = listed(browserNames, browser.name)
	const systemName = listed(systemNames, os.name)
	if (!browserName)
		return systemName
			? t('accountsMails.device.program', { system: systemName })
			: t('accountsMails.device.unknown')
	return systemName
		? t('accountsMails.device.browser', { browser: browserName, system: systemName })
		: browserName
}

/** The name of a country, in the language of the reader; null when unknown. */
export function placeOf(country: string | null) {
	return country === null ? null : (countryNames[language()].of(country) ?? null)
}

const browserNames = new Set(Object.values(BROWSER_MAP))
const systemNames = new Set(Object.values(OS_MAP))
const countryNames = { en: namesIn('en'), hi: namesIn('hi'), mr: namesIn('mr') }

function namesIn(wanted: PageLanguage) {
	return new Intl.DisplayNames(wanted, { type: 'region', fallback: 'none' })
}

function listed(names: Set<string>, name: string | undefined) {
	return name !== undefined && names.has(name) ? name : undefined
}

let networks: Reader<CountryResponse & { country_code?: string }> | undefined

/** The two letters of ISO 3166-1; null for private and unknown networks. */
function countryOf(address: string) {
	networks ??= new Reader(
		readFileSync(
			fileURLToPath(
				import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
			),
		),
	)
	// An IPv4 address may arrive mapped into IPv6.
	const code = networks.get(address.replace(/^::ffff:(?=\d+\.)/i, ''))?.country_code
	return code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : null
}
