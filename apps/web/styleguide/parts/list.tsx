import { Button } from '#ui/action/button/button.tsx'
import { Difference } from '#ui/list/difference.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Tags } from '#ui/list/tags.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Opens } from '../opens.tsx'
import type { Room } from '../part.ts'
import bulk from '#ui/list/bulk-bar.module.css'

export const list: Room = {
	name: 'list',
	parts: [
		{
			name: 'Difference',
			shows: [Difference],
			states: {
				'changed, added, removed': (
					<Difference
						before="Before"
						after="After"
						rows={[
							{ label: 'Town', before: 'Pune', after: 'Nagpur' },
							{ label: 'Mobile', before: '', after: '+91 98765 43210' },
							{ label: 'Website', before: 'sahyadri.example', after: '' },
						]}
					/>
				),
			},
		},
		{
			name: 'Facts',
			shows: [Facts],
			states: {
				'two columns': (
					<Facts
						facts={[
							['Town', 'Pune'],
							['Experience', '8 years'],
							['Pay a year', null],
						]}
					/>
				),
				'one column': (
					<Facts
						columns={1}
						facts={[
							['Start date', 'Immediately'],
							['Workplace', 'On site'],
						]}
					/>
				),
			},
		},
		{
			name: 'FilterLinks',
			shows: [FilterLinks],
			states: {
				'one chosen': (
					<FilterLinks label="State">
						<a href="#open" aria-current="true">
							Open
						</a>
						<a href="#closed">Closed</a>
					</FilterLinks>
				),
			},
		},
		{
			name: 'Pager',
			shows: [Pager],
			states: {
				first: <Pager page={1} pages={12} label="Pages, at the first" />,
				middle: <Pager page={6} pages={12} label="Pages, in the middle" />,
				last: <Pager page={3} pages={3} label="Pages, at the last" />,
			},
		},
		{
			name: 'Tags',
			shows: [Tags],
			states: {
				'with a note': (
					<Tags names={[{ name: 'Welding', note: '5 years' }, { name: 'Blueprints' }, { name: 'मराठी' }]} />
				),
			},
		},
		{
			name: 'Views',
			shows: [Views, ViewLink],
			states: {
				'shown, late, empty': (
					<Views label="Grievances">
						<ViewLink to="?room=list" isShown amount={12}>
							Open
						</ViewLink>
						<ViewLink to="?room=list&view=due" isShown={false} amount={3} isLate>
							Due
						</ViewLink>
						<ViewLink to="?room=list&view=closed" isShown={false} amount={0}>
							Closed
						</ViewLink>
					</Views>
				),
			},
		},
		{
			name: 'Bar for what is chosen',
			shows: [],
			states: {
				open: (
					<Opens label="Choose two people">
						{(isOpen, close) =>
							isOpen && (
								<div className={bulk.bulk}>
									<strong>2 chosen</strong>
									<Button>Compare</Button>
									<Button variant="default" onClick={close}>
										Clear
									</Button>
								</div>
							)
						}
					</Opens>
				),
			},
		},
	],
}
