import { useEffect, useId } from 'react'
import { Form, Link, isRouteErrorResponse } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import classes from './error-page.module.css'

const known = { 403: 403, 429: 429, 503: 503, 404: 404, 400: 404 } as const

/** The page shown when a page cannot be shown, with what to do next. */
export function ErrorPage({ error }: { error: unknown }) {
	const { t } = useTranslation()
	const isCut = error instanceof TypeError && typeof navigator === 'object' && !navigator.onLine
	// Loaded anew, the page is the one that this device keeps, or the one that says what it keeps. Loaded once more, it would be the same.
	useEffect(() => {
		if (isCut && navigator.serviceWorker?.controller && !wasReloaded()) window.location.reload()
	}, [isCut])
	if (isCut) return <NoConnection />
	const status = isRouteErrorResponse(error) ? error.status : 500
	const kind = status in known ? known[status as keyof typeof known] : 500
	const message =
		isRouteErrorResponse(error) && typeof error.data === 'string' && kind !== 500 ? error.data : ''

	return (
		<section className={classes.page}>
			<title>{t(`errors.title${kind}`)}</title>
			<p className={classes.code}>{t('errors.code', { status })}</p>
			<h1>{t(`errors.title${kind}`)}</h1>
			<p className={classes.text}>{message || t(`errors.text${kind}`)}</p>
			{(kind === 404 || kind === 403) && <JobSearch />}
			<Row align="center" gap={[8, 28]} mt={32} links>
				{(kind === 500 || kind === 503 || kind === 429) && (
					<Button onClick={() => window.location.reload()}>{t('errors.again')}</Button>
				)}
				<Link to="/">{t('errors.home')}</Link>
				<Link to="/jobs">{t('errors.jobs')}</Link>
			</Row>
		</section>
	)
}

function wasReloaded() {
	return performance
		.getEntriesByType('navigation')
		.some((entry) => 'type' in entry && entry.type === 'reload')
}

/** For whoever has followed a link that leads nowhere: what they were looking for may be there under another address. */
function JobSearch() {
	const { t } = useTranslation()
	const field = useId()
	return (
		<search>
			<Form action="/jobs" className={classes.search}>
				<label htmlFor={field}>{t('errors.query')}</label>
				<input id={field} name="query" type="search" maxLength={120} autoComplete="off" />
				<button type="submit">{t('errors.search')}</button>
			</Form>
		</search>
	)
}

/** The page is loaded as soon as there is a connection: what is shown here may have come in place of a page that somebody was reading. */
function NoConnection() {
	const { t } = useTranslation()
	useEffect(() => {
		const reload = () => window.location.reload()
		window.addEventListener('online', reload)
		return () => window.removeEventListener('online', reload)
	}, [])
	return (
		<section className={classes.page}>
			<title>{t('errors.noConnection')}</title>
			<h1>{t('errors.noConnection')}</h1>
			<p className={classes.text}>{t('errors.network')}</p>
			<Row mt={32}>
				<Button onClick={() => window.location.reload()}>{t('errors.again')}</Button>
			</Row>
		</section>
	)
}
