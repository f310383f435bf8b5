import { useTranslation } from '#text/use-translation.ts'
import classes from './how-it-scores.module.css'

const steps = [1, 2, 3, 4] as const

export function HowItScores() {
	const { t } = useTranslation()
	return (
		<section className={classes.how}>
			<div>
				<h2>{t('home.how')}</h2>
				<ol>
					{steps.map((step) => (
						<li key={step} data-step={step}>
							<h3>{t(`home.how${step}`)}</h3>
							<p>{t(`home.how${step}Text`)}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
