import type { Details } from '@profile-search/contract/http/endpoint'
import { ignoreSkill, type listKnowledge, saveKnowledge } from '@profile-search/contract/search/knowledge'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { KnowledgeFields, draftNamed } from './knowledge-fields.tsx'
import { usesText } from './knowledge-text.ts'
import classes from './knowledge.module.css'
import { MergeDialog } from './merge-dialog.tsx'

type Props = {
	skill: Details<typeof listKnowledge>['items'][number]
	fields: string[]
	isIgnored: boolean
}

/** A skill that people typed, with its possible outcomes: another name of a known skill, a new skill, or nothing. */
export function TypedSkill({ skill, fields, isIgnored }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [asked, setAsked] = useState<'merge' | 'name' | null>(null)
	const { id, name, nearest } = skill
	const close = () => setAsked(null)

	const ignore = async () => {
		const sent = await send(ignoreSkill, { params: { id }, body: { isIgnored: !isIgnored } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	return (
		<article className={classes.typed}>
			<div>
				<h2>{name}</h2>
				<p>
					{usesText(skill).join(' · ')}
					{nearest && ` · ${t('knowledge.nearest', { name: nearest.name })}`}
				</p>
			</div>
			<Row gap={8}>
				<Button
					variant="outline"
					aria-label={t('knowledge.aliasOfName', { name })}
					onClick={() => setAsked('merge')}
				>
					{t('knowledge.aliasOf')}
				</Button>
				<Button
					variant="default"
					aria-label={t('knowledge.newOneName', { name })}
					onClick={() => setAsked('name')}
				>
					{t('knowledge.newOne')}
				</Button>
				<Button
					variant="subtle"
					aria-label={t(isIgnored ? 'knowledge.takeUpName' : 'knowledge.ignoreName', { name })}
					onClick={ignore}
				>
					{t(isIgnored ? 'knowledge.takeUp' : 'knowledge.ignore')}
				</Button>
			</Row>
			<MergeDialog
				subject="skills"
				from={skill}
				nearest={nearest}
				isOpen={asked === 'merge'}
				onClose={close}
				onMerged={revalidate}
			/>
			<Modal
				opened={asked === 'name'}
				onClose={close}
				title={t('knowledge.newTitle')}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<KnowledgeFields
					draft={draftNamed(name)}
					fields={fields}
					action={t('knowledge.newOne')}
					save={(body) => send(saveKnowledge, { params: { subject: 'skills', id }, body })}
					then={async () => {
						close()
						await revalidate()
					}}
				>
					<Button variant="subtle" onClick={close}>
						{t('labels.cancel')}
					</Button>
				</KnowledgeFields>
			</Modal>
		</article>
	)
}
