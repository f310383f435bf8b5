import type { Details } from '@profile-search/contract/http/endpoint'
import { mostAtOnce, type listPendingAccounts } from '@profile-search/contract/trust/approvals'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { KeyHelp } from '#ui/keys/key-help.tsx'
import { useKeys } from '#ui/keys/use-keys.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { AccountLine } from './account-line.tsx'
import classes from './approvals.module.css'
import { BulkDecision, type Refused } from './bulk-decision.tsx'
import { JustDecided } from './decide/just-decided.tsx'
import { QueueFilterForm, States } from './queue-filter.tsx'
import { filterNames } from './queue-query.ts'

export type Waiting = Details<typeof listPendingAccounts>['items'][number]

const keys = [
	[['j', 'k', '↓', '↑'], 'move'],
	[['x'], 'choose'],
	[['Enter'], 'open'],
	[['?'], 'help'],
] as const

/** The waiting accounts, which can be filtered, selected, and decided on together. */
export function Accounts({ accounts }: { accounts: Details<typeof listPendingAccounts> }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const links = useRef(new Map<string, HTMLAnchorElement>())
	const [chosen, setChosen] = useState<ReadonlyMap<string, Waiting>>(new Map())
	const [refused, setRefused] = useState<Refused[]>([])
	const [isHelpOpen, setHelpOpen] = useState(false)
	const { items } = accounts

	const at = () => items.findIndex(({ id }) => links.current.get(id) === document.activeElement)
	const move = (step: number) => {
		const here = at()
		const target = items[here < 0 ? 0 : Math.min(items.length - 1, Math.max(0, here + step))]
		if (target) links.current.get(target.id)?.focus()
	}
	const choose = (account: Waiting) => {
		if (account.conflict) return
		const next = new Map(chosen)
		if (next.delete(account.id)) return setChosen(next)
		if (next.size >= mostAtOnce) return toast(t('approvals.most', { count: mostAtOnce }), 'error')
		setChosen(next.set(account.id, account))
	}
	const chooseHere = () => {
		const here = items[at()]
		if (here) choose(here)
	}
	useKeys({
		j: () => move(1),
		k: () => move(-1),
		ArrowDown: () => move(1),
		ArrowUp: () => move(-1),
		x: chooseHere,
		'?': () => setHelpOpen(true),
	})

	return (
		<>
			<JustDecided />
			<div className={classes.above}>
				<States waiting={accounts.waiting} asked={accounts.asked} />
				<KeyHelp
					keys={keys}
					textOf={(name) => t(`approvals.keyList.${name}`)}
					isOpen={isHelpOpen}
					onOpen={() => setHelpOpen(true)}
					onClose={() => setHelpOpen(false)}
				/>
			</div>
			<QueueFilterForm />
			<output>
				{refused.length > 0 && (
					<Notice tone="bad" title={t('approvals.refusedTitle', { count: refused.length })}>
						<ul>
							{refused.map(({ id, name, message }) => (
								<li key={id}>
									<b>{name}</b>: {message}
								</li>
							))}
						</ul>
					</Notice>
				)}
			</output>
			{items.length === 0 && <Nothing />}
			<ul>
				{items.map((account) => (
					<AccountLine
						key={account.id}
						account={account}
						search={search.toString()}
						isChosen={chosen.has(account.id)}
						onChoose={() => choose(account)}
						linkRef={(link) => {
							if (link) links.current.set(account.id, link)
							else links.current.delete(account.id)
						}}
					/>
				))}
			</ul>
			<Pager page={accounts.page} pages={accounts.pages} />
			<BulkDecision
				chosen={[...chosen.values()]}
				onClear={() => setChosen(new Map())}
				onDecided={(notDecided) => {
					setRefused(notDecided)
					setChosen(new Map())
				}}
			/>
		</>
	)
}

function Nothing() {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const isFiltered = filterNames.some((name) => search.get(name)) || search.has('kind')
	if (isFiltered)
		return <Notice title={t('approvals.nothingFound')}>{t('approvals.nothingFoundText')}</Notice>
	if (search.get('state') === 'asked')
		return <Notice title={t('approvals.noneAsked')}>{t('approvals.noneAskedText')}</Notice>
	return <Notice title={t('approvals.none')}>{t('approvals.noneText')}</Notice>
}
