import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import classes from '#features/accounts/settings/settings.module.css'

/** The recovery codes, with two ways to save them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
	const { t } = useTranslation()
	const text = codes.join('\n')
	return (
		<>
			<p>{t('security.codesText')}</p>
			<ul className={classes.codes}>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<Row gap={16} mb={20} align="center">
				<Button
					variant="default"
					onClick={async () => {
						await navigator.clipboard.writeText(text)
						toast(t('security.copied'))
					}}
				>
					{t('security.copyCodes')}
				</Button>
				<Button
					component="a"
					variant="default"
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
					download="profile-search-recovery-codes.txt"
				>
					{t('security.downloadCodes')}
				</Button>
			</Row>
		</>
	)
}
