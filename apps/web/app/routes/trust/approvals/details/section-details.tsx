import { SectionKind, showPendingSection } from '@profile-search/contract/profiles/sections'
import { data } from 'react-router'
import { load } from '#api.ts'
import { AdviserView, InvestorView } from '#features/profiles/section-view.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page } from '#ui/page/page.tsx'
import { Decide } from '../decide/decide.tsx'
import { Decisions } from '../decide/decisions.tsx'
import type { Route } from './+types/section-details.ts'

export const meta = () => [{ title: `${i18n.t('approvals.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const kind = SectionKind.safeParse(args.params.kind).data
	if (!kind) throw data(null, { status: 404 })
	const accountId = args.params.ID
	const shown = await load(args, showPendingSection, { params: { kind, accountId } })
	return { ...shown, kind, accountId }
}

export default function PendingSection({
	loaderData: { kind, accountId, advisory, investor, email, decisions },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	const section = advisory ?? investor
	if (!section) return null
	return (
		<Page title={section.name} lead={[t(`sections.kind.${kind}`), email].join(' · ')}>
			{advisory && <AdviserView adviser={advisory} />}
			{investor && <InvestorView investor={investor} />}
			<Decisions decisions={decisions} />
			<Decide
				key={accountId}
				accountId={accountId}
				name={section.name}
				section={kind}
				status={section.status}
			/>
		</Page>
	)
}
