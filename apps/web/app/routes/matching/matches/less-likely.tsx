import { type ReactNode, useId } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './list.module.css'

type Props = { title: string; text: string; count: number; children: ReactNode }

/** What is below the least total of a match: closed at first, and without scores. */
export function LessLikely({ title, text, count, children }: Props) {
	const { t } = useTranslation()
	const id = useId()
	if (count === 0) return null

	return (
		<section className={classes.others} aria-labelledby={id}>
			<div className={classes.groupHead}>
				<h2 id={id}>{title}</h2>
				<p>{text}</p>
			</div>
			<details>
				<summary>{t('matches.othersCount', { count })}</summary>
				{children}
			</details>
		</section>
	)
}
