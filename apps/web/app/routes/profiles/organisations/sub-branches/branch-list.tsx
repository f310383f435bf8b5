import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import type { SubBranch } from '@profile-search/contract/profiles/sub-branches'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import classes from './sub-branches.module.css'

/** The branches of an organisation as others see them; the number of jobs links to the jobs of the branch. */
export function BranchList({ branches, chosen }: { branches: SubBranch[]; chosen?: string | undefined }) {
	const { t } = useTranslation()
	return (
		<Grid as="ul" columns="17rem" gap={[24, 32]}>
			{branches.map(({ id, name, place, address, mobileNumber, email, openJobs }) => (
				<li key={id} className={classes.branch}>
					<h3>{name}</h3>
					<p>{place}</p>
					{address && <p>{address}</p>}
					{mobileNumber && (
						<p>
							<a href={`tel:${mobileNumber}`}>{printedPhone(mobileNumber)}</a>
						</p>
					)}
					{email && (
						<p>
							<a href={`mailto:${email}`}>{email}</a>
						</p>
					)}
					{openJobs > 0 && (
						<p>
							<Link
								to={`?branch=${id}#jobs`}
								preventScrollReset
								aria-current={id === chosen || undefined}
								aria-label={t('branches.jobsOf', { count: openJobs, name })}
							>
								{t('organisations.openJobs', { count: openJobs })}
							</Link>
						</p>
					)}
				</li>
			))}
		</Grid>
	)
}
