import { Checkbox, Textarea } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	type SectionKind,
	removeMySection,
	type showMySections,
} from '@profile-search/contract/profiles/sections'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { PlaceSelect } from '#features/search/place-select.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import type { DraftForm } from '#ui/form/draft-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'

type Mine = NonNullable<Details<typeof showMySections>['advisory' | 'investor']>

/** The status of one's own section; null when it was never saved. */
export function SectionState({ section }: { section: Pick<Mine, 'status' | 'statusReason'> | null }) {
	const { t } = useTranslation()
	const status = section?.status ?? 'incomplete'
	const tone = ({ incomplete: 'plain', pending: 'wait', approved: 'good', rejected: 'bad' } as const)[status]
	return (
		<Notice tone={tone} title={t(`sections.state.${status}`)}>
			{section?.statusReason && <p>{t('sections.reason', { reason: section.statusReason })}</p>}
			<p>{t(`sections.stateText.${status}`)}</p>
		</Notice>
	)
}

type OfferValues = { about: string; placeId: number | null; placeName: string; isRemote: boolean }

/** The fields that both kinds of section share. */
export function OfferFields<Values extends OfferValues>({
	form,
	help,
}: {
	form: DraftForm<Values>
	help: string
}) {
	const { t } = useTranslation()
	const { placeId, placeName } = form.values
	return (
		<>
			<Textarea
				label={t('sections.about')}
				description={help}
				minRows={5}
				autosize
				maxLength={2000}
				{...form.getInputProps('about')}
			/>
			<PlaceSelect
				label={t('sections.town')}
				value={placeId === null ? null : { id: placeId, name: placeName }}
				onChange={(place) => {
					form.setValues((present) => ({
						...present,
						placeId: place?.id ?? null,
						placeName: place?.name ?? '',
					}))
					form.clearFieldError('placeId')
				}}
				error={form.errors['placeId']}
			/>
			<Checkbox label={t('sections.remoteLabel')} {...form.getInputProps('isRemote', { type: 'checkbox' })} />
		</>
	)
}

/** Removes one's own section after a confirmation. */
export function RemoveSection({ kind, onRemoved }: { kind: SectionKind; onRemoved: () => void }) {
	const { t } = useTranslation()
	const revalidator = useRevalidator()
	const [isAsking, setAsking] = useState(false)

	const remove = async () => {
		const sent = await send(removeMySection, { params: { kind } })
		setAsking(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return
		await revalidator.revalidate()
		onRemoved()
	}

	return (
		<>
			<Button variant="subtle" color="vermilion" onClick={() => setAsking(true)}>
				{t('sections.remove')}
			</Button>
			<Modal
				opened={isAsking}
				onClose={() => setAsking(false)}
				title={t('sections.removeTitle')}
				size="sm"
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<p>{t('sections.removeText')}</p>
				<Row gap={16} mt={20} align="center" justify="end">
					<Button variant="default" data-autofocus onClick={() => setAsking(false)}>
						{t('labels.cancel')}
					</Button>
					<Button color="vermilion" onClick={remove}>
						{t('sections.removeYes')}
					</Button>
				</Row>
			</Modal>
		</>
	)
}
