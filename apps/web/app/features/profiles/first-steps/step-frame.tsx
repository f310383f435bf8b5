import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Page } from '#ui/page/page.tsx'
import classes from './step-frame.module.css'

/** A screen of the first steps: its address, and whether what it asks for is there. */
export type FirstStep = { key: string; name: string; to: string; isDone: boolean }

type Props = {
	steps: readonly FirstStep[]
	current: string
	title: string
	lead: string
	children: ReactNode
}

/** One of the first steps of an account, with the others above it; each is a page of its own, so that going back works. */
export function StepFrame({ steps, current, title, lead, children }: Props) {
	const { t } = useTranslation()
	return (
		<Page width="narrow" title={title} companion={t('firstSteps.companion')} lead={lead}>
			<nav className={classes.rail} aria-label={t('firstSteps.title')}>
				<ol>
					{steps.map(({ key, name, to, isDone }, at) => (
						<li key={key} data-done={isDone || undefined}>
							<Link to={to} aria-current={key === current ? 'step' : undefined}>
								<span className={classes.number} aria-hidden="true">
									{isDone ? '✓' : at + 1}
								</span>
								<span className={classes.name}>
									{name}
									{isDone && <span className="unseen"> {t('forms.sectionDone')}</span>}
								</span>
							</Link>
						</li>
					))}
				</ol>
			</nav>
			{children}
		</Page>
	)
}

/** Leads on from a step that has nothing to save, or past one. */
export function LeadOn({ to, isSkipping }: { to: string; isSkipping: boolean }) {
	const { t } = useTranslation()
	return (
		<Row mt={32}>
			<Button component={Link} to={to} variant={isSkipping ? 'default' : 'filled'} size="lg">
				{t(isSkipping ? 'firstSteps.skip' : 'firstSteps.next')}
			</Button>
		</Row>
	)
}
