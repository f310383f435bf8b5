import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import classes from './pages.module.css'

/** A text of the site. The API sanitises it when it is stored and when it is read. */
export function Prose({ html, lang }: { html: string; lang: string }) {
	const navigate = useNavigate()
	// Links to our own pages navigate without reloading the site, as links elsewhere do.
	const follow = (event: MouseEvent<HTMLDivElement>) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null
		const href = link?.getAttribute('href') ?? ''
		const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
		if (!isPlain || event.defaultPrevented || !href.startsWith('/') || href.startsWith('/api/')) return
		event.preventDefault()
		void navigate(href)
	}
	return (
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside take clicks and key presses
		<div className={classes.prose} lang={lang} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
	)
}
