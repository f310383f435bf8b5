import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { replay } from './replay.ts'

/**
 * A part whose scripts or data arrive after the page around it, which is usable before. What people do in it meanwhile
 * is recorded as in a whole page: React passes over presses in a part that it has not hydrated.
 */
export function LatePart({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
	const part = useRef<HTMLDivElement>(null)
	return (
		<div ref={part} data-late style={{ display: 'contents' }}>
			<Suspense fallback={fallback}>
				{children}
				<Ready part={part} />
			</Suspense>
		</div>
	)
}

function Ready({ part }: { part: RefObject<HTMLElement | null> }) {
	useLayoutEffect(() => {
		if (part.current) void replay(part.current)
	}, [part])
	return null
}
