import type { Load } from './load.ts'

/** What was measured for one question: of the portal and, where they can answer it, of the driver and of Directus. */
export type Row = { name: string; portal: Load; driver: Load | undefined; directus: Load | undefined }

/** The table of one size, in Markdown. */
export function tableOf(rows: readonly Row[]) {
	return [
		'| | portal, req/s | p50, ms | p99, ms | not 2xx | bare driver, req/s | portal ÷ driver | Directus, req/s | portal ÷ Directus |',
		'|---|---:|---:|---:|---:|---:|---:|---:|---:|',
		...rows.map(({ name, portal, driver, directus }) =>
			[
				'',
				name,
				whole(portal.perSecond),
				precise(portal.p50),
				precise(portal.p99),
				whole(portal.failed),
				driver ? whole(driver.perSecond) : '',
				driver ? precise(portal.perSecond / driver.perSecond) : '',
				directus ? whole(directus.perSecond) : '',
				directus ? precise(portal.perSecond / directus.perSecond) : '',
				'',
			]
				.join(' | ')
				.trim(),
		),
	].join('\n')
}

function whole(value: number) {
	return Math.round(value).toLocaleString('en')
}

function precise(value: number) {
	return value >= 10 ? whole(value) : value.toPrecision(2)
}
