import { Button } from '@mantine/core'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { Notice } from '#ui/page/notice.tsx'
import classes from './access-tokens.module.css'

/** A token just made, the only time that it is shown. */
export function NewAccessToken({ token, name }: { token: string; name: string }) {
	const { t } = useTranslation()
	return (
		<output className={classes.new}>
			<Notice
				tone="good"
				title={t('accessTokens.made', { name })}
				action={
					<Button
						variant="default"
						onClick={async () => {
							await navigator.clipboard.writeText(token)
							toast(t('accessTokens.copied'))
						}}
					>
						{t('accessTokens.copy')}
					</Button>
				}
			>
				<p>{t('accessTokens.madeText')}</p>
				<code className={classes.token}>{token}</code>
			</Notice>
		</output>
	)
}
