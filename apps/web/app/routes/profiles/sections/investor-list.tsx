import { InvestmentSector, listInvestors } from '@profile-search/contract/profiles/sections'
import { load } from '#api.ts'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { InvestorLine } from '#features/profiles/investor-line.tsx'
import { i18n } from '#text/i18n.ts'
import { pageIn } from '#ui/list/pager/page-number.ts'
import type { Route } from './+types/investor-list.ts'
import { SectionList } from './section-list.tsx'

export const meta = () => [
	{ title: `${i18n.t('investors.title')} · ${i18n.t('site.name')}` },
	{ name: 'description', content: i18n.t('site.tagline') },
]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const query = {
		page: pageIn(search),
		query: search.get('query')?.slice(0, 120) ?? '',
		sector: InvestmentSector.safeParse(search.get('sector')).data,
	}
	const investors = await load(args, listInvestors, { query })
	return { investors, saved: await savedAmong(args, 'investor', investors.items) }
}

export default function InvestorList({ loaderData: { investors, saved } }: Route.ComponentProps) {
	return (
		<SectionList
			kind="investor"
			found={investors}
			saved={saved}
			choice={{
				name: 'sector',
				values: InvestmentSector.options.map((value) => [value, i18n.t(`values.sector.${value}`)]),
			}}
			renderLine={(investor, action) => (
				<InvestorLine key={investor.id} investor={investor} action={action} />
			)}
		/>
	)
}
