import { Input, Skeleton } from '@mantine/core'
import { Suspense, lazy, useSyncExternalStore } from 'react'

const RichText = lazy(() => import('./rich-text.tsx'))

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

/** A field for a long text, with its label; the editor is loaded a moment later. */
export function RichTextField({ label, description, lang, html, round, error, onChange }: Props) {
	const isBrowser = useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
	const waiting = <Skeleton height={280} />
	return (
		<Input.Wrapper label={label} description={description} error={error} labelElement="div">
			<div data-invalid={error ? true : undefined} tabIndex={-1}>
				{isBrowser ? (
					<Suspense fallback={waiting}>
						<RichText key={round} label={label} lang={lang} html={html} onChange={onChange} />
					</Suspense>
				) : (
					waiting
				)}
			</div>
		</Input.Wrapper>
	)
}

function never() {
	return () => {}
}
