import type { Details } from '@profile-search/contract/http/endpoint'
import type { showCandidate } from '@profile-search/contract/profiles/candidates'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Tags } from '#ui/list/tags.tsx'
import { days, duration, monthYear, rupees } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import { education } from './education.ts'
import classes from './person-view.module.css'

type Person = Omit<Details<typeof showCandidate>, 'isPublic'>

type Props = {
	person: Person
	/** The level of its headings: one below what the person stands under. */
	heading?: 'h2' | 'h3'
}

/** A person as others see them. */
export function PersonView({ person, heading: Heading = 'h3' }: Props) {
	const { t } = useTranslation()
	const span = useSpan()
	const years = useYears()
	return (
		<Grid columns={[1.4, 1]} above={960} gap={[32, 80]}>
			<div className={classes.main}>
				{person.summary && (
					<section>
						<Heading>{t('person.about')}</Heading>
						<OwnWords isMarked text={person.summary} className={classes.summary} />
					</section>
				)}
				<section>
					<Heading>{t('person.skills')}</Heading>
					<Tags
						names={person.skills.map(({ name, level, years, shownBy }) => ({
							name,
							note: [
								level === null ? '' : t(`values.skillLevel.${level as 1 | 2 | 3 | 4}`),
								years ? t('person.years', { years }) : '',
								shownBy ? t('person.shownBy', { name: shownBy.name }) : '',
							]
								.filter(Boolean)
								.join(', '),
						}))}
					/>
				</section>
				{person.workEntries.length > 0 && (
					<section>
						<Heading>{t('person.work')}</Heading>
						<ul className={classes.work}>
							{person.workEntries.map((entry) => (
								<li key={entry.id}>
									<b>{entry.title}</b>, {entry.organisationName}
									<p>
										{[
											span(entry),
											entry.place,
											entry.kind && t(`values.workKind.${entry.kind}`),
											entry.confirmation && t(`values.confirmation.${entry.confirmation}`),
										]
											.filter(Boolean)
											.join(' · ')}
									</p>
									{entry.description && <OwnWords text={entry.description} className={classes.summary} />}
								</li>
							))}
						</ul>
					</section>
				)}
				{person.careerGaps.length > 0 && (
					<section>
						<Heading>{t('person.careerGaps')}</Heading>
						<ul className={classes.work}>
							{person.careerGaps.map((gap) => (
								<li key={gap.id}>
									<b>{t(`values.gapReason.${gap.reason}`)}</b>
									<p>{span(gap)}</p>
									{gap.note && <OwnWords text={gap.note} className={classes.summary} />}
								</li>
							))}
						</ul>
					</section>
				)}
				{person.educationEntries.length > 0 && (
					<section>
						<Heading>{t('person.educationEntries')}</Heading>
						<ul className={classes.work}>
							{person.educationEntries.map((entry) => (
								<li key={entry.id}>
									<b>{[entry.degree, entry.field].filter(Boolean).join(', ')}</b>, {entry.institution}
									<p>{[years(entry), entry.grade].filter(Boolean).join(' · ')}</p>
									{entry.note && <OwnWords text={entry.note} className={classes.summary} />}
								</li>
							))}
						</ul>
					</section>
				)}
				{person.links.length > 0 && (
					<section>
						<Heading>{t('person.links')}</Heading>
						<ul className={classes.work}>
							{person.links.map((link) => (
								<li key={link}>
									<a href={link} rel="nofollow ugc noopener noreferrer" target="_blank">
										{link.replace(/^https?:\/\//, '')}
									</a>
								</li>
							))}
						</ul>
					</section>
				)}
				<section>
					<Heading>{t('person.languages')}</Heading>
					<Tags
						names={person.languages.map(({ name, level }) => ({
							name,
							note: level === null ? '' : t(`values.languageCode.${level as 1 | 2 | 3 | 4 | 5 | 6}`),
						}))}
					/>
				</section>
			</div>
			<Facts columns={1} facts={usePersonFacts(person)} />
		</Grid>
	)
}

type Span = { startedOn: string | null; endedOn: string | null }

/** The dates of a work entry, in months. */
export function useSpan() {
	const { t } = useTranslation()
	return ({ startedOn, endedOn }: Span) => {
		if (!startedOn) return endedOn ? t('person.finished', { to: monthYear(endedOn) }) : ''
		return t('person.span', {
			from: monthYear(startedOn),
			to: endedOn ? monthYear(endedOn) : t('person.today'),
		})
	}
}

/** The dates of an education entry, in years. */
export function useYears() {
	const { t } = useTranslation()
	return ({ startedOn, endedOn }: Span) => {
		const [from, to] = [startedOn?.slice(0, 4), endedOn?.slice(0, 4)]
		if (from && to) return from === to ? from : t('person.span', { from, to })
		if (from) return t('person.notFinished', { from })
		return to ? t('person.finished', { to }) : ''
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
		[t('person.preferredPlaces'), person.preferredPlaces.map(({ name }) => name).join(', ')],
		[t('person.willingToMove'), t(person.willingToMove ? 'person.yes' : 'person.no')],
		[t('person.workModes'), person.workModes.map((mode) => t(`values.workMode.${mode}`)).join(', ')],
		[t('person.pay'), person.expectedPay === null ? null : rupees(person.expectedPay)],
		[t('person.notice'), person.noticeDays === null ? null : days(person.noticeDays)],
	]
}
