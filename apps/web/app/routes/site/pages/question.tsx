import type { Faq } from '@profile-search/contract/site/faqs'
import { IconLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './faq.module.css'
import { Prose } from './prose.tsx'

type Props = {
	faq: Faq
	/** Whether the address points to it. */
	isNamed: boolean
	/** Whether it is one of a few search results. */
	isFound: boolean
}

/** A question that unfolds its answer, even without scripts. */
export function Question({ faq, isNamed, isFound }: Props) {
	const { t } = useTranslation()
	const details = useRef<HTMLDetailsElement>(null)
	useEffect(() => {
		if (!isNamed || !details.current) return
		details.current.open = true
		details.current.scrollIntoView({ block: 'start' })
	}, [isNamed])
	useEffect(() => {
		if (isFound && details.current) details.current.open = true
	}, [isFound])

	return (
		<details id={faq.slug} ref={details} className={classes.question}>
			<summary>
				<h3 lang={faq.language}>{faq.question}</h3>
			</summary>
			<div className={classes.answer}>
				<Prose html={faq.answer} lang={faq.language} />
				<a href={`#${faq.slug}`} className={classes.link}>
					<IconLink size={18} stroke={1.8} aria-hidden="true" />
					{t('faq.link')}
					<span className="unseen">: {faq.question}</span>
				</a>
			</div>
		</details>
	)
}
