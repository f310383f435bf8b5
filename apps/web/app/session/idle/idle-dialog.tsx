import { useMounted } from '@mantine/hooks'
import { Suspense, useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { Nothing, loadedLater } from '#ui/loading/loaded-later.tsx'
import { useVisitor } from '../use-visitor.ts'
import { showWhyLeft } from '../why-left.ts'

const IdleWatch = loadedLater(async () => (await import('./idle-watch.tsx')).IdleWatch, Nothing)

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
