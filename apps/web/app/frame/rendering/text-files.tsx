import { preloadModule } from 'react-dom'
import { textFolder, textsOfScripts } from 'virtual:text-addresses'
import { i18n } from '#text/i18n.ts'

/** Tells the browser where the texts in the language of this page are, from which its scripts import them. */
export function textImportMap() {
	return { imports: { 'texts/': folder() } }
}

/** Lets the browser load the texts that these scripts import, without waiting for the scripts. */
export function TextPreloads({ scripts }: { scripts: string[] }) {
	const files = new Set(scripts.flatMap((script) => textsOfScripts[script] ?? []))
	for (const file of files) preloadModule(file.replace('texts/', folder()), { as: 'script' })
	return null
}

function folder() {
	return `${textFolder}${i18n.language}/`
}
