import { Input } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { caretIn } from './caret.ts'
import { PlainText } from './plain-text.tsx'
import type { RichText } from './rich-text.tsx'

type Props = {
	label: string
	description?: string
	lang: string
	/** The initial text; a new `round` resets the editor. */
	html: string
	round: number | string
	error?: React.ReactNode
	onChange: (html: string) => void
}

/** The editor, and where the caret was when it took over. */
type Loaded = { Editor: typeof RichText; caret: number | null; round: number | string }

/** A field for a long text, with its label. Until the editor has been loaded, its frame holds the text to be written in. */
export function RichTextField({ label, description, lang, html, round, error, onChange }: Props) {
	const plain = useRef<HTMLDivElement>(null)
	const [loaded, setLoaded] = useState<Loaded | null>(null)
	const noteEarly = useEffectEvent(() => {
		const early = plain.current?.innerHTML
		if (early !== undefined && early !== asWritten(html)) onChange(early)
	})
	const takeOver = useEffectEvent((Editor: typeof RichText) =>
		setLoaded({ Editor, caret: plain.current && caretIn(plain.current), round }),
	)

	useEffect(() => {
		noteEarly()
		let isGone = false
		void import('./rich-text.tsx').then(({ RichText: Editor }) => !isGone && takeOver(Editor))
		return () => {
			isGone = true
		}
	}, [])

	const field = { label, lang, html, onChange }
	return (
		<Input.Wrapper label={label} description={description} error={error} labelElement="div">
			<div data-invalid={error ? true : undefined} tabIndex={-1}>
				{loaded ? (
					<loaded.Editor key={round} caret={loaded.round === round ? loaded.caret : null} {...field} />
				) : (
					<PlainText key={round} ref={plain} {...field} />
				)}
			</div>
		</Input.Wrapper>
	)
}

/** A text as browsers write it, for comparing it with what is on the page. */
function asWritten(html: string) {
	const part = document.createElement('template')
	part.innerHTML = html
	return part.innerHTML
}
