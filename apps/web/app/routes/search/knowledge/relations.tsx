import { Radio } from '@mantine/core'
import { type KnowledgeItem, saveRelation } from '@profile-search/contract/search/knowledge'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ChooseKnowledge, type Named } from './choose-knowledge.tsx'
import { KnowledgeLinks } from './knowledge-links.tsx'
import { percent } from './knowledge-text.ts'
import classes from './knowledge.module.css'

/**
 * The default shares in percent: how much two items count for each other. A person with the narrower skill can do
 * most of the broader one; the reverse is only a start.
 */
const usual = {
	related: { share: 60, back: 60 },
	broader: { share: 40, back: 70 },
	narrower: { share: 70, back: 40 },
} as const
const kinds = ['related', 'broader', 'narrower'] as const

/** The relations of an item, how much each side counts for the other, and a form to add one. */
export function Relations({ item: { subject, id, name, relations } }: { item: KnowledgeItem }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [other, setOther] = useState<Named | null>(null)
	const [shares, setShares] = useState<{ share: number | null; back: number | null }>(usual.related)
	const kind = kinds.find((each) => usual[each].share === shares.share && usual[each].back === shares.back)

	const save = async (otherId: number, share: number, back: number) => {
		const body = { share: share / 100, back: back / 100 }
		const sent = await send(saveRelation, { params: { subject, id, otherId }, body })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) setOther(null)
		await revalidate()
	}

	return (
		<>
			<KnowledgeLinks
				subject={subject}
				title={t('knowledge.with')}
				shares={[
					{ title: t('knowledge.share'), of: ({ share }) => share },
					{ title: t('knowledge.back'), of: ({ back }) => back },
				]}
				rows={relations}
				none={t('knowledge.noRelations')}
				onRemove={(each) => void save(each.id, 0, 0)}
				onChange={({ id: otherId, name: otherName, share, back }) => {
					setOther({ id: otherId, name: otherName })
					setShares({ share: percent(share), back: percent(back) })
					document.getElementById('relate')?.scrollIntoView({ block: 'center' })
				}}
			/>
			<Card
				as="form"
				id="relate"
				gap={16}
				mt={28}
				align="start"
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					if (other) void save(other.id, shares.share ?? 0, shares.back ?? 0)
				}}
			>
				<h3>{t('knowledge.relate')}</h3>
				<div className={classes.narrowFields}>
					<Stack gap={16}>
						<ChooseKnowledge
							key={other?.id ?? 'none'}
							label={t(`knowledge.other.${subject}`)}
							subject={subject}
							except={id}
							value={other}
							onChange={setOther}
						/>
						<Radio.Group
							label={t('knowledge.kindLabel')}
							value={kind ?? ''}
							onChange={(chosen) => {
								const known = kinds.find((each) => each === chosen)
								if (known) setShares(usual[known])
							}}
						>
							<Row gap={16} mt={10} align="center">
								{kinds.map((each) => (
									<Radio key={each} value={each} label={t(`knowledge.kinds.${each}`)} />
								))}
							</Row>
						</Radio.Group>
					</Stack>
				</div>
				<Row gap={16} align="end">
					<NumberField
						label={t('knowledge.shareOf', { other: other?.name ?? '…', name })}
						suffix=" %"
						value={shares.share}
						onChange={(share) => setShares({ ...shares, share })}
					/>
					<NumberField
						label={t('knowledge.shareOf', { other: name, name: other?.name ?? '…' })}
						suffix=" %"
						value={shares.back}
						onChange={(back) => setShares({ ...shares, back })}
					/>
				</Row>
				<Button type="submit" variant="outline" disabled={!other}>
					{t('knowledge.saveRelation')}
				</Button>
			</Card>
		</>
	)
}
