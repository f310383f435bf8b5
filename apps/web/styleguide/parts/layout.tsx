import type { ReactNode } from 'react'
import { Button } from '#ui/action/button/button.tsx'
import { LatePart } from '#ui/early-input/late-part.tsx'
import { KeyHelp } from '#ui/keys/key-help.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { PartNotLoaded } from '#ui/loading/loaded-later.tsx'
import { Opens } from '../opens.tsx'
import { nothing, type Room } from '../part.ts'
import fold from '#ui/layout/fold.module.css'

const rows = [
	['Pune', '1,496'],
	['Nagpur', '312'],
] as const

export const layout: Room = {
	name: 'layout',
	parts: [
		{
			name: 'Stack, Row, Grid and Card',
			shows: [Stack, Row, Grid, Card],
			states: {
				stack: (
					<Stack gap={8}>
						<p>The first</p>
						<p>The second</p>
					</Stack>
				),
				row: (
					<Row gap={12} align="center" links>
						<Button>Apply</Button>
						<a href="#row">See the organisation</a>
					</Row>
				),
				'grid of cards': (
					<Grid columns="14rem" gap={16}>
						<Card>A box for what can be acted on.</Card>
						<Card>Another beside it, or below it on a phone.</Card>
					</Grid>
				),
			},
		},
		{
			name: 'Fold',
			shows: [],
			states: {
				closed: (
					<details className={fold.fold}>
						<summary>How this is counted</summary>
						<p>Each skill that is asked for counts by how rare it is.</p>
					</details>
				),
			},
		},
		{
			name: 'Tabs',
			shows: [Tabs],
			states: {
				'the second is chosen': (
					<Tabs
						label="Kind of account"
						value="guest"
						tabs={[
							{ value: 'person', label: 'Person' },
							{ value: 'guest', label: 'Guest' },
						]}
						onChange={nothing}
					>
						<p>What a guest sees.</p>
					</Tabs>
				),
			},
		},
		{
			name: 'Table',
			shows: [Table],
			states: {
				plain: <Table>{tableOf()}</Table>,
				numeric: <Table kind="numeric">{tableOf()}</Table>,
				'with actions': (
					<Table kind="actions">
						{tableOf(
							<Button variant="subtle" size="compact-md">
								Rename
							</Button>,
						)}
					</Table>
				),
			},
		},
		{
			name: 'KeyHelp',
			shows: [KeyHelp],
			states: {
				'closed and open': (
					<Opens label="Show the keys">
						{(isOpen, close) => (
							<KeyHelp
								keys={[
									[['j'], 'next'],
									[['k'], 'previous'],
								]}
								textOf={(name) => `To the ${name} one`}
								isOpen={isOpen}
								onOpen={nothing}
								onClose={close}
							/>
						)}
					</Opens>
				),
			},
		},
		{
			name: 'LatePart',
			shows: [LatePart],
			states: {
				there: (
					<LatePart>
						<p>A part that arrives after the page around it.</p>
					</LatePart>
				),
			},
		},
		{
			name: 'A part whose code is loaded later',
			shows: [PartNotLoaded],
			states: { 'could not be loaded': <PartNotLoaded /> },
		},
	],
}

function tableOf(action?: ReactNode) {
	return (
		<>
			<thead>
				<tr>
					<th scope="col">Town</th>
					<th scope="col">Jobs</th>
					{action && <th scope="col">Action</th>}
				</tr>
			</thead>
			<tbody>
				{rows.map(([town, jobs]) => (
					<tr key={town}>
						<th scope="row">{town}</th>
						<td>{jobs}</td>
						{action && <td>{action}</td>}
					</tr>
				))}
			</tbody>
		</>
	)
}
