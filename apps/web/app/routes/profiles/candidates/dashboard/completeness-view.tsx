import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Section } from '#ui/page/page.tsx'
import classes from './completeness.module.css'
import { partsOf } from './completeness.ts'

/** How much of the profile is filled in, and what is missing, with the reason to add it. */
export function Completeness({ profile }: { profile: Parameters<typeof partsOf>[0] }) {
	const { t } = useTranslation()
	const parts = partsOf(profile)
	const open = parts.filter(({ isDone }) => !isDone)
	const done = parts.length - open.length
	return (
		<Section title={t('completeness.title')}>
			<p className={classes.text}>
				{open.length === 0 ? t('completeness.whole') : t('completeness.done', { done, all: parts.length })}
			</p>
			<div className={classes.bar} aria-hidden="true">
				{parts
					.toSorted((a, b) => Number(b.isDone) - Number(a.isDone))
					.map(({ name, isDone }) => (
						<span key={name} data-done={isDone || undefined} />
					))}
			</div>
			{open.length > 0 && (
				<Grid as="ul" columns={2} above={760} gap={[0, 48]} mt={20} aria-label={t('completeness.open')}>
					{open.map(({ name, href }) => (
						<li key={name} className={classes.open}>
							<Link to={href}>{t(`completeness.parts.${name}`)}</Link>
							<p>{t(`completeness.why.${name}`)}</p>
						</li>
					))}
				</Grid>
			)}
		</Section>
	)
}
