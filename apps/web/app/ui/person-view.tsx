import type { showCandidate } from '@profile-search/contract/candidates'
import type { Details } from '@profile-search/contract/endpoint'
import { useTranslation } from 'react-i18next'
import { date, days, duration, education } from './amounts.ts'
import { Facts } from './facts.tsx'
import classes from './person-view.module.css'
import { Tags } from './tags.tsx'

type Person = Details<typeof showCandidate>

/** A person as others see them. */
export function PersonView({ person }: { person: Person }) {
	const { t } = useTranslation()
	return (
		<div className={classes.view}>
			<div className={classes.main}>
				{person.summary && (
					<section>
						<h3>{t('person.about')}</h3>
						<p className={classes.summary}>{person.summary}</p>
					</section>
				)}
				<section>
					<h3>{t('person.skills')}</h3>
					<Tags
						names={person.skills.map(({ name, level, years }) => ({
							name,
							note: [
								level === null ? '' : t(`values.skillLevel.${level as 1 | 2 | 3 | 4}`),
								years ? t('person.years', { years }) : '',
							]
								.filter(Boolean)
								.join(', '),
						}))}
					/>
				</section>
				{person.workEntries.length > 0 && (
					<section>
						<h3>{t('person.work')}</h3>
						<ul className={classes.work}>
							{person.workEntries.map((entry) => (
								<li key={entry.id}>
									<b>{entry.title}</b>, {entry.organisationName}
									<p>
										{[
											workTime(entry.startedOn, entry.endedOn),
											entry.confirmation ? t(`values.confirmation.${entry.confirmation}`) : '',
										]
											.filter(Boolean)
											.join(' · ')}
									</p>
								</li>
							))}
						</ul>
					</section>
				)}
				<section>
					<h3>{t('person.languages')}</h3>
					<Tags
						names={person.languages.map(({ name, level }) => ({
							name,
							note: level === null ? '' : t(`values.languageCode.${level as 1 | 2 | 3 | 4 | 5 | 6}`),
						}))}
					/>
				</section>
			</div>
			<Facts columns={1} facts={usePersonFacts(person)} />
		</div>
	)

	function workTime(from: string | null, to: string | null) {
		if (from === null) return ''
		return to === null
			? t('person.since', { date: date(from) })
			: t('person.until', { from: date(from), to: date(to) })
	}
}

function usePersonFacts(person: Person): [string, string | null][] {
	const { t } = useTranslation()
	return [
		[t('person.profession'), person.profession],
		[t('person.alsoAs'), person.preferredProfessions.join(', ')],
		[t('person.experience'), person.experienceMonths === null ? null : duration(person.experienceMonths)],
		[t('person.education'), person.education === null ? null : education(person.education)],
		[t('person.fieldOfStudy'), person.fieldOfStudy],
		[t('person.town'), person.place],
		[t('person.willingToMove'), t(person.willingToMove ? 'person.yes' : 'person.no')],
		[t('person.workModes'), person.workModes.map((mode) => t(`values.workMode.${mode}`)).join(', ')],
		[t('person.notice'), person.noticeDays === null ? null : days(person.noticeDays)],
	]
}
