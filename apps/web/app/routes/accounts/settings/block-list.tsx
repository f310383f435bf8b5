import type { Details } from '@profile-search/contract/http/endpoint'
import { endBlock, type listBlocks } from '@profile-search/contract/messaging/blocks'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date } from '#ui/text/amounts.ts'

/** The accounts that this account has blocked. */
export function BlockList({ blocks }: { blocks: Details<typeof listBlocks> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [ending, setEnding] = useState('')

	const end = async (blockId: string) => {
		setEnding(blockId)
		const sent = await send(endBlock, { params: { blockId } })
		setEnding('')
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	if (blocks.length === 0) return <ActionLine text={t('messages.blocks.none')} />
	return blocks.map(({ id, name, blockedAt, byName }) => (
		<ActionLine
			key={id}
			title={name}
			text={[
				t('messages.blocks.since', { date: date(blockedAt) }),
				...(byName ? [t('messages.blocks.by', { name: byName })] : []),
			].join(' · ')}
		>
			<Button
				variant="default"
				loading={ending === id}
				aria-label={t('messages.blocks.endOf', { name })}
				onClick={() => end(id)}
			>
				{t('messages.unblock')}
			</Button>
		</ActionLine>
	))
}
