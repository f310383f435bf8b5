import { type ComponentType, createContext, lazy, use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './loaded-later.module.css'

/** How a part that could not be loaded is loaded again, and how often its code was asked for in vain. */
const Again = createContext({ again() {}, countFailures: (): number => 0 })

/**
 * A component whose code is loaded when it is first shown, within a `Suspense`. Where it cannot be loaded, the page stays as it is, and
 * `Instead` takes the place of the component, with the same properties.
 */
export function loadedLater<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Instead: ComponentType<Props> = PartNotLoaded,
) {
	let tries = 0
	let failures = 0
	const fail = () => {
		failures++
		return Instead
	}
	// Two tries may both end with `Instead`, which the key then mounts anew.
	const begin = () => ({
		key: tries++,
		Part: lazy(async () => ({ default: isOffline() ? Instead : await load().catch(fail) })),
	})
	let last = begin()
	return function LoadedLater(props: Props) {
		const [{ key, Part }, setBegun] = useState(last)
		const trying = useMemo(
			() => ({
				again: () => {
					last = begin()
					setBegun(last)
				},
				countFailures: () => failures,
			}),
			[],
		)
		return (
			<Again value={trying}>
				<Part key={key} {...props} />
			</Again>
		)
	}
}

/** `loadedLater` for a component that needs the kit, on a page that does without: the kit is loaded with it. */
export function loadedWithKit<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Instead?: ComponentType<Props>,
) {
	return loadedLater(async () => {
		const [Part, { Kit }] = await Promise.all([load(), import('../theme/kit/kit.tsx')])
		return function WithKit(props: Props) {
			return (
				<Kit>
					<Part {...props} />
				</Kit>
			)
		}
	}, Instead)
}

/** For what is shown instead of a component: a function that loads the component again. */
export function useLoadAgain() {
	return use(Again).again
}

/** Loads the component again when there is a connection. */
export function useLoadOnline() {
	const again = useLoadAgain()
	useEffect(() => {
		window.addEventListener('online', again)
		return () => window.removeEventListener('online', again)
	}, [again])
}

/** Why a component could not be loaded, and whether it can be without loading the whole page again. */
export function useReason() {
	const { t } = useTranslation()
	const [canLoadAgain] = useState(isOffline)
	return { canLoadAgain, reason: t(canLoadAgain ? 'errors.network' : 'errors.part') }
}

/**
 * Whether code cannot be loaded now. Browsers do not ask for it again in the same page once it has failed, so it is not even tried. Where a
 * service worker keeps pages for reading offline, it keeps their code too.
 */
export function isOffline() {
	return typeof window === 'object' && !navigator.onLine && !navigator.serviceWorker?.controller
}

/** For what a page can do without: nothing, until there is a connection. */
export function Nothing() {
	useLoadOnline()
	return null
}

/**
 * In the place of a part that could not be loaded: why, and a button that tries again. Most browsers keep the failure of
 * code that they have asked for, so where trying again has failed as well, the button loads the whole page.
 */
export function PartNotLoaded() {
	const { t } = useTranslation()
	const { again, countFailures } = use(Again)
	const { canLoadAgain: isCut } = useReason()
	const [isInVain] = useState(() => !isCut && countFailures() > 1)
	const button = useRef<HTMLButtonElement>(null)
	useLoadOnline()
	// Whoever has pressed the button that was here has lost the focus with it.
	useEffect(() => {
		if (isInVain && document.activeElement === document.body) button.current?.focus()
	}, [isInVain])
	return (
		<p role="alert">
			{t(isCut ? 'errors.network' : 'errors.partMissing')}{' '}
			<button
				type="button"
				className={classes.again}
				ref={button}
				onClick={isInVain ? () => window.location.reload() : again}
			>
				{t(isInVain ? 'errors.reload' : 'errors.again')}
			</button>
		</p>
	)
}
