import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Section } from '#ui/page/page.tsx'

type Props = { title: string; text: string; count: number; children: ReactNode }

/** What is below the least total of a match: closed at first, and without scores. */
export function LessLikely({ title, text, count, children }: Props) {
	const { t } = useTranslation()
	if (count === 0) return null

	return (
		<Section title={title}>
			<p>{text}</p>
			<details>
				<summary>{t('matches.othersCount', { count })}</summary>
				{children}
			</details>
		</Section>
	)
}
