import { listJobs } from '@profile-search/contract/jobs'
import { showOrganisation } from '@profile-search/contract/organisations'
import { useTranslation } from 'react-i18next'
import type { Route } from './+types/details.ts'
import { load } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { Facts } from '../../ui/facts.tsx'
import { JobLine } from '../../ui/job-line.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.organisation.name ?? i18n.t('organisations.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const organisation = await load(args, showOrganisation, {
		params: { organisationId: args.params.userId },
	})
	const jobs = await load(args, listJobs, {
		query: { organisationId: organisation.id, page: args.url.searchParams.get('page') ?? 1 },
	})
	return { organisation, jobs }
}

export default function EmployerDetails({ loaderData: { organisation, jobs } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { name, kind, about, industry, size, foundedYear, website, place } = organisation

	return (
		<Page title={name} lead={[t(`values.organisationKind.${kind}`), industry].join(' · ')}>
			<p style={{ whiteSpace: 'pre-line', maxWidth: '44rem', marginBottom: '1.5rem' }}>{about}</p>
			<Facts
				facts={[
					[t('organisation.town'), place],
					[t('organisation.size'), size],
					[t('organisation.founded'), foundedYear],
					[t('organisation.website'), website ? <Website key="website" address={website} /> : null],
				]}
			/>
			<Section title={t('organisations.jobs')}>
				{jobs.items.map((job) => (
					<JobLine key={job.id} job={job} href={`/jobs/${job.id}`} />
				))}
				{jobs.items.length === 0 && <p>{t('organisations.noOpenJobs')}</p>}
				<Pager page={jobs.page} pages={jobs.pages} />
			</Section>
		</Page>
	)
}

function Website({ address }: { address: string }) {
	return (
		<a href={address} rel="noopener nofollow">
			{new URL(address).host}
		</a>
	)
}
