import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Button } from '../action/button/button.tsx'
import classes from './shown-once.module.css'

type Props = {
	title: string
	secret: string
	text: string
	/** What is said once it is copied, where it is not a token. */
	copied?: string
	/** What else can be done with it. */
	action?: ReactNode
}

/** A secret just made, the only time that it is shown, with a button to copy it. */
export function ShownOnce({ title, secret, text, copied, action }: Props) {
	const { t } = useTranslation()
	return (
		<output className={classes.new}>
			<Notice
				tone="good"
				title={title}
				action={
					<Button
						variant="default"
						onClick={async () => {
							await navigator.clipboard.writeText(secret)
							toast(copied ?? t('accessTokens.copied'))
						}}
					>
						{t('accessTokens.copy')}
					</Button>
				}
			>
				<p>{text}</p>
				<code className={classes.secret}>{secret}</code>
				{action}
			</Notice>
		</output>
	)
}
