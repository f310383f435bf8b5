import {
	type EmployerBlock,
	addEmployerBlock,
	removeEmployerBlock,
} from '@profile-search/contract/profiles/employers/employer-blocking'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { undoToast } from '#ui/action/undo-toast.tsx'
import { Notice } from '#ui/page/notice.tsx'
import classes from './privacy.module.css'

/** The blocked employers. */
export function EmployerBlockList({ employerBlocks }: { employerBlocks: EmployerBlock[] }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [busy, setBusy] = useState('')
	const place = useRef<HTMLDivElement>(null)

	const remove = async (block: EmployerBlock) => {
		setBusy(block.id)
		const sent = await send(removeEmployerBlock, { params: { employerBlockId: block.id } })
		await revalidate()
		setBusy('')
		if (sent.errorCode !== 0) return toast(sent.message, 'error')

		// The pressed button is gone; the focus stays at its place.
		place.current?.focus()
		undoToast(t('employerBlocking.removed', { name: nameOf(block) }), () => void putBack(block))
	}
	const putBack = async ({ organisation, domain }: EmployerBlock) => {
		const sent = await send(addEmployerBlock, {
			body: organisation
				? { kind: 'organisation', organisationId: organisation.id }
				: { kind: 'domain', domain: domain ?? '' },
		})
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<div ref={place} tabIndex={-1} className={classes.list}>
			{employerBlocks.length === 0 && (
				<Notice title={t('employerBlocking.empty')}>{t('employerBlocking.emptyText')}</Notice>
			)}
			<ul>
				{employerBlocks.map((block) => (
					<li key={block.id}>
						<div>
							<h3>{nameOf(block)}</h3>
							<p>
								{block.organisation
									? t('employerBlocking.members')
									: t('employerBlocking.addresses', { domain: block.domain ?? '' })}
							</p>
						</div>
						<Button
							variant="subtle"
							loading={busy === block.id}
							aria-label={t('employerBlocking.removeFrom', { name: nameOf(block) })}
							onClick={() => remove(block)}
						>
							{t('labels.remove')}
						</Button>
					</li>
				))}
			</ul>
		</div>
	)
}

function nameOf({ organisation, domain }: EmployerBlock) {
	return organisation?.name ?? domain ?? ''
}
