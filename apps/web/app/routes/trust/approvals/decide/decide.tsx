import type { AccountStatus } from '@profile-search/contract/accounts/accounts'
import { type AccountDecisionDraft } from '@profile-search/contract/accounts/decisions'
import type { Details } from '@profile-search/contract/http/endpoint'
import { type SectionKind, decideSection } from '@profile-search/contract/profiles/sections'
import { decideAccount, type showApprovalCase } from '@profile-search/contract/trust/approvals'
import { useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { FormFoot } from '#ui/form/form-page.tsx'
import { KeyHelp } from '#ui/keys/key-help.tsx'
import { useKeys } from '#ui/keys/use-keys.ts'
import { Row } from '#ui/layout/row.tsx'
import { caseAddress } from '../queue-query.ts'
import classes from '../approvals.module.css'
import { AskDialog } from './ask-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

type Case = Details<typeof showApprovalCase>
type Props = {
	accountId: string
	name: string
	status: AccountStatus
	/** For an account: the neighbouring cases, and whether the reader may decide on it. */
	standing?: Pick<Case, 'userType' | 'conflict' | 'askedAt' | 'previous' | 'next'>
	/** The section to decide on, in place of the account. */
	section?: SectionKind
}

const keys = [
	[['a'], 'approve'],
	[['r'], 'reject'],
	[['m'], 'ask'],
	[['n'], 'nextCase'],
	[['p'], 'previousCase'],
	[['u'], 'back'],
	[['?'], 'help'],
] as const

/** The keys that also work for a section. */
const keysOfSections = keys.filter(([, key]) => key !== 'ask' && key !== 'nextCase' && key !== 'previousCase')

/** Approve, reject with a reason, or ask for more; then go to the next case of the filtered queue. Always visible. */
export function Decide({ accountId, name, status, standing, section }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [search] = useSearchParams()
	const [open, setOpen] = useState<'reject' | 'ask' | 'keys' | null>(null)
	const [isApproving, setApproving] = useState(false)
	const approveButton = useRef<HTMLButtonElement>(null)
	const { previous, next, conflict } = standing ?? { previous: null, next: null, conflict: null }
	const list = section ? '/approve-user-list?kind=sections' : `/approve-user-list?${search}`
	const canDecide = status === 'pending' && !conflict
	const canAsk = canDecide && standing !== undefined && standing.askedAt === null
	const to = (other: NonNullable<typeof next>) => `${caseAddress(other)}?${search}`

	const decide = async (draft: AccountDecisionDraft) => {
		const sent =
			section && draft.decision !== 'ask'
				? await send(decideSection, { params: { accountId, kind: section }, body: draft })
				: await send(decideAccount, { params: { accountId }, body: draft })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		// A reader who was too late sees the decision that was taken; after a network failure nothing has changed.
		if (sent.errorCode !== 0) return sent.status === 409 || sent.status === 403 ? revalidate() : undefined
		const decided = standing && { id: accountId, name, userType: standing.userType }
		setOpen(null)
		await navigate(next ? to(next) : list, { state: { decided } })
	}
	const approve = async () => {
		setApproving(true)
		await decide({ decision: 'approve' })
		setApproving(false)
	}

	useKeys({
		a: () => approveButton.current?.focus(),
		r: () => canDecide && setOpen('reject'),
		m: () => canAsk && setOpen('ask'),
		n: () => next && void navigate(to(next)),
		p: () => previous && void navigate(to(previous)),
		u: () => void navigate(list),
		'?': () => setOpen('keys'),
	})

	return (
		<FormFoot>
			{status !== 'pending' && (
				<p>{t('approvals.decided', { status: t(`values.accountStatus.${status}`) })}</p>
			)}
			{canDecide && (
				<div className={classes.buttons}>
					<Button ref={approveButton} loading={isApproving} onClick={approve}>
						{t('approvals.approve')}
					</Button>
					<Button color="vermilion" variant="outline" onClick={() => setOpen('reject')}>
						{t('approvals.reject')}
					</Button>
					{canAsk && (
						<Button variant="default" onClick={() => setOpen('ask')}>
							{t('approvals.askMore')}
						</Button>
					)}
				</div>
			)}
			<Row as="nav" align="center" gap={[0, 20]} aria-label={t('approvals.title')}>
				<Link to={list}>{t('approvals.backToList')}</Link>
				{previous && (
					<Link to={to(previous)} title={previous.name}>
						{t('approvals.previousOne')}
					</Link>
				)}
				{next && (
					<Link to={to(next)} title={next.name}>
						{t('approvals.nextOne')}
					</Link>
				)}
				<KeyHelp
					keys={standing ? keys : keysOfSections}
					textOf={(name) => t(`approvals.keyList.${name}`)}
					isOpen={open === 'keys'}
					onOpen={() => setOpen('keys')}
					onClose={() => setOpen(null)}
				/>
			</Row>
			<RejectDialog
				isOpen={open === 'reject'}
				title={t('approvals.rejectTitle', { name })}
				onReject={decide}
				onClose={() => setOpen(null)}
			/>
			<AskDialog isOpen={open === 'ask'} name={name} onAsk={decide} onClose={() => setOpen(null)} />
		</FormFoot>
	)
}
