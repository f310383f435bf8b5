import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { listMySubBranches } from '@profile-search/contract/profiles/sub-branches'
import { Link, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/edit-sub-branch.ts'
import { RemoveSubBranch } from './remove-sub-branch.tsx'
import { SubBranchForm } from './sub-branch-form.tsx'
import classes from './sub-branches.module.css'

export const meta = () => [{ title: `${i18n.t('branches.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return { branches: await load(args, listMySubBranches) }
}

export default function EditSubBranch({ loaderData: { branches } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const asked = useSearchParams()[0].get('branch')
	const branch = branches.find(({ id }) => id === asked)

	if (branch || asked === 'new') {
		return (
			<Page
				width="narrow"
				title={branch?.name ?? t('branches.new')}
				companion={t('branches.companion')}
				lead={t('branches.formLead')}
			>
				<SubBranchForm key={asked} branch={branch} />
			</Page>
		)
	}

	const add = (
		<Button component={Link} to="?branch=new">
			{t('branches.new')}
		</Button>
	)
	return (
		<Page
			title={t('branches.title')}
			companion={t('branches.companion')}
			lead={t('branches.lead')}
			actions={branches.length > 0 && add}
		>
			{branches.length === 0 && (
				<Notice title={t('branches.none')} action={add}>
					{t('branches.noneText')}
				</Notice>
			)}
			{branches.length > 0 && (
				<ul className={classes.list}>
					{branches.map(({ id, name, place, address, mobileNumber, email, openJobs }) => (
						<li key={id}>
							<div>
								<h2>{name}</h2>
								<p>{[place, address].filter(Boolean).join(' · ')}</p>
								<p>{[mobileNumber && printedPhone(mobileNumber), email].filter(Boolean).join(' · ')}</p>
								{openJobs > 0 && <p>{t('organisations.openJobs', { count: openJobs })}</p>}
							</div>
							<div className={classes.actions}>
								<Button
									component={Link}
									to={`?branch=${id}`}
									variant="default"
									aria-label={t('branches.editOf', { name })}
								>
									{t('branches.edit')}
								</Button>
								<RemoveSubBranch id={id} name={name} />
							</div>
						</li>
					))}
				</ul>
			)}
			<Link className={classes.back} to="/employer-dashboard">
				{t('organisation.back')}
			</Link>
		</Page>
	)
}
