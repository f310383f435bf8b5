import { Menu } from '@mantine/core'
import { type DismissReason, dismissJob, takeBackDismissal } from '@profile-search/contract/hiring/dismissals'
import { IconThumbDown } from '@tabler/icons-react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { undoToast } from '#ui/action/undo-toast.tsx'
import menu from '#ui/page/menu.module.css'
import classes from './save-button.module.css'

const reasons = [
	'work',
	'place',
	'pay',
	'hours',
	'organisation',
	'done_already',
	'other',
] as const satisfies DismissReason[]

type Props = { jobId: string; title: string; hasWord?: boolean }

/** Dismisses a job with a reason; it is not suggested again. */
export function DismissButton({ jobId, title, hasWord = false }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const params = { jobId }

	const takeBack = async () => {
		const sent = await send(takeBackDismissal, { params })
		if (sent.errorCode !== 0) return toast(sent.message, 'error')
		await revalidate()
	}
	const dismiss = async (reason: DismissReason) => {
		const sent = await send(dismissJob, { params, body: { reason } })
		if (sent.errorCode !== 0) return toast(sent.message, 'error')
		undoToast(sent.message, () => void takeBack())
		await revalidate()
	}

	return (
		<Menu position="bottom-end" withinPortal classNames={{ item: menu.item }}>
			<Menu.Target>
				<button
					type="button"
					className={classes.save}
					data-word={hasWord || undefined}
					aria-label={t('dismissals.ask', { title })}
					title={hasWord ? undefined : t('dismissals.word')}
				>
					<IconThumbDown size={22} stroke={1.9} aria-hidden="true" />
					{hasWord && <span>{t('dismissals.word')}</span>}
				</button>
			</Menu.Target>
			<Menu.Dropdown>
				<Menu.Label>{t('dismissals.why')}</Menu.Label>
				{reasons.map((reason) => (
					<Menu.Item key={reason} onClick={() => dismiss(reason)}>
						{t(`dismissals.reasons.${reason}`)}
					</Menu.Item>
				))}
			</Menu.Dropdown>
		</Menu>
	)
}
