import { i18n } from '#text/i18n.ts'
import { toast } from '../action/toast.ts'
import { isOffline } from './loaded-later.tsx'

/** Loads code that what somebody has pressed needs. Where it cannot be loaded, a toast says why, and the answer is null. */
export async function loadOrTell<Code>(load: () => Promise<Code>) {
	// Browsers do not ask again for what has failed once, so without a connection nothing is asked for.
	const isWithout = isOffline()
	const code = isWithout ? null : await load().catch(() => null)
	if (!code) toast(i18n.t(isWithout ? 'errors.network' : 'errors.part'), 'error')
	return code
}
