import { Select } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import { assignGrievance, type showGrievance } from '@profile-search/contract/trust/grievance-answers'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'

/** Chooses who handles the grievance; saved at once. */
export function Assign({ grievance }: { grievance: Details<typeof showGrievance> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)
	const { id, version, assignee, administrators } = grievance

	const assign = async (accountId: string | null) => {
		setSending(true)
		const sent = await send(assignGrievance, {
			params: { grievanceId: id },
			body: { accountId: accountId || null, version },
		})
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<Select
			label={t('adminArea.assignee')}
			data={[
				{ value: '', label: t('adminArea.nobody') },
				...administrators.map((each) => ({ value: each.id, label: each.name })),
			]}
			value={assignee?.id ?? ''}
			disabled={isSending}
			allowDeselect={false}
			onChange={assign}
		/>
	)
}
