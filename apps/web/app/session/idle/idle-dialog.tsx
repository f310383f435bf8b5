import { useMounted } from '@mantine/hooks'
import { Suspense, useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { toast } from '#ui/action/toast.ts'
import { loadedLater, useLoadOnline, useReason } from '#ui/loading/loaded-later.tsx'
import { useVisitor } from '../use-visitor.ts'
import { showWhyLeft } from '../why-left.ts'

const IdleWatch = loadedLater(async () => (await import('./idle-watch.tsx')).IdleWatch, NoWatch)

/** Watches whether somebody who is logged in is still there. Visitors do not load what does it. */
export function IdleDialog() {
	const visitor = useVisitor()
	const seconds = useRouteLoaderData<typeof loader>('root')?.settings?.idle_seconds
	const isMounted = useMounted()

	useEffect(showWhyLeft, [])
	if (!isMounted || !visitor || !seconds) return null
	return (
		<Suspense>
			<IdleWatch key={visitor.id} seconds={seconds} />
		</Suspense>
	)
}

/** Without the watch nobody is logged out, so where it cannot be loaded, a toast asks to load the page again. */
function NoWatch() {
	const { reason, canLoadAgain } = useReason()
	useLoadOnline()
	useEffect(() => {
		if (!canLoadAgain) toast(reason, 'error')
	}, [reason, canLoadAgain])
	return null
}
