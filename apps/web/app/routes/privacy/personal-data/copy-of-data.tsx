import { Progress } from '@mantine/core'
import { askForExport, type DataExport, exportsADay } from '@profile-search/contract/privacy/data-exports'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import classes from './personal-data.module.css'

type Copy = Omit<DataExport, 'askedAt' | 'expiresAt'> & { askedAt: string; expiresAt: string | null }

const pollMs = 1500

/** A copy of all data: requested, tracked while it is made, and downloadable until it expires. */
export function CopyOfData({ copies }: { copies: Copy[] }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)
	const isRunning = copies.some(({ state }) => state === 'running')

	useEffect(() => {
		if (!isRunning) return
		const poll = setInterval(() => void revalidate(), pollMs)
		return () => clearInterval(poll)
	}, [isRunning, revalidate])

	const ask = async () => {
		setSending(true)
		const sent = await send(askForExport)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		setSending(false)
	}

	return (
		<>
			<ActionLine text={t('personalData.copy.text', { count: exportsADay })}>
				<Button loading={isSending} disabled={isRunning} onClick={ask}>
					{t('personalData.copy.ask')}
				</Button>
			</ActionLine>
			<div aria-live="polite">
				{copies.map((copy) => (
					<CopyLine key={copy.id} copy={copy} />
				))}
			</div>
		</>
	)
}

function CopyLine({ copy: { id, state, askedAt, done, all, size, expiresAt } }: { copy: Copy }) {
	const { t } = useTranslation()
	const title = t('personalData.copy.of', { date: moment(askedAt) })
	if (state === 'failed') return <ActionLine title={title} text={t('personalData.copy.failed')} />
	if (state === 'running')
		return (
			<ActionLine title={title} text={t('personalData.copy.running', { done, all: all || '…' })}>
				<Progress
					className={classes.progress}
					value={all ? (done * 100) / all : 0}
					aria-label={t('personalData.copy.progress')}
				/>
			</ActionLine>
		)
	return (
		<ActionLine
			title={title}
			text={t('personalData.copy.ready', { size: sizeText(size ?? 0), date: date(expiresAt ?? askedAt) })}
		>
			<Button component="a" href={`/api/data-exports/${id}/file`} download variant="default">
				{t('personalData.copy.download')}
			</Button>
		</ActionLine>
	)
}

/** 1536 → 2 kB, 3145728 → 3.1 MB */
function sizeText(bytes: number) {
	const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
	return bytes < 1_000_000
		? `${format.format(Math.ceil(bytes / 1000))} kB`
		: `${format.format(bytes / 1_000_000)} MB`
}
