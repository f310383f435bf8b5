import { type SavedKind, removeSaved, save } from '@profile-search/contract/matching/saved'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '#api.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import classes from './save-button.module.css'

type Props = {
	kind: SavedKind
	subjectId: string
	/** The name of the item, for screen readers. */
	name: string
	/** The saved items, from `savedAmong`. */
	saved: string[] | null
	/** Whether to show a label beside the icon. */
	hasWord?: boolean
}

/** Saves an item for the reader, or removes it. Hidden from visitors, and on the reader's own items. */
export function SaveButton({ kind, subjectId, name, saved, hasWord = false }: Props) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const [toggled, setToggled] = useState<boolean>()
	const [isSending, setSending] = useState(false)
	if (!saved || visitor?.id === subjectId) return null

	const isSaved = toggled ?? saved.includes(subjectId)
	const toggle = async () => {
		if (isSending) return
		setSending(true)
		const sent = await send(isSaved ? removeSaved : save, { params: { kind, subjectId } })
		setSending(false)
		if (sent.errorCode === 0) setToggled(!isSaved)
		else toast(sent.message, 'error')
	}

	const Sign = isSaved ? IconBookmarkFilled : IconBookmark
	return (
		<button
			type="button"
			className={classes.save}
			data-word={hasWord || undefined}
			aria-pressed={isSaved}
			aria-busy={isSending || undefined}
			aria-label={t('saved.save', { name })}
			title={hasWord ? undefined : t('saved.word')}
			onClick={toggle}
		>
			<Sign size={22} stroke={1.9} aria-hidden="true" />
			{hasWord && <span>{t('saved.word')}</span>}
		</button>
	)
}
