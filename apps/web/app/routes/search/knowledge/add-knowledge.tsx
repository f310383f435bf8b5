import { addKnowledge, type KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import { useNavigate } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { KnowledgeFields, draftNamed } from './knowledge-fields.tsx'

type Props = { subject: KnowledgeSubject; fields: string[]; isOpen: boolean; onClose: () => void }

/** A dialog for a new skill or profession; its relations are edited on its page. */
export function AddKnowledge({ subject, fields, isOpen, onClose }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={t(`knowledge.add.${subject}`)}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<KnowledgeFields
				draft={draftNamed()}
				fields={fields}
				action={t('knowledge.addAction')}
				save={(body) => send(addKnowledge, { params: { subject }, body })}
				then={({ details }) => details && navigate(`/admin/${subject}/${details.id}`)}
			>
				<Button variant="subtle" onClick={onClose}>
					{t('labels.cancel')}
				</Button>
			</KnowledgeFields>
		</Modal>
	)
}
