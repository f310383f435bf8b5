import { AdviceArea, listAdvisers } from '@profile-search/contract/profiles/sections'
import { load } from '#api.ts'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { AdviserLine } from '#features/profiles/adviser-line.tsx'
import { i18n } from '#text/i18n.ts'
import { pageIn } from '#ui/list/pager/page-number.ts'
import type { Route } from './+types/adviser-list.ts'
import { SectionList } from './section-list.tsx'

export const meta = () => [
	{ title: `${i18n.t('advisers.title')} · ${i18n.t('site.name')}` },
	{ name: 'description', content: i18n.t('site.tagline') },
]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const query = {
		page: pageIn(search),
		query: search.get('query')?.slice(0, 120) ?? '',
		area: AdviceArea.safeParse(search.get('area')).data,
	}
	const advisers = await load(args, listAdvisers, { query })
	return { advisers, saved: await savedAmong(args, 'adviser', advisers.items) }
}

export default function AdviserList({ loaderData: { advisers, saved } }: Route.ComponentProps) {
	return (
		<SectionList
			kind="adviser"
			found={advisers}
			saved={saved}
			choice={{
				name: 'area',
				values: AdviceArea.options.map((value) => [value, i18n.t(`values.adviceArea.${value}`)]),
			}}
			renderLine={(adviser, action) => <AdviserLine key={adviser.id} adviser={adviser} action={action} />}
		/>
	)
}
