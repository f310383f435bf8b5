import { writtenIn } from '@profile-search/text/written-in'
import type { ReactNode } from 'react'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import classes from './own-words.module.css'

type Props = {
	text: string
	as?: 'p' | 'div' | 'span' | 'li'
	className?: string | undefined
	/** Readers of another language are told in which the text is. For the main text of a page. */
	isMarked?: boolean
	/** The text as it is set, if it is more than one paragraph. */
	children?: ReactNode
}

/**
 * What a person wrote, in the language in which they wrote it: screen readers pronounce it so, and browsers offer to
 * translate it.
 */
export function OwnWords({ text, as: Tag = 'p', className, isMarked, children }: Props) {
	const { t } = useTranslation()
	const found = writtenIn(text)
	const other = found === i18n.language ? null : found
	return (
		<>
			{isMarked && other && (
				<p className={classes.mark}>
					{t('languages.writtenIn', { language: t(`languages.names.${other}`) })}
				</p>
			)}
			<Tag className={className} lang={other ?? undefined}>
				{children ?? text}
			</Tag>
		</>
	)
}
