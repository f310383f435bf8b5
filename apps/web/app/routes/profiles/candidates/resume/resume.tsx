import { fullName } from '@profile-search/contract/accounts/full-name'
import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { showResume } from '@profile-search/contract/profiles/resumes'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { education } from '#features/profiles/education.ts'
import { useSpan, useYears } from '#features/profiles/person-view.tsx'
import { orLeadOn } from '#outside/lead-on.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { days, rupees } from '#ui/text/amounts.ts'
import type { Route } from './+types/resume.ts'
import classes from './resume.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{
		title: `${loaderData ? i18n.t('resume.title', { name: fullName(loaderData.resume) }) : ''} · ${i18n.t('site.name')}`,
	},
	{ name: 'robots', content: 'noindex' },
]

type Props = Route.ComponentProps
type Resume = Props['loaderData']['resume']

export async function loader(args: Route.LoaderArgs) {
	const { userId: candidateId } = args.params
	const resume = await load(args, showResume, { params: { candidateId } }).catch(
		orLeadOn(args, candidateId, 'employee-data'),
	)
	return { resume }
}

export default function ResumePage({ loaderData: { resume } }: Props) {
	const { t } = useTranslation()
	const layout = useSearchParams()[0].get('layout') === 'two' ? 'two' : 'one'
	return (
		<div className={classes.page}>
			<Tools resume={resume} layout={layout} />
			<article className={classes.sheet} data-layout={layout}>
				<div className={classes.head}>
					<h1>{fullName(resume)}</h1>
					{resume.headline && <p>{resume.headline}</p>}
					<Contact resume={resume} />
				</div>
				<div className={classes.main}>
					<Part title={t('resume.about')} isShown={Boolean(resume.summary)}>
						<p className={classes.lines}>{resume.summary}</p>
					</Part>
					<Work entries={resume.workEntries} />
					<Gaps gaps={resume.careerGaps} />
					<Education resume={resume} />
				</div>
				<div className={classes.side}>
					<Skills resume={resume} />
					<Wanted resume={resume} />
				</div>
			</article>
			{resume.contacts && (
				<p className={classes.note}>
					{t('resume.mine')} <Link to="/profile-update">{t('resume.edit')}</Link>
				</p>
			)}
		</div>
	)
}

function Tools({ resume, layout }: { resume: Resume; layout: 'one' | 'two' }) {
	const { t } = useTranslation()
	return (
		<div className={classes.tools}>
			<nav aria-label={t('resume.layout')}>
				{(['one', 'two'] as const).map((each) => (
					<Link
						key={each}
						to={`?layout=${each}`}
						replace
						preventScrollReset
						aria-current={each === layout ? 'true' : undefined}
					>
						{t(`resume.${each}`)}
					</Link>
				))}
			</nav>
			<div>
				{(['pdf', 'docx', 'json', 'europass'] as const).map((kind) => (
					<Button
						key={kind}
						component="a"
						href={`/api/resumes/${resume.id}/${kind}`}
						download
						aria-label={`${t('resume.download')}: ${t(`resume.${kind}`)}`}
						variant={kind === 'pdf' ? 'filled' : 'default'}
					>
						{t(`resume.${kind}`)}
					</Button>
				))}
				<Button variant="default" onClick={() => window.print()}>
					{t('resume.print')}
				</Button>
			</div>
		</div>
	)
}

function Part({
	title,
	isShown = true,
	children,
}: {
	title: string
	isShown?: boolean
	children: ReactNode
}) {
	if (!isShown) return null
	return (
		<section className={classes.part}>
			<h2>{title}</h2>
			{children}
		</section>
	)
}

function Work({ entries }: { entries: Resume['workEntries'] }) {
	const { t } = useTranslation()
	const span = useSpan()
	return (
		<Part title={t('resume.work')} isShown={entries.length > 0}>
			{entries.map((entry) => (
				<Entry
					key={entry.id}
					title={entry.title}
					time={span(entry)}
					place={[
						entry.organisationName,
						entry.place,
						entry.kind && t(`values.workKind.${entry.kind}`),
						entry.confirmation === 'confirmed' && t('values.confirmation.confirmed'),
					]}
					text={entry.description}
				/>
			))}
		</Part>
	)
}

function Gaps({ gaps }: { gaps: Resume['careerGaps'] }) {
	const { t } = useTranslation()
	const span = useSpan()
	return (
		<Part title={t('person.careerGaps')} isShown={gaps.length > 0}>
			{gaps.map((gap) => (
				<Entry
					key={gap.id}
					title={t(`values.gapReason.${gap.reason}`)}
					time={span(gap)}
					place={[]}
					text={gap.note}
				/>
			))}
		</Part>
	)
}

function Education({ resume }: { resume: Resume }) {
	const { t } = useTranslation()
	const years = useYears()
	const level = resume.education === null ? null : education(resume.education)
	return (
		<Part title={t('resume.education')} isShown={level !== null || resume.educationEntries.length > 0}>
			{resume.educationEntries.length === 0 && (
				<p>{[level, resume.fieldOfStudy].filter(Boolean).join(', ')}</p>
			)}
			{resume.educationEntries.map((entry) => (
				<Entry
					key={entry.id}
					title={[entry.degree, entry.field].filter(Boolean).join(', ')}
					time={years(entry)}
					place={[entry.institution, entry.grade]}
					text={entry.note}
				/>
			))}
		</Part>
	)
}

function Entry({
	title,
	time,
	place,
	text,
}: {
	title: string
	time: string
	place: (string | null | false)[]
	text: string | null
}) {
	return (
		<div className={classes.entry}>
			<h3>{title}</h3>
			<p className={classes.time}>{time}</p>
			<p className={classes.place}>{place.filter(Boolean).join(', ')}</p>
			{text && <p className={classes.lines}>{text}</p>}
		</div>
	)
}

function Contact({ resume }: { resume: Resume }) {
	const { t } = useTranslation()
	const { place, contacts, links } = resume
	const lines = [
		place,
		contacts?.email,
		contacts?.mobileNumber && printedPhone(contacts.mobileNumber),
		contacts?.linkedinUrl,
		contacts?.address,
		...links,
	].filter(Boolean)
	if (lines.length === 0) return null
	return (
		<ul className={classes.contact} aria-label={t('resume.contact')}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	)
}

function Skills({ resume: { skills, languages } }: { resume: Resume }) {
	const { t } = useTranslation()
	return (
		<>
			<Part title={t('resume.skills')} isShown={skills.length > 0}>
				<ul className={classes.claims}>
					{skills.map(({ name, level }) => (
						<li key={name}>
							{name}
							{level !== null && <span>{t(`values.skillLevel.${level as 1 | 2 | 3 | 4}`)}</span>}
						</li>
					))}
				</ul>
			</Part>
			<Part title={t('resume.languages')} isShown={languages.length > 0}>
				<ul className={classes.claims}>
					{languages.map(({ name, level }) => (
						<li key={name}>
							{name}
							{level !== null && <span>{t(`values.languageCode.${level as 1 | 2 | 3 | 4 | 5 | 6}`)}</span>}
						</li>
					))}
				</ul>
			</Part>
		</>
	)
}

function Wanted({ resume }: { resume: Resume }) {
	const { t } = useTranslation()
	const { noticeDays } = resume
	const lines = [
		[resume.profession, ...resume.preferredProfessions].filter(Boolean).join(', '),
		resume.workModes.map((mode) => t(`values.workMode.${mode}`)).join(', '),
		resume.preferredPlaces.map(({ name }) => name).join(', '),
		resume.willingToMove ? t('resume.move') : '',
		noticeDays === null
			? ''
			: noticeDays === 0
				? t('resume.atOnce')
				: t('resume.notice', { days: days(noticeDays) }),
		resume.expectedPay === null ? '' : t('resume.pay', { pay: rupees(resume.expectedPay) }),
	].filter(Boolean)
	return (
		<Part title={t('resume.wanted')} isShown={lines.length > 0}>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Part>
	)
}
