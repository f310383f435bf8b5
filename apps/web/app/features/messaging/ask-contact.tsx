import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Leads to the page on which one asks this account or organisation for contact; visitors log in on the way. */
export function AskContact({ subjectId }: { subjectId: string }) {
	const { t } = useTranslation()
	return (
		<Button component={Link} to={`/contact-request/${subjectId}`}>
			{t('requests.ask')}
		</Button>
	)
}
