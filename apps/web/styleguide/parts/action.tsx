import { IconDownload } from '@tabler/icons-react'
import { alert } from '#ui/action/alert.ts'
import { Alerts } from '#ui/action/alerts.tsx'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { Dropdown } from '#ui/action/dropdown.tsx'
import { KitDrawer, KitModal } from '#ui/action/kit-dialogs.tsx'
import { KitToasts } from '#ui/action/kit-toasts.tsx'
import { Drawer, Modal } from '#ui/action/modal.tsx'
import { ShareMenu } from '#ui/action/share-menu.tsx'
import { toast } from '#ui/action/toast.ts'
import { Toasts } from '#ui/action/toasts.tsx'
import { undoToast } from '#ui/action/undo-toast.tsx'
import { PlainToasts } from '#ui/loading/plain-toasts.tsx'
import { Opens } from '../opens.tsx'
import { nothing, type Room, succeed } from '../part.ts'

/** What the styleguide opens at its own edge: alerts and toasts are shown above everything, see `styleguide.tsx`. */
export const action: Room = {
	name: 'action',
	parts: [
		{
			name: 'Alert, waits for its OK',
			shows: [Alerts, alert],
			states: {
				success: <Button onClick={() => alert('success', 'Login successful')}>Show the alert</Button>,
				error: (
					<Button color="vermilion" onClick={() => alert('error', 'Please enter an valid Email.')}>
						Show the error
					</Button>
				),
			},
		},
		{
			name: 'Toast, for three seconds',
			shows: [Toasts, KitToasts, PlainToasts, toast, undoToast],
			states: {
				success: <Button onClick={() => toast('The job was saved.')}>Show the toast</Button>,
				error: (
					<Button color="vermilion" onClick={() => toast('The job was not saved.', 'error')}>
						Show the error
					</Button>
				),
				'with a way back': (
					<Button variant="default" onClick={() => undoToast('The skill was removed.', nothing)}>
						Remove a skill
					</Button>
				),
				'as long as the kit cannot be loaded': (
					<Opens label="Show toasts without the kit">{(isOpen) => isOpen && <PlainToasts />}</Opens>
				),
			},
		},
		{
			name: 'AskSure',
			shows: [AskSure],
			states: {
				'what cannot be undone': (
					<Opens label="Close the job">
						{(isOpen, close) => (
							<AskSure
								isOpen={isOpen}
								title="Close the job"
								question="It takes no more applications. Those who applied are told."
								yes="Close the job"
								onYes={async () => close()}
								onClose={close}
							/>
						)}
					</Opens>
				),
				'what does no harm': (
					<Opens label="Approve">
						{(isOpen, close) => (
							<AskSure
								isOpen={isOpen}
								title="Approve"
								question="The profile is shown to members from now on."
								yes="Approve"
								isGood
								onYes={async () => close()}
								onClose={close}
							/>
						)}
					</Opens>
				),
			},
		},
		{
			name: 'Button',
			shows: [Button],
			states: {
				filled: <Button>Apply</Button>,
				default: <Button variant="default">Cancel</Button>,
				outline: <Button variant="outline">Invite</Button>,
				subtle: <Button variant="subtle">Show more</Button>,
				'filled, takes away': <Button color="vermilion">Close the job</Button>,
				'outline, takes away': (
					<Button variant="outline" color="vermilion">
						Decline
					</Button>
				),
				'subtle, takes away': (
					<Button variant="subtle" color="vermilion">
						Withdraw
					</Button>
				),
				large: <Button size="lg">Save and go on</Button>,
				small: <Button size="sm">Correct</Button>,
				compact: <Button size="compact-md">Undo</Button>,
				'with an icon': (
					<Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />}>
						Download
					</Button>
				),
				'at work': <Button loading>Send</Button>,
				disabled: <Button disabled>Send</Button>,
				'a link': (
					<Button component="a" href="#button">
						Look for jobs
					</Button>
				),
				'a long label in a narrow place': (
					<div style={{ width: '10rem' }}>
						<Button fullWidth>Ask for contact and say what it is about</Button>
					</div>
				),
			},
		},
		{
			name: 'ConfirmButton',
			shows: [ConfirmButton],
			states: {
				plain: <ConfirmButton label="Withdraw" question="Withdraw this application?" act={succeed} />,
			},
		},
		{
			name: 'Dropdown',
			shows: [Dropdown],
			states: {
				closed: (
					<Dropdown label="More">
						<a href="#dropdown">Open in a list</a>
						<a href="#dropdown">Print</a>
					</Dropdown>
				),
			},
		},
		{
			name: 'ShareMenu',
			shows: [ShareMenu],
			states: { closed: <ShareMenu title="Welder at Sahyadri Works" path="/jobs/1?from=shared" /> },
		},
		{
			name: 'Modal and Drawer',
			shows: [Modal, Drawer, KitModal, KitDrawer],
			states: {
				modal: (
					<Opens label="Open the modal">
						{(isOpen, close) => (
							<Modal
								opened={isOpen}
								onClose={close}
								title="Save this search"
								closeButtonProps={{ 'aria-label': 'Close' }}
							>
								<p>We tell you as soon as a new job fits it.</p>
							</Modal>
						)}
					</Opens>
				),
				drawer: (
					<Opens label="Open the drawer">
						{(isOpen, close) => (
							<Drawer
								opened={isOpen}
								onClose={close}
								position="right"
								title="Menu"
								closeButtonProps={{ 'aria-label': 'Close' }}
							>
								<p>What does not fit beside the page.</p>
							</Drawer>
						)}
					</Opens>
				),
			},
		},
	],
}
