import { useEffect, useSyncExternalStore } from 'react'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import classes from './connection.module.css'
import { keepingName } from './keeping-name.ts'
import { stopRetrying, useIsRetrying } from './retry.ts'

/** Says that there is no connection and what waits for one, and while there is one renews what this device keeps. */
export function Connection() {
	const { t } = useTranslation()
	const isOnline = useSyncExternalStore(
		watch,
		() => navigator.onLine,
		() => true,
	)
	const isRetrying = useIsRetrying()
	const accountId = useVisitor()?.id

	useEffect(() => {
		if (accountId && isOnline) void renew(accountId)
	}, [accountId, isOnline])

	if (isOnline && !isRetrying) return null
	return (
		<div role="alert" className={classes.line}>
			<p>{t(isRetrying ? 'site.waiting' : 'site.offline')}</p>
			{isRetrying && (
				<button type="button" onClick={stopRetrying}>
					{t('site.stopWaiting')}
				</button>
			)}
		</div>
	)
}

/** Most browsers keep nothing, and do not load what does it. */
async function renew(accountId: string) {
	try {
		if (localStorage.getItem(keepingName) === null) return
		const { renewKept } = await import('./keeping.ts')
		await renewKept(accountId)
	} catch {
		// What was kept before stays as it is.
	}
}

function watch(change: () => void) {
	window.addEventListener('online', change)
	window.addEventListener('offline', change)
	return () => {
		window.removeEventListener('online', change)
		window.removeEventListener('offline', change)
	}
}
