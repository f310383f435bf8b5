import { showEmailUndo, undoEmailChange } from '@profile-search/contract/trust/identity'
import { useState } from 'react'
import { data, Link, useNavigate } from 'react-router'
import { ask, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/email-undo.ts'

export const meta = () => [
	{ title: `${i18n.t('identity.undoTitle')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

export async function loader(args: Route.LoaderArgs) {
	const { token } = args.params
	const { status, message, details } = await ask(args, showEmailUndo, { params: { token } })
	return data({ token, change: details, message }, { status })
}

/**
 * The target of the link in the mail to the old address. Programs that scan mails follow links too, so confirming
 * takes a button.
 */
export default function EmailUndo({ loaderData: { token, change, message } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const [isSending, setSending] = useState(false)

	const undo = async () => {
		setSending(true)
		const sent = await send(undoEmailChange, { params: { token } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await navigate('/forgot-password')
	}

	return (
		<Page width="narrow" title={t('identity.undoTitle')} companion={t('identity.companion')}>
			{change ? (
				<Notice
					tone="wait"
					title={t('identity.undoQuestion', change)}
					action={
						<Button size="md" loading={isSending} onClick={undo}>
							{t('identity.undo')}
						</Button>
					}
				>
					<p>{t('identity.undoText')}</p>
				</Notice>
			) : (
				<Notice tone="bad" title={message} action={<Link to="/contact">{t('identity.write')}</Link>} />
			)}
		</Page>
	)
}
