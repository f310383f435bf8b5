import { Progress } from '@mantine/core'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { count } from '../text/amounts.ts'

const pollMs = 1500

type Props = { isChecking: boolean; done: number; all: number }

/** How far an import is. While this is shown, the page looks again every other second. */
export function ImportProgress({ isChecking, done, all }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	useEffect(() => {
		const poll = setInterval(() => void revalidate(), pollMs)
		return () => clearInterval(poll)
	}, [revalidate])

	const values = { done: count(done), all: all > 0 ? count(all) : '…' }
	return (
		<>
			<p>{t(isChecking ? 'fileImports.checked' : 'fileImports.doneOf', values)}</p>
			<Progress value={all > 0 ? (done * 100) / all : 0} aria-label={t('fileImports.progress')} />
		</>
	)
}
