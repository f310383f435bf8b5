import { fullName } from '@profile-search/contract/accounts/full-name'
import type { listSentInvitations } from '@profile-search/contract/hiring/job-invitations'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { listPersonMatches } from '@profile-search/contract/matching/matches'
import type { listShortlistNotes } from '@profile-search/contract/matching/shortlist-notes'
import { Invite } from '#features/hiring/invitations/invite.tsx'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { MatchLine } from '#features/matching/shortlist/match-line.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { duration } from '#ui/text/amounts.ts'
import { Choice } from './choice.tsx'
import { Memo } from './memo.tsx'
import { TeamNote } from './team-note.tsx'

type Props = {
	found: Details<typeof listPersonMatches>[number]
	jobId: string
	/** The job, if it is open. */
	job: { id: string; title: string } | undefined
	saved: string[] | null
	invitations: Details<typeof listSentInvitations> | null
	note: Details<typeof listShortlistNotes>[number] | undefined
	tags: readonly string[]
	isOpen: boolean
	onToggle: (isOpen: boolean) => void
	isSelected: boolean
	onSelect: (isSelected: boolean) => void
}

/** A person on the shortlist of a job. */
export function PersonLine({
	found: { rank, person, match },
	jobId,
	job,
	saved,
	invitations,
	note,
	tags,
	isOpen,
	onToggle,
	isSelected,
	onSelect,
}: Props) {
	const { t } = useTranslation()
	const name = fullName(person)
	return (
		<MatchLine
			rank={rank}
			title={name}
			text={[
				person.headline ?? person.profession,
				person.place,
				person.experienceMonths && t('matches.experience', { duration: duration(person.experienceMonths) }),
			]
				.filter(Boolean)
				.join(' · ')}
			href={`/employee-details/${person.id}?job=${jobId}`}
			record={match}
			reader="employer"
			heading="h2"
			isOpen={isOpen}
			onToggle={onToggle}
			choice={<Choice name={name} isSelected={isSelected} onSelect={onSelect} />}
			memo={note && <Memo note={note} isShort={!isOpen} />}
			actions={<TeamNote jobId={jobId} person={{ id: person.id, name }} note={note} tags={tags} />}
			save={
				<>
					{job && invitations && <Invite job={job} person={{ id: person.id, name }} sent={invitations} />}
					<SaveButton kind="person" subjectId={person.id} name={name} saved={saved} />
				</>
			}
		/>
	)
}
