import { Button } from '@mantine/core'
import { type KnowledgeItem, saveTypicalSkill } from '@profile-search/contract/knowledge'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator } from 'react-router'
import { send } from '../../api.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ChooseKnowledge, type Named } from './choose-knowledge.tsx'
import classes from './knowledge.module.css'
import { percent } from './knowledge-words.ts'

const usualWeight = 80

/** The skills that are typical of a profession: forms offer them, and they say how rare each skill is. */
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
			{typical.length === 0 ? (
				<p className={classes.soft}>{t('knowledge.noTypical')}</p>
			) : (
				<table className={classes.table}>
					<thead>
						<tr>
							<th scope="col">{t('knowledge.skill')}</th>
							<th scope="col">{t('knowledge.weight')}</th>
							<th scope="col" className={classes.aside}>
								{t('knowledge.source')}
							</th>
							<th scope="col">
								<span className="unseen">{t('knowledge.actions')}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{typical.map((each) => (
							<tr key={each.id}>
								<th scope="row">
									<Link to={`/admin/skills/${each.id}`}>{each.name}</Link>
								</th>
								<td>{`${percent(each.weight)} %`}</td>
								<td className={classes.aside}>{t(`knowledge.sources.${each.source}`)}</td>
								<td>
									<Button
										variant="subtle"
										color="vermilion"
										aria-label={t('knowledge.removeRelation', { name: each.name })}
										onClick={() => void save(each.id, 0)}
									>
										{t('knowledge.remove')}
									</Button>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<form
				noValidate
				className={classes.adder}
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
				<NumberField
					label={t('knowledge.weight')}
					max={100}
					suffix=" %"
					value={weight}
					onChange={setWeight}
				/>
				<Button type="submit" variant="outline" disabled={!skill}>
					{t('knowledge.addAction')}
				</Button>
			</form>
		</>
	)
}
