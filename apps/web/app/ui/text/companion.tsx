import { i18n } from '#text/i18n.ts'

/**
 * A key word in Devanagari beside an English title. It is an ornament: pages in Hindi and Marathi say it in their title.
 */
export function Companion({ word, className }: { word: string; className?: string | undefined }) {
	if (i18n.language !== 'en') return null
	return (
		<span lang="hi" className={`fixed-words ${className ?? ''}`} aria-hidden="true">
			{word}
		</span>
	)
}
