import type { Details } from '@profile-search/contract/http/endpoint'
import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { sendGrievanceAttachment, showGrievance } from '@profile-search/contract/trust/grievance-answers'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { Clocks } from '#features/trust/grievances/clocks.tsx'
import { Log, sizeOf } from '#features/trust/grievances/log.tsx'
import { useNow } from '#features/trust/grievances/use-now.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { AsideSection, WithAside } from '#ui/page/with-aside.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/grievance.ts'
import { AnswerForm } from './answer-form.tsx'
import { Assign } from './assign.tsx'
import { NoteForm } from './note-form.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => [
	{ title: `${loaderData?.number ?? i18n.t('adminArea.grievances')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showGrievance, { params: { grievanceId: args.params.grievanceId } })
}

export default function GrievanceDetails({ loaderData: grievance }: Route.ComponentProps) {
	const { t } = useTranslation()
	const now = useNow(grievance.asOf)
	return (
		<Page
			title={grievance.number}
			companion={t('grievance.companion')}
			lead={[
				t(`grievance.kinds.${grievance.kind}`),
				t(`grievance.status.${grievance.status}`),
				t('grievance.filedOn', { date: date(grievance.filedAt) }),
			].join(' · ')}
			actions={<Link to="/admin/grievances">{t('adminArea.grievances')}</Link>}
		>
			<WithAside
				aside={
					<>
						<Clocks grievance={grievance} now={now} />
						<Complainant grievance={grievance} />
						<Assign key={grievance.version} grievance={grievance} />
					</>
				}
			>
				<Section title={t('adminArea.everything')}>
					<Log
						events={grievance.events}
						renderFile={({ id, name, size }) => (
							<Button
								component="a"
								href={`/api/${sendGrievanceAttachment.path
									.replace(':grievanceId', grievance.id)
									.replace(':attachmentId', id)}`}
								variant="default"
								size="sm"
								leftSection={<IconDownload size={16} aria-hidden="true" />}
								aria-label={t('grievance.download', { name, size: sizeOf(size) })}
							>
								{name}
							</Button>
						)}
					/>
				</Section>
				<AnswerForm key={grievance.status} grievance={grievance} />
				<NoteForm grievanceId={grievance.id} />
			</WithAside>
		</Page>
	)
}

type Props = { grievance: Details<typeof showGrievance> }

function Complainant({ grievance }: Props) {
	const { t } = useTranslation()
	const { account, behalfName, behalfRelation, stars, ratingComment } = grievance
	return (
		<AsideSection title={t('adminArea.complainant')}>
			<Facts
				columns={1}
				facts={[
					[t('grievance.officerName'), grievance.name],
					[
						t('adminArea.mail'),
						<a key="mail" href={`mailto:${grievance.email}`}>
							{grievance.email}
						</a>,
					],
					[t('adminArea.phone'), grievance.phone && printedPhone(grievance.phone)],
					[t('adminArea.account'), account ? account.name : t('adminArea.noAccount')],
					...(behalfName
						? [[t('adminArea.forWhom'), `${behalfName} (${behalfRelation})`] satisfies [string, string]]
						: []),
					[t('adminArea.subject'), grievance.subject],
					...(stars
						? [
								[
									t('adminArea.rating'),
									[t('adminArea.ratingOf', { stars }), ratingComment].filter(Boolean).join(': '),
								] satisfies [string, string],
							]
						: []),
				]}
			/>
		</AsideSection>
	)
}
