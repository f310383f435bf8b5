import { listOrganisationJobs } from '@profile-search/contract/hiring/jobs'
import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { showOrganisation } from '@profile-search/contract/profiles/organisations'
import { listSubBranches } from '@profile-search/contract/profiles/sub-branches'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { whereabouts } from '#features/hiring/jobs/job-line.tsx'
import { pay } from '#features/hiring/pay.ts'
import { DomainBadge } from '#features/profiles/domain-badge.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { date } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import { today } from '#ui/text/site-zone.ts'
import type { Route } from './+types/data.ts'
import classes from './data.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.organisation.name ?? i18n.t('organisations.title')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
]

export async function loader(args: Route.LoaderArgs) {
	const organisation = await load(args, showOrganisation, { params: { organisationId: args.params.userId } })
	const [branches, jobs] = await Promise.all([
		load(args, listSubBranches, { params: { organisationId: organisation.id } }),
		load(args, listOrganisationJobs, { params: { organisationId: organisation.id }, query: {} }),
	])
	return { organisation, branches, jobs, asOf: today() }
}

export default function EmployerData({
	loaderData: { organisation, branches, jobs, asOf },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	const { id, name, kind, about, industry, size, foundedYear, website, place, logo, verifiedDomain } =
		organisation
	const more = jobs.total - jobs.items.length

	return (
		<Page
			title={name}
			lead={[t(`values.organisationKind.${kind}`), industry].join(' · ')}
			portrait={logo !== null && <Portrait image={logo} name={name} shape="square" />}
			actions={
				<div className={classes.actions}>
					<Link to={`/employer-details/${id}`}>{t('employerData.back')}</Link>
					<Button onClick={() => window.print()}>{t('employerData.print')}</Button>
				</div>
			}
		>
			<div className={classes.sheet}>
				<section>
					<h2>{t('employerData.about')}</h2>
					{verifiedDomain && <DomainBadge domain={verifiedDomain} />}
					<OwnWords isMarked text={about} className={classes.about} />
					<Facts
						facts={[
							[t('organisation.town'), place],
							[t('organisation.size'), size],
							[t('organisation.founded'), foundedYear],
							[t('organisation.website'), website],
						]}
					/>
				</section>
				{branches.length > 0 && (
					<section>
						<h2>{t('branches.section')}</h2>
						<ul className={classes.rows}>
							{branches.map((branch) => (
								<li key={branch.id}>
									<b>{branch.name}</b>
									<span>
										{[
											branch.place,
											branch.address,
											branch.mobileNumber && printedPhone(branch.mobileNumber),
											branch.email,
										]
											.filter(Boolean)
											.join(' · ')}
									</span>
								</li>
							))}
						</ul>
					</section>
				)}
				<section>
					<h2>{t('organisations.jobs')}</h2>
					{jobs.items.length === 0 && <p>{t('organisations.noOpenJobs')}</p>}
					<ul className={classes.rows}>
						{jobs.items.map((job) => (
							<li key={job.id}>
								<b>{job.title}</b>
								<span>
									{[
										job.subBranch?.name,
										whereabouts(job, t(`values.workMode.${job.workMode}`)),
										pay(job),
										t('jobs.until', { date: date(job.closesOn) }),
									]
										.filter(Boolean)
										.join(' · ')}
								</span>
							</li>
						))}
					</ul>
					{more > 0 && <p>{t('employerData.moreJobs', { count: more })}</p>}
				</section>
				<p className={classes.state}>{t('employerData.state', { date: date(asOf) })}</p>
			</div>
		</Page>
	)
}
