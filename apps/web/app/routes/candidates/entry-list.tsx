import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator } from 'react-router'
import { toast } from '../../ui/toast.ts'
import classes from './entries.module.css'

type Entry = { id: string; title: string; texts: (string | null)[]; note: string | null }
type Answer = { errorCode: number; message: string }

/** The entries of a person, each to be changed or removed; `asked` names the entry in the address. */
export function EntryList({
	entries,
	asked = 'entry',
	onRemove,
}: {
	entries: Entry[]
	asked?: 'entry' | 'gap'
	onRemove: (id: string) => Promise<Answer>
}) {
	const { t } = useTranslation()
	return (
		<ol className={classes.list}>
			{entries.map(({ id, title, texts, note }) => (
				<li key={id}>
					<div>
						<h2>{title}</h2>
						{texts.filter(Boolean).map((text) => (
							<p key={text}>{text}</p>
						))}
						{note && <p className={classes.note}>{note}</p>}
					</div>
					<Group gap="xs">
						<Button
							component={Link}
							to={`?${asked}=${id}`}
							variant="default"
							aria-label={t('entries.editOf', { name: title })}
						>
							{t('entries.edit')}
						</Button>
						<RemoveEntry name={title} onRemove={() => onRemove(id)} />
					</Group>
				</li>
			))}
		</ol>
	)
}

/** Asks, removes, and fetches the page anew. */
function RemoveEntry({ name, onRemove }: { name: string; onRemove: () => Promise<Answer> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [isSending, setSending] = useState(false)

	const remove = async () => {
		setSending(true)
		const sent = await onRemove()
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return
		setOpen(false)
		await revalidate()
	}

	return (
		<>
			<Button
				variant="subtle"
				color="vermilion"
				aria-label={t('entries.removeOf', { name })}
				onClick={() => setOpen(true)}
			>
				{t('entries.remove')}
			</Button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={t('entries.removeTitle')}
				closeButtonProps={{ 'aria-label': t('words.close') }}
			>
				<p>{t('entries.removeText', { name })}</p>
				<Group justify="flex-end" mt="lg">
					<Button variant="default" data-autofocus onClick={() => setOpen(false)}>
						{t('entries.keep')}
					</Button>
					<Button color="vermilion" loading={isSending} onClick={remove}>
						{t('entries.remove')}
					</Button>
				</Group>
			</Modal>
		</>
	)
}

/** The buttons that end the form of an entry. */
export function EntryFoot({ isSending, back }: { isSending: boolean; back: string }): ReactNode {
	const { t } = useTranslation()
	return (
		<div className={classes.foot}>
			<Button type="submit" size="lg" loading={isSending}>
				{t('entries.save')}
			</Button>
			<Link to={back}>{t('entries.cancel')}</Link>
		</div>
	)
}
