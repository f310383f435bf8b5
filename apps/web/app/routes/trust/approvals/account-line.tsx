import type { Ref } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { LineLink } from '#ui/line/line-link.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Waiting } from './accounts.tsx'
import classes from './approvals.module.css'
import { caseAddress } from './queue-query.ts'

type Props = {
	account: Waiting
	/** The filter of the queue. The case keeps it, so that "next" means the next case of this list. */
	search: string
	isChosen: boolean
	onChoose: () => void
	linkRef: Ref<HTMLAnchorElement>
}

/** An account in the queue, with its notable facts. */
export function AccountLine({ account, search, isChosen, onChoose, linkRef }: Props) {
	const { t } = useTranslation()
	const { userType, name, about, place, waitingSince, askedAt, conflict } = account
	const marks = [
		account.isAgain && t('approvals.marks.again'),
		account.hasDuplicates && t('approvals.marks.duplicates'),
		account.reviewer && t('approvals.marks.reviewer', { name: account.reviewer }),
	].filter(Boolean)
	return (
		<li className={classes.line} data-chosen={isChosen || undefined} data-off={conflict ? true : undefined}>
			<input
				type="checkbox"
				className={classes.check}
				aria-label={t('approvals.choose', { name })}
				checked={isChosen}
				disabled={conflict !== null}
				onChange={onChoose}
			/>
			<div className={classes.who}>
				<LineLink ref={linkRef} to={`${caseAddress(account)}${search && `?${search}`}`}>
					{name}
				</LineLink>
				<p>{[about, place].filter(Boolean).join(' · ')}</p>
				{(marks.length > 0 || conflict) && (
					<ul className={classes.marks}>
						{conflict && <li data-tone="bad">{t(`approvals.conflicts.${conflict}`)}</li>}
						{marks.map((mark) => (
							<li key={String(mark)}>{mark}</li>
						))}
					</ul>
				)}
			</div>
			<p>
				{t(`accounts.types.${userType}`)}
				<br />
				{askedAt
					? t('approvals.askedOn', { date: date(askedAt) })
					: t('approvals.waiting', { date: date(waitingSince) })}
			</p>
		</li>
	)
}
