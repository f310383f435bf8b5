import { Textarea } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import { answerCase, listOwnCases } from '@profile-search/contract/trust/moderation'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/list.ts'
import classes from './list.module.css'

export const meta = () => [{ title: `${i18n.t('cases.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, listOwnCases)
}

export default function Cases({ loaderData: { items, strikes, restrictedUntil } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page width="narrow" title={t('cases.title')} companion={t('cases.companion')} lead={t('cases.lead')}>
			{items.length === 0 && <Notice tone="good" title={t('cases.none')} />}
			<ul className={classes.cases}>
				{items.map((one) => (
					<li key={one.id}>
						<Case one={one} />
					</li>
				))}
			</ul>
			{strikes > 0 && (
				<Notice tone="bad" title={t('cases.strikes', { count: strikes })}>
					<p>{t('cases.strikesText')}</p>
					{restrictedUntil && <p>{t('cases.restricted', { date: date(restrictedUntil) })}</p>}
				</Notice>
			)}
		</Page>
	)
}

type OwnCase = Details<typeof listOwnCases>['items'][number]

const tones = {
	reported: 'wait',
	frozen: 'bad',
	mended: 'wait',
	disputed: 'wait',
	upheld: 'bad',
	dismissed: 'good',
	settled: 'good',
} as const

const forms = {
	person: () => '/profile-update',
	organisation: () => '/employer-profile-update',
	job: (id: string) => `/job-edit/${id}`,
	message: () => null,
}

/** Something of the reader's that was frozen: why, and what can be done about it. */
function Case({ one }: { one: OwnCase }) {
	const { t } = useTranslation()
	const { subjectKind, subjectId, state, title, reasons, rulingMessage, ownerMessage, changedAt, moves } = one
	const form = moves.includes('mend') ? forms[subjectKind](subjectId) : null
	return (
		<Notice
			tone={tones[state]}
			title={`${t(`cases.kinds.${subjectKind}`)}: ${title}`}
			action={<Answer one={one} />}
		>
			<p>
				<strong>{t(`cases.states.${state}`)}</strong> {moment(changedAt)}
			</p>
			<p>{t(`cases.stateTexts.${state}`)}</p>
			<p>
				{t('cases.reasons', {
					reasons: reasons.map((reason) => t(`moderation.reasons.${reason}`)).join(', '),
				})}
			</p>
			{rulingMessage && <p>{t('cases.ruling', { message: rulingMessage })}</p>}
			{ownerMessage && <p>{t('cases.yours', { message: ownerMessage })}</p>}
			{form && (
				<p>
					<Link to={form}>{t('cases.edit')}</Link>
				</p>
			)}
			{state === 'upheld' && (
				<p>
					<Link to="/grievance">{t('cases.appeal')}</Link>
				</p>
			)}
		</Notice>
	)
}

type AnswerMove = 'mend' | 'dispute'

function Answer({ one }: { one: OwnCase }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [asked, setAsked] = useState<AnswerMove | null>(null)
	const [message, setMessage] = useState('')
	const [error, setError] = useState('')
	const open = (['mend', 'dispute'] as const).filter((move) => one.moves.includes(move))
	const answer = async () => {
		if (!asked) return
		const sent = await send(answerCase, { params: { caseId: one.id }, body: { move: asked, message } })
		setError(sent.fields?.['message'] ?? '')
		if (!sent.fields) toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		// If sending fails, the dialog keeps its text.
		if (sent.errorCode !== 0 && sent.status !== 409) return
		setAsked(null)
		setMessage('')
		await revalidate()
	}

	if (open.length === 0) return null
	return (
		<Row gap={10} align="center">
			{open.map((move) => (
				<Button key={move} variant={move === 'mend' ? 'filled' : 'default'} onClick={() => setAsked(move)}>
					{t(`cases.moves.${move}`)}
				</Button>
			))}
			<AskSure
				isOpen={asked !== null}
				isGood
				title={asked ? t(`cases.moves.${asked}`) : ''}
				question={asked ? t(`cases.moveTexts.${asked}`) : ''}
				yes={t('cases.send')}
				onYes={answer}
				onClose={() => setAsked(null)}
			>
				<Textarea
					mt="md"
					label={t('cases.message')}
					autosize
					minRows={4}
					maxLength={2000}
					value={message}
					error={error}
					onChange={(event) => setMessage(event.currentTarget.value)}
				/>
			</AskSure>
		</Row>
	)
}
