import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { count } from '#ui/text/amounts.ts'
import { HomeList } from './home-list.tsx'
import classes from './home.module.css'

type Props = { professions: { id: number; name: string; people: number; jobs: number }[] }

/** The professions with the most people and jobs, with their numbers. */
export function Professions({ professions }: Props) {
	const { t } = useTranslation()
	return (
		<HomeList title={t('home.professions')}>
			<ul className={classes.professions}>
				{professions.map(({ id, name, people, jobs }) => (
					<li key={id}>
						<Link to={`/profession-wise-view/${id}`}>{name}</Link>
						<span>
							{[
								jobs > 0 && t('home.professionCount', { count: jobs }),
								people > 0 && t('home.professionPeople', { count: people, amount: count(people) }),
							]
								.filter(Boolean)
								.join(' · ')}
						</span>
					</li>
				))}
			</ul>
		</HomeList>
	)
}
