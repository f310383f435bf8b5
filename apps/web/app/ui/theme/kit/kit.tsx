import './sheets.ts'
import { MantineContext, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, use, useState } from 'react'
import { NonceContext } from '../nonce.ts'
import { chosenScheme, watchScheme } from '../scheme.tsx'
import { kitVariables, theme } from './theme.ts'

type Props = {
	/** The colours, where they are not those that the browser has chosen. */
	scheme?: 'light' | 'dark' | undefined
	children: ReactNode
}

/**
 * The provider of the UI kit (Mantine), with its theme and its style sheets. The layout `with-kit` puts it around pages, and `loadedWithKit`
 * around parts that are loaded later. Within another one it adds nothing.
 */
export function Kit({ scheme, children }: Props) {
	const nonce = use(NonceContext)
	const isWithin = use(MantineContext) !== null
	const [manager] = useState(schemeManager)
	if (isWithin) return children
	return (
		<MantineProvider
			theme={theme}
			withCssVariables={false}
			defaultColorScheme="auto"
			colorSchemeManager={manager}
			getStyleNonce={() => nonce ?? ''}
			{...(scheme && { forceColorScheme: scheme })}
		>
			<style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kitVariables }} />
			{children}
		</MantineProvider>
	)
}

/** Tells the kit what was chosen; it never chooses itself. */
function schemeManager(): MantineColorSchemeManager {
	let stop = () => {}
	return {
		get: chosenScheme,
		set() {},
		subscribe(change) {
			stop = watchScheme(() => change(chosenScheme()))
		},
		unsubscribe: () => stop(),
		clear() {},
	}
}
