import { showSession } from '@profile-search/contract/accounts/accounts'
import { listMessages, listThreads, showThread } from '@profile-search/contract/messaging/messages'
import { useEffect, useRef } from 'react'
import { Link, redirect, useRevalidator } from 'react-router'
import { load } from '#api.ts'
import { useLive } from '#frame/live.ts'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import type { Route } from './+types/list.ts'
import classes from './messages.module.css'
import { ThreadList } from './thread-list.tsx'
import { ThreadPane } from './thread/thread-pane.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.open?.thread.name ?? i18n.t('menu.messages')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const { threadId } = args.params
	const query = args.url.searchParams.get('query') ?? ''
	const { account } = await load(args, showSession)
	if (!account) throw redirect(entryAddress('login', args.url.pathname))
	const [threads, open] = await Promise.all([
		load(args, listThreads, { query: { query } }),
		threadId ? loadThread(args, threadId) : null,
	])
	// An account that waits for approval may write to the approvers.
	const canAskApprovers = account.status === 'pending' || account.status === 'rejected'
	return { threads, open, query, waitingId: canAskApprovers ? account.id : null }
}

async function loadThread(args: Route.LoaderArgs, threadId: string) {
	const params = { threadId }
	const [thread, page] = await Promise.all([
		load(args, showThread, { params }),
		load(args, listMessages, { params, query: {} }),
	])
	return { thread, page }
}

/** The list and the thread side by side; on phones the list, then the thread. */
export default function Messages({ loaderData: { threads, open, query, waitingId } }: Route.ComponentProps) {
	const { t } = useTranslation()
	useFreshThreads()
	return (
		<div className={classes.panes} data-open={open ? true : undefined}>
			<section className={classes.list} aria-labelledby="threads-title">
				<h1 id="threads-title">{t('menu.messages')}</h1>
				<ThreadList key={query} threads={threads} query={query} openId={open?.thread.id} />
				{waitingId && (
					<Row as="p" mt={16} links>
						<Link to={`/messages/with/approval/${waitingId}`}>{t('messages.askApprovers')}</Link>
					</Row>
				)}
			</section>
			{open ? (
				<ThreadPane key={open.thread.id} thread={open.thread} page={open.page} />
			) : (
				<div className={classes.nothingOpen}>
					<Notice title={t('messages.chooseTitle')}>{t('messages.chooseText')}</Notice>
				</div>
			)}
		</div>
	)
}

/** Reloads the list and the open thread on events, once for events that come together. */
function useFreshThreads() {
	const { revalidate } = useRevalidator()
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])
	useLive(({ kind }) => {
		if (kind !== 'message' && kind !== 'again') return
		clearTimeout(timer.current)
		timer.current = setTimeout(() => navigator.onLine && void revalidate(), 50)
	})
}
