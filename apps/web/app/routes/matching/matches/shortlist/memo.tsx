import type { ShortlistNote } from '@profile-search/contract/matching/shortlist-notes'
import type { z } from 'zod'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { moment } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import classes from './shortlist.module.css'

type Note = z.input<typeof ShortlistNote>

/** The tags and the note of the team on a person; in short, the beginning of the note. */
export function Memo({ note, isShort = false }: { note: Note; isShort?: boolean }) {
	const { t } = useTranslation()
	const { text, tags } = note
	if (text === null && tags.length === 0) return null
	return (
		<div className={classes.memo} data-short={isShort || undefined}>
			{tags.length > 0 && (
				<ul aria-label={t('shortlist.tags')}>
					{tags.map((tag) => (
						<li key={tag}>{tag}</li>
					))}
				</ul>
			)}
			{text !== null && <OwnWords text={text} className={classes.note} />}
			{!isShort && <small>{editorOf(note)}</small>}
		</div>
	)
}

/** Who changed a note last, and when. */
function editorOf({ isMine, editor, editedAt }: Note) {
	const date = moment(editedAt)
	if (isMine) return i18n.t('shortlist.editedByYou', { date })
	return editor === null
		? i18n.t('shortlist.editedByGone', { date })
		: i18n.t('shortlist.editedBy', { name: editor, date })
}
