import { ActionIcon } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { Button } from '#ui/action/button/button.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { LineLink } from '#ui/line/line-link.tsx'
import { ListLine } from '#ui/line/list-line.tsx'
import { RecordLine } from '#ui/line/record-line.tsx'
import { WorkLine } from '#ui/line/work-line.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import type { Room } from '../part.ts'

const actions = (
	<Button variant="default" size="compact-md">
		Change
	</Button>
)

export const line: Room = {
	name: 'line',
	parts: [
		{
			name: 'ListLine',
			shows: [ListLine, LineLink],
			states: {
				plain: (
					<ListLine
						title="Welder"
						href="#line"
						texts={['Sahyadri Works, Pune', 'Joins plates for tanks and boilers.']}
						facts={['₹ 3,00,000 – ₹ 4,20,000', '2 years', 'On site']}
					/>
				),
				'with a portrait and an action': (
					<ListLine
						title="Meera Joshi"
						href="#line"
						portrait={<Portrait image={null} name="Meera Joshi" size="small" />}
						texts={['Plans irrigation for orchards']}
						facts={['Nashik', '8 years']}
						action={
							<ActionIcon variant="subtle" size={44} aria-label="Save">
								<IconBookmark aria-hidden="true" />
							</ActionIcon>
						}
					/>
				),
			},
		},
		{
			name: 'ActionLine',
			shows: [ActionLine],
			states: {
				plain: (
					<ActionLine title="Email" text="meera@example.com">
						{actions}
					</ActionLine>
				),
				marked: <ActionLine title="Second step" mark="On" text="A code of your phone at each login." />,
				bad: <ActionLine title="Webhook" mark="Failing" isBad text="The last 12 calls were refused." />,
			},
		},
		{
			name: 'RecordLine',
			shows: [RecordLine],
			states: {
				plain: (
					<RecordLine title="The profile was approved" aside="2 March 2026" foot={<p>By an approver</p>}>
						<p>It is shown to members from now on.</p>
					</RecordLine>
				),
			},
		},
		{
			name: 'WorkLine',
			shows: [WorkLine],
			states: Object.fromEntries(
				['calm', 'soon', 'urgent', 'overdue'].map((state) => [
					state,
					<ul key={state}>
						<WorkLine
							state={state}
							quote="My number is shown to everyone, though I never said so."
							side="In 3 days"
						>
							<strong>Grievance 118</strong>
						</WorkLine>
					</ul>,
				]),
			),
		},
	],
}
