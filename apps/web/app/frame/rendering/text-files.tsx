import type { ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { textFolder, textsOfScripts } from 'virtual:text-addresses'
import { i18n } from '#text/i18n.ts'

/** Tells the browser where the texts in the language of this page are, from which its scripts import them. */
export function textImportMap() {
	return { imports: { 'texts/': folder() } }
}

/**
 * Lets the browser load the texts that these scripts import, without waiting for the scripts. It surrounds the page: beside
 * it, it would change the ids that React gives to elements, and they would not be those of the browser.
 */
export function TextPreloads({ scripts, children }: { scripts: string[]; children: ReactNode }) {
	const files = new Set(scripts.flatMap((script) => textsOfScripts[script] ?? []))
	for (const file of files) preloadModule(`${folder()}${file}.js`, { as: 'script' })
	return children
}

function folder() {
	return `${textFolder}${i18n.language}/`
}
