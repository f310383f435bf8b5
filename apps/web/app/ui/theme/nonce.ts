import { createContext } from 'react'

/** The nonce of the content security policy of this page. */
export const NonceContext = createContext<string | undefined>(undefined)
