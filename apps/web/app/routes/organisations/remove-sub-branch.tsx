import { Button, Group, Modal } from '@mantine/core'
import { removeSubBranch } from '@profile-search/contract/sub-branches'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { send } from '../../api.ts'
import { toast } from '../../ui/toast.ts'

/** Asks, removes the branch, and fetches the page anew. */
export function RemoveSubBranch({ id, name }: { id: string; name: string }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [isSending, setSending] = useState(false)

	const remove = async () => {
		setSending(true)
		const sent = await send(removeSubBranch, { params: { subBranchId: id } })
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
				aria-label={t('branches.removeOf', { name })}
				onClick={() => setOpen(true)}
			>
				{t('branches.remove')}
			</Button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={t('branches.removeTitle')}
				closeButtonProps={{ 'aria-label': t('words.close') }}
			>
				<p>{t('branches.removeText', { name })}</p>
				<Group justify="flex-end" mt="lg">
					<Button variant="default" data-autofocus onClick={() => setOpen(false)}>
						{t('branches.keep')}
					</Button>
					<Button color="vermilion" loading={isSending} onClick={remove}>
						{t('branches.remove')}
					</Button>
				</Group>
			</Modal>
		</>
	)
}
