import { type KnowledgeItem, saveTypicalSkill } from '@profile-search/contract/search/knowledge'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { ChooseKnowledge, type Named } from './choose-knowledge.tsx'
import { KnowledgeLinks } from './knowledge-links.tsx'

const usualWeight = 80

/** The typical skills of a profession: forms suggest them, and they determine how rare each skill is. */
export function TypicalSkills({ item: { id, typical } }: { item: KnowledgeItem }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [skill, setSkill] = useState<Named | null>(null)
	const [weight, setWeight] = useState<number | null>(usualWeight)

	const save = async (otherId: number, percents: number) => {
		const sent = await send(saveTypicalSkill, { params: { id, otherId }, body: { weight: percents / 100 } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) setSkill(null)
		await revalidate()
	}

	return (
		<>
			<KnowledgeLinks
				subject="skills"
				title={t('knowledge.skill')}
				shares={[{ title: t('knowledge.weight'), of: (each) => each.weight }]}
				rows={typical}
				none={t('knowledge.noTypical')}
				onRemove={({ id: skillId }) => void save(skillId, 0)}
			/>
			<Row
				as="form"
				noValidate
				gap={[12, 16]}
				mt={20}
				align="end"
				fields="20rem"
				onSubmit={(event) => {
					event.preventDefault()
					if (skill) void save(skill.id, weight ?? 0)
				}}
			>
				<ChooseKnowledge
					key={skill?.id ?? 'none'}
					label={t('knowledge.skill')}
					subject="skills"
					except={0}
					value={skill}
					onChange={setSkill}
				/>
				<NumberField label={t('knowledge.weight')} suffix=" %" value={weight} onChange={setWeight} />
				<Button type="submit" variant="outline" disabled={!skill}>
					{t('knowledge.addAction')}
				</Button>
			</Row>
		</>
	)
}
