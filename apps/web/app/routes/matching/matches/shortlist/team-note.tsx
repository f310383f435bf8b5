import type { ShortlistNote } from '@profile-search/contract/matching/shortlist-notes'
import { IconNote } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { z } from 'zod'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { loadedLater } from '#ui/loading/loaded-later.tsx'

const NoteForm = loadedLater(async () => (await import('./note-form.tsx')).default)

type Props = {
	jobId: string
	person: { id: string; name: string }
	note: z.input<typeof ShortlistNote> | undefined
	/** The tags that the organisation uses. */
	tags: readonly string[]
}

/** Opens the note and the tags of the team on a person. */
export function TeamNote({ jobId, person, note, tags }: Props) {
	const { t } = useTranslation()
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<Button
				variant="default"
				leftSection={<IconNote size={20} stroke={1.9} aria-hidden="true" />}
				aria-label={t('shortlist.noteOn', { name: person.name })}
				onClick={() => setOpen(true)}
			>
				{t('shortlist.noteWord')}
			</Button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={t('shortlist.noteOn', { name: person.name })}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<Suspense>
					<NoteForm
						jobId={jobId}
						candidateId={person.id}
						note={note}
						tags={tags}
						onDone={() => setOpen(false)}
					/>
				</Suspense>
			</Modal>
		</>
	)
}
