import { Button } from '@mantine/core'
import { showMyProfile } from '@profile-search/contract/candidates'
import { removeWorkEntry } from '@profile-search/contract/entries'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/edit-work-info.ts'
import { load, send } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { duration } from '../../ui/amounts.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { useSpan } from '../../ui/person-view.tsx'
import classes from './entries.module.css'
import { EntryList } from './entry-list.tsx'
import { WorkForm } from './work-form.tsx'

export const meta = () => [{ title: `${i18n.t('entries.work.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { workEntries, workedMonths } = await load(args, showMyProfile)
	return { workEntries, workedMonths }
}

export default function EditWork({ loaderData: { workEntries, workedMonths } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const span = useSpan()
	const asked = useSearchParams()[0].get('entry')
	const entry = workEntries.find(({ id }) => id === asked)

	if (entry || asked === 'new') {
		return (
			<Page
				title={t(entry ? 'entries.work.change' : 'entries.work.new')}
				companion={t('entries.work.companion')}
				width="narrow"
			>
				<WorkForm key={asked} entry={entry} />
			</Page>
		)
	}

	const add = (
		<Button component={Link} to="?entry=new">
			{t('entries.work.new')}
		</Button>
	)
	return (
		<Page
			title={t('entries.work.title')}
			companion={t('entries.work.companion')}
			lead={t('entries.work.lead')}
			actions={workEntries.length > 0 && add}
		>
			{workEntries.length === 0 && (
				<Notice title={t('entries.work.none')} action={add}>
					{t('entries.work.noneText')}
				</Notice>
			)}
			{workEntries.length > 0 && (
				<EntryList
					entries={workEntries.map((work) => ({
						id: work.id,
						title: `${work.title}, ${work.organisationName}`,
						texts: [
							[
								span(work),
								work.place,
								work.kind && t(`values.workKind.${work.kind}`),
								work.confirmation && t(`values.confirmation.${work.confirmation}`),
							]
								.filter(Boolean)
								.join(' · '),
						],
						note: work.description,
					}))}
					onRemove={(entryId) => send(removeWorkEntry, { params: { entryId } })}
				/>
			)}
			{workedMonths > 0 && (
				<p className={classes.sum}>{t('entries.work.sum', { time: duration(workedMonths) })}</p>
			)}
			<Link className={classes.back} to="/employee-dashboard">
				{t('entries.back')}
			</Link>
		</Page>
	)
}
