import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import classes from './entries.module.css'

type Entry = { id: string; title: string; texts: (string | null)[]; note: string | null }
type Answer = { errorCode: number; message: string }

/** A person's entries, each with edit and remove; `asked` is the query parameter that names the entry. */
export function EntryList({
	entries,
	asked = 'entry',
	onRemove,
}: {
	entries: Entry[]
	asked?: 'entry' | 'gap'
	onRemove: (id: string) => Promise<Answer>
}) {
	const { t } = useTranslation()
	return (
		<ol className={classes.list}>
			{entries.map(({ id, title, texts, note }) => (
				<li key={id}>
					<div>
						<h2>{title}</h2>
						{texts.filter(Boolean).map((text) => (
							<p key={text}>{text}</p>
						))}
						{note && <p className={classes.note}>{note}</p>}
					</div>
					<Row gap={10} align="center">
						<Button
							component={Link}
							to={`?${asked}=${id}`}
							variant="default"
							aria-label={t('entries.editOf', { name: title })}
						>
							{t('entries.edit')}
						</Button>
						<ConfirmButton
							label={t('entries.remove')}
							description={t('entries.removeOf', { name: title })}
							title={t('entries.removeTitle')}
							question={t('entries.removeText', { name: title })}
							cancel={t('entries.keep')}
							act={() => onRemove(id)}
						/>
					</Row>
				</li>
			))}
		</ol>
	)
}

/** The buttons at the end of an entry's form. */
export function EntryFoot({ isSending, back }: { isSending: boolean; back: string }): ReactNode {
	const { t } = useTranslation()
	return (
		<div className={classes.foot}>
			<Button type="submit" size="lg" loading={isSending}>
				{t('entries.save')}
			</Button>
			<Link to={back}>{t('entries.cancel')}</Link>
		</div>
	)
}
