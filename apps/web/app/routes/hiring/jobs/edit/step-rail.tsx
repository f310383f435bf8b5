import type { Ref } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './edit.module.css'
import { type Step, steps } from './job-steps.ts'

type Props = {
	current: Step
	/** The number of errors in each step that was visited. */
	faults: Record<Step, number>
	done: Record<Step, boolean>
	onGo: (step: Step) => void
	ref: Ref<HTMLElement>
}

/** The current step of the form; any step can be opened at any time. */
export function StepRail({ current, faults, done, onGo, ref }: Props) {
	const { t } = useTranslation()
	return (
		<nav ref={ref} aria-label={t('jobEdit.stepsLabel')} className={classes.rail}>
			<ol>
				{steps.map((step, index) => (
					<li key={step}>
						<button
							type="button"
							aria-current={step === current ? 'step' : undefined}
							data-done={done[step] || undefined}
							data-faults={faults[step] > 0 || undefined}
							onClick={() => onGo(step)}
						>
							<span className={classes.number} aria-hidden="true">
								{index + 1}
							</span>
							<span className={classes.name}>
								{t(`jobEdit.steps.${step}`)}
								{faults[step] > 0 && <small>{t('jobEdit.toMend', { count: faults[step] })}</small>}
							</span>
						</button>
					</li>
				))}
			</ol>
		</nav>
	)
}
