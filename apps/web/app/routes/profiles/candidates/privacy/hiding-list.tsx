import { Button } from '@mantine/core'
import { type Hiding, addHiding, removeHiding } from '@profile-search/contract/profiles/employer-blocking'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { toast } from '#ui/action/toast.ts'
import { undoToast } from '#ui/action/undo-toast.tsx'
import { Notice } from '#ui/page/notice.tsx'
import classes from './privacy.module.css'

/** The blocked employers. */
export function HidingList({ hidings }: { hidings: Hiding[] }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [busy, setBusy] = useState('')
	const place = useRef<HTMLDivElement>(null)

	const remove = async (hiding: Hiding) => {
		setBusy(hiding.id)
		const sent = await send(removeHiding, { params: { hidingId: hiding.id } })
		await revalidate()
		setBusy('')
		if (sent.errorCode !== 0) return toast(sent.message, 'error')

		// The pressed button is gone; the focus stays at its place.
		place.current?.focus()
		undoToast(t('hiding.removed', { name: nameOf(hiding) }), () => void putBack(hiding))
	}
	const putBack = async ({ organisation, domain }: Hiding) => {
		const sent = await send(addHiding, {
			body: organisation
				? { kind: 'organisation', organisationId: organisation.id }
				: { kind: 'domain', domain: domain ?? '' },
		})
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<div ref={place} tabIndex={-1} className={classes.list}>
			{hidings.length === 0 && <Notice title={t('hiding.empty')}>{t('hiding.emptyText')}</Notice>}
			<ul>
				{hidings.map((hiding) => (
					<li key={hiding.id}>
						<div>
							<h3>{nameOf(hiding)}</h3>
							<p>
								{hiding.organisation
									? t('hiding.members')
									: t('hiding.addresses', { domain: hiding.domain ?? '' })}
							</p>
						</div>
						<Button
							variant="subtle"
							loading={busy === hiding.id}
							aria-label={t('hiding.removeFrom', { name: nameOf(hiding) })}
							onClick={() => remove(hiding)}
						>
							{t('words.remove')}
						</Button>
					</li>
				))}
			</ul>
		</div>
	)
}

function nameOf({ organisation, domain }: Hiding) {
	return organisation?.name ?? domain ?? ''
}
