import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '../action/button/button.tsx'
import classes from './next-steps.module.css'
import { Section } from './page.tsx'

/** A suggested step: what to do, why, and a link to it. */
export type Step = { key: string; title: string; text: string; action: string; to: string }

/** More steps at once would be put off. */
const mostShown = 3

/** The first steps to take; renders nothing if there are none. */
export function NextSteps({ steps }: { steps: Step[] }) {
	const { t } = useTranslation()
	if (steps.length === 0) return null
	const later = steps.length - mostShown
	return (
		<Section title={t('steps.title')}>
			<ol className={classes.steps}>
				{steps.slice(0, mostShown).map(({ key, title, text, action, to }) => (
					<li key={key}>
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
						<Button component={Link} to={to} variant="default" aria-label={`${action}: ${title}`}>
							{action}
						</Button>
					</li>
				))}
			</ol>
			{later > 0 && <p className={classes.later}>{t('steps.later', { count: later })}</p>}
		</Section>
	)
}
