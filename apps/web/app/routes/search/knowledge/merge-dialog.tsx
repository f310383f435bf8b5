import {
	type KnowledgeSubject,
	type KnowledgeMerge,
	mergeKnowledge,
	showMerge,
} from '@profile-search/contract/search/knowledge'
import { useEffect, useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ChooseKnowledge, type Named } from './choose-knowledge.tsx'
import { usesText } from './knowledge-text.ts'
import classes from './knowledge.module.css'

type Props = {
	subject: KnowledgeSubject
	from: Named
	/** The most likely match. */
	nearest?: Named | null
	isOpen: boolean
	onClose: () => void
	/** Called after the merge. */
	onMerged: (into: Named) => unknown
}

/** Merges two items, after showing what that changes. */
export function MergeDialog({ subject, from, nearest = null, isOpen, onClose, onMerged }: Props) {
	const { t } = useTranslation()
	const [into, setInto] = useState(nearest)
	const [isSending, setSending] = useState(false)
	const preview = usePreview(subject, from.id, isOpen ? (into?.id ?? null) : null)

	const go = async () => {
		if (!into) return
		setSending(true)
		const sent = await send(mergeKnowledge, { params: { subject, id: from.id, otherId: into.id } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return
		onClose()
		await onMerged(into)
	}

	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={t('knowledge.mergeTitle', { name: from.name })}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<Stack gap={16}>
				<p>{t('knowledge.mergeText', { name: from.name })}</p>
				<ChooseKnowledge
					label={t('knowledge.mergeInto')}
					subject={subject}
					except={from.id}
					value={into}
					onChange={setInto}
				/>
				<output className={classes.preview}>
					{preview && <Changes merge={preview} subject={subject} />}
				</output>
			</Stack>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" onClick={onClose}>
					{t('labels.cancel')}
				</Button>
				<Button color="vermilion" disabled={!preview} loading={isSending} onClick={go}>
					{t('knowledge.merge')}
				</Button>
			</Row>
		</Modal>
	)
}

function Changes({ merge, subject }: { merge: KnowledgeMerge; subject: KnowledgeSubject }) {
	const { t } = useTranslation()
	const { from, into, professions, relations, aliases, alerts } = merge
	const rest = [
		professions > 0 && subject === 'skills' && t('knowledge.mergeProfessions', { count: professions }),
		relations > 0 && t('knowledge.mergeRelations', { count: relations }),
		aliases > 0 && t('knowledge.mergeAliases', { count: aliases }),
		alerts > 0 && t('knowledge.mergeAlerts', { count: alerts }),
	].filter((text) => text !== false)
	return (
		<>
			<p>
				<strong>{t('knowledge.mergeChanges', { uses: usesText(merge).join(', ') })}</strong>
			</p>
			{rest.length > 0 && <p>{t('knowledge.mergeRest', { rest: rest.join(', ') })}</p>}
			<p>{t('knowledge.mergeAfter', { from: from.name, into: into.name })}</p>
		</>
	)
}

/** What the merge would change; null until it is loaded. */
function usePreview(subject: KnowledgeSubject, id: number, otherId: number | null) {
	const [known, setKnown] = useState<{ of: number; merge: KnowledgeMerge } | null>(null)
	useEffect(() => {
		if (otherId === null) return
		let isCurrent = true
		void send(showMerge, { params: { subject, id, otherId } }).then(({ details, message }) => {
			if (!isCurrent) return
			if (details) setKnown({ of: otherId, merge: details })
			else toast(message, 'error')
		})
		return () => {
			isCurrent = false
		}
	}, [subject, id, otherId])
	return known?.of === otherId ? known.merge : null
}
