import { Button, NativeSelect, TextInput } from '@mantine/core'
import { FigurePeriod } from '@profile-search/contract/site/statistics/portal'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { daysBefore } from './figures-text.ts'
import classes from './figures.module.css'

type Props = { asked: { from: string; to: string; by: FigurePeriod } }

const usual = [
	{ name: 'month', days: 30, by: 'day' },
	{ name: 'quarter', days: 90, by: 'week' },
	{ name: 'year', days: 365, by: 'month' },
] as const

/** The choice of the period, kept in the address. Works without scripts. */
export function FiguresFilter({ asked }: Props) {
	const { t } = useTranslation()
	return (
		<search>
			<Form className={classes.filter} key={`${asked.from} ${asked.to} ${asked.by}`}>
				<TextInput
					type="date"
					name="from"
					label={t('portalFigures.from')}
					defaultValue={asked.from}
					required
				/>
				<TextInput type="date" name="to" label={t('portalFigures.to')} defaultValue={asked.to} required />
				<NativeSelect
					name="by"
					label={t('portalFigures.by')}
					defaultValue={asked.by}
					data={FigurePeriod.options.map((value) => ({ value, label: t(`portalFigures.periods.${value}`) }))}
				/>
				<Button type="submit">{t('adminArea.filter')}</Button>
				<ul>
					{usual.map(({ name, days, by }) => (
						<li key={name}>
							<Link
								to={`?${new URLSearchParams({ from: daysBefore(asked.to, days - 1), to: asked.to, by })}`}
							>
								{t(`portalFigures.usual.${name}`)}
							</Link>
						</li>
					))}
				</ul>
			</Form>
		</search>
	)
}
