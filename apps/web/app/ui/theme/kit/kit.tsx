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
 * What parts of the kit need around them: its theme and its style sheets. Pages that need them have it around them, and parts that
 * are loaded later bring it along; within another one it does nothing.
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
