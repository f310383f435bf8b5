import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'

/** A link to the page for requesting contact with this account or organisation; visitors log in first. */
export function AskContact({ subjectId }: { subjectId: string }) {
	const { t } = useTranslation()
	return (
		<Button component={Link} to={`/contact-request/${subjectId}`}>
			{t('requests.ask')}
		</Button>
	)
}
