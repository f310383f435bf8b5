import { NativeSelect, TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { AlertChange, AlertFrequency, listAlerts } from '@profile-search/contract/matching/alerts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { criteriaAddress } from '#features/matching/saved/saved-searches.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { undoToast } from '#ui/action/undo-toast.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './alerts.module.css'
import { callsOf } from './calls.ts'

type Alert = Details<typeof listAlerts>[number]

type Props = {
	alert: Alert
	/** The key from the mail, for people without an account. */
	mailedKey?: string
	/** Moves the focus, since the focused button disappears. */
	onRemoved: () => void
}

const lists = { jobs: '/jobs', people: '/employee-list', organisations: '/employer-list' }
const frequencies = ['at_once', 'daily', 'weekly', 'none'] as const
const scores = [40, 50, 60, 70, 80, 90]

/** An alert: its criteria, what it has found, and its settings. */
export function AlertItem({ alert, mailedKey, onRemoved }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isNaming, setNaming] = useState(false)
	const [isSending, setSending] = useState(false)
	const { id, kind, name, criteria, labels, frequency, isPaused, least } = alert
	const calls = callsOf(mailedKey)
	const isSearch = kind !== 'job_matches' && kind !== 'person_matches'

	const act = async (sending: Promise<{ errorCode: number; message: string }>) => {
		setSending(true)
		const sent = await sending
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		return sent.errorCode === 0
	}
	const change = (changed: Partial<AlertChange>) =>
		act(calls.change(id, { name, frequency, isPaused, least, ...changed }))
	const remove = async () => {
		setSending(true)
		const sent = await calls.remove(id)
		setSending(false)
		if (sent.errorCode !== 0) return toast(sent.message, 'error')
		undoToast(t('watch.removed', { name }), () => void act(calls.restore(id)))
		onRemoved()
		await revalidate()
	}

	return (
		<li className={classes.item} data-off={isPaused || frequency === 'none' || undefined}>
			<div className={classes.what}>
				{isNaming ? (
					<NameForm
						name={name}
						onCancel={() => setNaming(false)}
						onName={async (next) => (await change({ name: next })) && setNaming(false)}
					/>
				) : (
					<h2>{name}</h2>
				)}
				<p className={classes.labels}>
					{isSearch ? [t(`watch.kinds.${kind}`), ...labels].join(' · ') : t(`watch.kinds.${kind}`)}
				</p>
				<p className={classes.facts}>
					<Brought alert={alert} />
				</p>
			</div>
			<div className={classes.controls}>
				<NativeSelect
					label={t('saveSearch.how')}
					aria-label={t('watch.howOf', { name })}
					value={frequency}
					disabled={isSending}
					data={frequencies.map((value) => ({ value, label: t(`saveSearch.frequency.${value}`) }))}
					onChange={(event) => void change({ frequency: event.currentTarget.value as AlertFrequency })}
				/>
				{!isSearch && (
					<NativeSelect
						label={t('watch.least')}
						value={String(least ?? 60)}
						disabled={isSending}
						data={[...new Set([...scores, least ?? 60])]
							.toSorted((a, b) => a - b)
							.map((value) => ({
								value: String(value),
								label: t('watch.leastOf', { value }),
							}))}
						onChange={(event) => void change({ least: Number(event.currentTarget.value) })}
					/>
				)}
			</div>
			<div className={classes.buttons}>
				<Link to={isSearch ? `${lists[kind]}${criteria && `?${criteriaAddress(criteria)}`}` : '/matches'}>
					{t('watch.results')}
				</Link>
				{frequency !== 'none' && (
					<Button
						variant="subtle"
						aria-label={t(isPaused ? 'watch.resumeOf' : 'watch.pauseOf', { name })}
						loading={isSending}
						onClick={() => void change({ isPaused: !isPaused })}
					>
						{t(isPaused ? 'watch.resume' : 'watch.pause')}
					</Button>
				)}
				{isSearch && !isNaming && (
					<Button variant="subtle" aria-label={t('watch.renameOf', { name })} onClick={() => setNaming(true)}>
						{t('watch.rename')}
					</Button>
				)}
				{isSearch && (
					<Button
						variant="subtle"
						aria-label={t('watch.removeOf', { name })}
						loading={isSending}
						onClick={() => void remove()}
					>
						{t('labels.remove')}
					</Button>
				)}
			</div>
		</li>
	)
}

function Brought({ alert: { frequency, isPaused, delivered, waiting, lastAt } }: { alert: Alert }) {
	const { t } = useTranslation()
	const told = lastAt ? t('watch.delivered', { count: delivered, date: date(lastAt) }) : t('watch.nothingYet')
	if (isPaused) return `${t('watch.isPaused')} ${told}`
	if (frequency === 'none') return `${t('watch.isOff')} ${told}`
	return waiting > 0 ? `${told} ${t('watch.waiting', { count: waiting })}` : told
}

type NameProps = { name: string; onName: (name: string) => Promise<unknown>; onCancel: () => void }

function NameForm({ name, onName, onCancel }: NameProps) {
	const { t } = useTranslation()
	const [value, setValue] = useState(name)
	const field = useRef<HTMLInputElement>(null)
	// The button that was pressed is gone, so the focus moves to the field.
	useEffect(() => field.current?.select(), [])
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (value.trim()) void onName(value.trim())
	}
	return (
		<form className={classes.naming} onSubmit={submit}>
			<TextInput
				label={t('saveSearch.name')}
				value={value}
				maxLength={80}
				ref={field}
				error={value.trim() ? undefined : t('watch.nameNeeded')}
				onChange={(event) => setValue(event.currentTarget.value)}
			/>
			<Button type="submit">{t('watch.saveName')}</Button>
			<Button variant="default" onClick={onCancel}>
				{t('labels.cancel')}
			</Button>
		</form>
	)
}
