import { Button } from '#ui/action/button/button.tsx'
import { LinkedText } from '#ui/page/linked-text.tsx'
import { Logo } from '#ui/page/logo.tsx'
import { NextSteps } from '#ui/page/next-steps.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { Quotation, Thread } from '#ui/page/thread.tsx'
import { AsideSection, WithAside } from '#ui/page/with-aside.tsx'
import type { Room } from '../part.ts'

const steps = ['Add your skills', 'Add a photo', 'Add a résumé', 'Say when you can start'].map((title) => ({
	key: title,
	title,
	text: 'Employers look for it first.',
	action: 'Add',
	to: '?room=page',
}))

export const page: Room = {
	name: 'page',
	parts: [
		{
			name: 'Logo',
			shows: [Logo],
			states: { plain: <Logo />, small: <Logo size={24} /> },
		},
		{
			name: 'Page and Section',
			shows: [Page, Section],
			states: {
				plain: (
					<Page
						title="Open jobs"
						companion="काम"
						lead="Work in your district, newest first."
						actions={<Button>Post a job</Button>}
					>
						<Section title="Near you" aside={<a href="#page">See all</a>}>
							<p>Three jobs within 25 km.</p>
						</Section>
					</Page>
				),
				dense: (
					<Page title="Open jobs" lead="1,496 open jobs" isDense isLeadShort>
						<p>The list begins on the first screen.</p>
					</Page>
				),
			},
		},
		{
			name: 'WithAside',
			shows: [WithAside, AsideSection],
			states: {
				plain: (
					<WithAside
						aside={
							<AsideSection title="Contact">
								<p>office@sahyadri.example</p>
							</AsideSection>
						}
					>
						<p>What the organisation says about itself.</p>
					</WithAside>
				),
			},
		},
		{
			name: 'Notice',
			shows: [Notice],
			states: {
				plain: <Notice title="The job is paused">It is in no list until you open it again.</Notice>,
				good: <Notice tone="good" title="Your profile is approved" />,
				wait: (
					<Notice tone="wait" title="Your profile is being reviewed" action={<Button>See it</Button>}>
						We tell you as soon as it is decided.
					</Notice>
				),
				bad: (
					<Notice tone="bad" title="Your profile was declined">
						The photo shows somebody else.
					</Notice>
				),
			},
		},
		{
			name: 'NextSteps',
			shows: [NextSteps],
			states: { 'more than three': <NextSteps steps={steps} /> },
		},
		{
			name: 'Thread',
			shows: [Thread, Quotation],
			states: {
				plain: (
					<Thread>
						<li>
							<Quotation>When could you come and see the workshop?</Quotation>
						</li>
						<li>
							<Quotation>On Monday at ten.</Quotation>
						</li>
					</Thread>
				),
			},
		},
		{
			name: 'LinkedText',
			shows: [LinkedText],
			states: {
				'with an address': (
					<p>
						<LinkedText text="Our work is on https://sahyadri.example/work." />
					</p>
				),
			},
		},
	],
}
