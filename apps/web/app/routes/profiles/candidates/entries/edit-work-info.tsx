import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { removeWorkEntry } from '@profile-search/contract/profiles/entries'
import { Link, useSearchParams } from 'react-router'
import { load, send } from '#api.ts'
import { useSpan } from '#features/profiles/person-view.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { duration } from '#ui/text/amounts.ts'
import type { Route } from './+types/edit-work-info.ts'
import classes from './entries.module.css'
import { EntryList } from './entry-list.tsx'
import { GapForm } from './gap-form.tsx'
import { GapList } from './gap-list.tsx'
import { unnamedGaps } from './unnamed-gaps.ts'
import { WorkForm } from './work-form.tsx'

export const meta = () => [{ title: `${i18n.t('entries.work.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { workEntries, workedMonths, careerGaps } = await load(args, showMyProfile)
	const unnamed = unnamedGaps(workEntries, careerGaps, new Date())
	return { workEntries, workedMonths, careerGaps, unnamed }
}

export default function EditWork({ loaderData }: Route.ComponentProps) {
	const { workEntries, workedMonths, careerGaps, unnamed } = loaderData
	const { t } = useTranslation()
	const span = useSpan()
	const [search] = useSearchParams()
	const [asked, askedGap] = [search.get('entry'), search.get('gap')]
	const gap = careerGaps.find(({ id }) => id === askedGap)
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

	if (gap || askedGap === 'new') {
		return (
			<Page
				title={t(gap ? 'entries.work.gapChange' : 'entries.work.gapNew')}
				companion={t('entries.work.companion')}
				width="narrow"
			>
				<GapForm key={search.toString()} gap={gap} from={dayIn(search, 'from')} to={dayIn(search, 'to')} />
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
					{t('entries.work.noneText')} <Link to="/resume-import">{t('resumeImport.link')}</Link>
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
			<GapList gaps={careerGaps} unnamed={unnamed} />
			<Link className={classes.back} to="/employee-dashboard">
				{t('entries.back')}
			</Link>
		</Page>
	)
}

/** The first day of a month, from a query parameter. */
function dayIn(search: URLSearchParams, name: string) {
	const day = search.get(name)
	return day && /^\d{4}-(0[1-9]|1[0-2])-01$/.test(day) ? day : null
}
