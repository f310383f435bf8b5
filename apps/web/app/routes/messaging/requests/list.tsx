import type { Details } from '@profile-search/contract/http/endpoint'
import { listContactRequests } from '@profile-search/contract/messaging/contact-requests'
import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { load } from '#api.ts'
import { personMark } from '#features/matching/fit/fit-mark.tsx'
import { JobChoice } from '#features/matching/fit/job-choice.tsx'
import { scorePeople } from '#features/matching/fit/load-fit.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/list.ts'
import { AnswerRequest } from './answer.tsx'
import classes from './requests.module.css'

export const meta = () => [{ title: `${i18n.t('menu.requests')} · ${i18n.t('site.name')}` }]

const boxes = ['received', 'sent'] as const
type Request = Details<typeof listContactRequests>['items'][number]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const box = boxes.find((name) => name === search.get('box')) ?? 'received'
	const query = { box, page: pageIn(search) }
	const requests = await load(args, listContactRequests, { query })
	const people = requests.items.map(({ other }) => other).filter(({ userType }) => userType === 'candidate')
	// Only organisations have jobs to compare people with.
	return { box, requests, fit: await scorePeople(args, people) }
}

export default function Requests({ loaderData: { box, requests, fit } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const isScored = visitor?.userType === 'employer' && visitor.status === 'approved'
	const scores = isScored && fit?.scores
	return (
		<Page
			title={t('menu.requests')}
			companion={t('requests.companion')}
			lead={t('requests.lead', { count: requests.open })}
		>
			<Views label={t('requests.boxes')}>
				{boxes.map((name) => (
					<ViewLink key={name} to={`?box=${name}`} isShown={name === box}>
						{t(`requests.box.${name}`)}
					</ViewLink>
				))}
			</Views>
			{requests.items.length === 0 && (
				<Notice title={t(`requests.none.${box}`)}>{t(`requests.noneText.${box}`)}</Notice>
			)}
			{scores && <JobChoice label={t('matches.scoreFor')} chosen={fit.chosen.id} jobs={fit.jobs} />}
			{requests.items.map((request) => (
				<article key={request.id} className={classes.request}>
					<div>
						<Who other={request.other} />
						<p className={classes.state}>
							{[
								t(`accounts.types.${request.other.userType}`),
								t(`requests.status.${request.status}`),
								date(request.answeredAt ?? request.askedAt),
							].join(' · ')}
						</p>
						<p className={classes.message}>{request.message}</p>
						<Declined request={request} />
						<Contact request={request} />
						{personMark(scores, request.other.id)}
					</div>
					<AnswerRequest request={request} />
				</article>
			))}
			<Pager page={requests.page} pages={requests.pages} />
		</Page>
	)
}

/** A guest has no public page, so their description is shown here. */
function Who({ other: { name, about, image } }: { other: Request['other'] }) {
	return (
		<div className={classes.who}>
			{image !== null && <Portrait image={image} name={name} size="small" />}
			<div>
				<h2>{name}</h2>
				{about && <p>{about}</p>}
			</div>
		</div>
	)
}

function Declined({ request }: { request: Request }) {
	const { t } = useTranslation()
	if (!request.declineReason) return null
	return (
		<p className={classes.declined}>
			{[t(`requests.reasons.${request.declineReason}`), request.declineMessage].filter(Boolean).join(': ')}
		</p>
	)
}

function Contact({ request: { id, email, mobileNumber } }: { request: Request }) {
	const { t } = useTranslation()
	if (!email) return null
	return (
		<p className={classes.contact}>
			<a href={`mailto:${email}`}>{email}</a>
			{mobileNumber ? (
				<a href={`tel:${mobileNumber}`}>{printedPhone(mobileNumber)}</a>
			) : (
				t('requests.noMobile')
			)}
			<a href={`/api/contact-requests/${id}/card`} download>
				{t('requests.card')}
			</a>
		</p>
	)
}
