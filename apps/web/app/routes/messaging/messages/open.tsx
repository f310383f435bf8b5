import { ThreadKind, openThread } from '@profile-search/contract/messaging/messages'
import { data, redirect } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import type { Route } from './+types/open.ts'

/** Redirects to the thread of an application, a request or a waiting account. */
export async function loader(args: Route.LoaderArgs) {
	const kind = ThreadKind.safeParse(args.params.kind)
	if (!kind.success) throw data(i18n.t('errors.text404'), { status: 404 })
	const { threadId } = await load(args, openThread, {
		body: { kind: kind.data, subjectId: args.params.subjectId },
	})
	throw redirect(`/messages/${threadId}`)
}

export default function OpenThread() {
	return null
}
