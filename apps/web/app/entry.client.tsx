import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from '#ui/theme/nonce.ts'

// Scripts may read the nonce of their page. Styles that the UI kit adds later carry it too.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<NonceContext value={nonce}>
				<HydratedRouter />
			</NonceContext>
		</StrictMode>,
	)
})
