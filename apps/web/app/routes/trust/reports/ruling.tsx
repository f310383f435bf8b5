import { Checkbox, Textarea } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import { ruleCase, type CaseRuling, type showCase } from '@profile-search/contract/trust/moderation'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'

type Move = CaseRuling['move']

const moves: Move[] = ['freeze', 'dismiss', 'settle', 'restore', 'uphold']

/** The moderator's actions. Freezing takes one click; a decision asks for a comment, which the owner reads. */
export function Ruling({ found: { id, moves: open, state } }: { found: Details<typeof showCase> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [asked, setAsked] = useState<Move | null>(null)
	const [message, setMessage] = useState('')
	const [isAbusive, setAbusive] = useState(false)
	const [error, setError] = useState('')
	const rule = async (move: Move) => {
		const sent = await send(ruleCase, { params: { caseId: id }, body: { move, message, isAbusive } })
		setError(sent.fields?.['message'] ?? '')
		if (sent.errorCode === 0 || sent.status === 409) {
			setAsked(null)
			setMessage('')
			await revalidate()
		}
		if (!sent.fields) toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
	}

	if (open.length === 0) {
		const isOver = state === 'dismissed' || state === 'settled' || state === 'upheld'
		return (
			<Notice title={t(isOver ? `moderation.states.${state}` : 'moderation.notYours')}>
				{t(isOver ? 'moderation.over' : 'moderation.notYoursText')}
			</Notice>
		)
	}
	return (
		<Stack gap={16} align="start">
			{moves
				.filter((move) => open.includes(move))
				.map((move) => (
					<div key={move}>
						<Button
							variant={move === 'uphold' ? 'filled' : 'default'}
							color={move === 'uphold' ? 'vermilion' : undefined}
							onClick={() => (move === 'freeze' ? void rule(move) : setAsked(move))}
						>
							{t(`moderation.moves.${move}`)}
						</Button>
						<p>{t(`moderation.moveTexts.${move}`)}</p>
					</div>
				))}
			<AskSure
				isOpen={asked !== null}
				title={asked ? t(`moderation.moves.${asked}`) : ''}
				question={asked ? t(`moderation.moveTexts.${asked}`) : ''}
				yes={asked ? t(`moderation.moves.${asked}`) : ''}
				isGood={asked !== 'uphold'}
				onYes={async () => asked && rule(asked)}
				onClose={() => setAsked(null)}
			>
				<Textarea
					mt="md"
					label={t('moderation.rulingMessage')}
					description={t('moderation.rulingMessageHelp')}
					autosize
					minRows={3}
					maxLength={1000}
					value={message}
					error={error}
					onChange={(event) => setMessage(event.currentTarget.value)}
				/>
				{asked === 'dismiss' && (
					<Checkbox
						mt="md"
						label={t('moderation.abusive')}
						description={t('moderation.abusiveHelp')}
						checked={isAbusive}
						onChange={(event) => setAbusive(event.currentTarget.checked)}
					/>
				)}
			</AskSure>
		</Stack>
	)
}
