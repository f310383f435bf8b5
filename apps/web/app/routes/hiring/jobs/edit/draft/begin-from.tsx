import { Select } from '@mantine/core'
import {
	deleteJobTemplate,
	type JobTemplate,
	showJobTemplate,
} from '@profile-search/contract/hiring/drafts/job-templates'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { freshValuesOf, type JobValues } from '../job-form.ts'
import classes from '../edit.module.css'

type Props = { templates: Pick<JobTemplate, 'id' | 'name'>[]; fill: (values: JobValues) => void }

/** Starts a new job from a template of the organisation. */
export function BeginFrom({ templates, fill }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [chosen, setChosen] = useState<string | null>(null)
	if (templates.length === 0) return null

	const take = async () => {
		if (!chosen) return
		const sent = await send(showJobTemplate, { params: { templateId: chosen } })
		if (sent.details) fill(freshValuesOf(sent.details.draft))
		else toast(sent.message, 'error')
	}
	const remove = async () => {
		if (!chosen) return
		const sent = await send(deleteJobTemplate, { params: { templateId: chosen } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		setChosen(null)
		await revalidate()
	}
	return (
		<div className={classes.begin}>
			<Select
				label={t('jobEdit.beginFrom')}
				placeholder={t('jobEdit.chooseTemplate')}
				data={templates.map(({ id, name }) => ({ value: id, label: name }))}
				value={chosen}
				onChange={setChosen}
			/>
			{chosen && (
				<Row gap={10} align="center">
					<Button variant="default" onClick={take}>
						{t('jobEdit.begin')}
					</Button>
					<Button variant="subtle" color="vermilion" onClick={remove}>
						{t('jobEdit.deleteTemplate')}
					</Button>
				</Row>
			)}
		</div>
	)
}
