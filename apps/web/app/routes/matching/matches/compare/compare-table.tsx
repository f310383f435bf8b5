import { fullName } from '@profile-search/contract/accounts/full-name'
import type { listSentInvitations } from '@profile-search/contract/hiring/job-invitations'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { comparePersonMatches } from '@profile-search/contract/matching/matches'
import type { listShortlistNotes } from '@profile-search/contract/matching/shortlist-notes'
import { IconX } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { Invite } from '#features/hiring/invitations/invite.tsx'
import { fromShortlist } from '#features/matching/fit/person-fit.tsx'
import { ScoreStrip } from '#features/matching/score/score-strip.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Memo } from '../shortlist/memo.tsx'
import { TeamNote } from '../shortlist/team-note.tsx'
import { PartCell, SkillCell } from './cells.tsx'
import classes from './compare.module.css'
import { profileRows } from './profile-rows.ts'

export type Found = Details<typeof comparePersonMatches>
type Props = {
	jobId: string
	/** The job, if it is open. */
	job: { id: string; title: string } | undefined
	found: Found
	invitations: Details<typeof listSentInvitations> | null
	notes: Details<typeof listShortlistNotes>
	tags: readonly string[]
}

/** People in columns; what an organisation weighs in rows, in groups. */
export function CompareTable({ jobId, job, found, invitations, notes, tags }: Props) {
	const { t } = useTranslation()
	const kinds = [...new Set(found.flatMap(({ match }) => match.parts.map(({ kind }) => kind)))]
	const without = (left: string) => found.flatMap(({ person: { id } }) => (id === left ? [] : [id])).join(',')
	const row = (title: ReactNode, key: string, cell: (each: Found[number]) => ReactNode) => (
		<tr key={key}>
			<th scope="row">{title}</th>
			{found.map((each) => (
				<td key={each.person.id}>{cell(each)}</td>
			))}
		</tr>
	)
	const group = (name: 'score' | 'skills' | 'profile' | 'team') => (
		<tr className={classes.group}>
			<th scope="rowgroup" colSpan={found.length + 1}>
				<span>{t(`shortlist.groups.${name}`)}</span>
			</th>
		</tr>
	)

	return (
		<table className={classes.table} style={columnsOf(found.length)}>
			<caption className="unseen">{t('shortlist.compareTable')}</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="unseen">{t('shortlist.compareWhat')}</span>
					</th>
					{found.map(({ rank, person }) => (
						<th key={person.id} scope="col">
							<div className={classes.person}>
								<span>
									<span className="unseen">{t('matches.rank', { rank })}</span>
									<span className={classes.rank} aria-hidden="true">
										{rank}
									</span>
									<Link to={`/employee-details/${person.id}?job=${jobId}`} state={fromShortlist}>
										{fullName(person)}
									</Link>
								</span>
								{found.length > 1 && (
									<Link
										replace
										preventScrollReset
										className={classes.leave}
										to={`?job=${jobId}&people=${without(person.id)}`}
										aria-label={t('shortlist.leaveOut', { name: fullName(person) })}
									>
										<IconX size={20} aria-hidden="true" />
									</Link>
								)}
							</div>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{group('score')}
				{row(t('shortlist.total'), 'total', ({ match }) => (
					<ScoreStrip record={match} reader="employer" size="small" />
				))}
				{kinds.map((kind) =>
					row(t(`match.parts.${kind}`), kind, ({ match }) => <PartCell kind={kind} record={match} />),
				)}
			</tbody>
			<tbody>
				{group('skills')}
				{row(t('match.matched.employer'), 'matched', ({ match }) => (
					<SkillCell skills={match.matched} />
				))}
				{row(t('match.related.employer'), 'related', ({ match }) => (
					<SkillCell
						skills={match.related.map((skill) => ({ ...skill, name: `${skill.name} (${skill.through})` }))}
					/>
				))}
				{row(t('match.missing.employer'), 'missing', ({ match }) => (
					<SkillCell isMarked skills={match.missing} />
				))}
			</tbody>
			<tbody>
				{group('profile')}
				{profileRows.map(({ name, textOf }) =>
					row(t(`person.${name}`), name, ({ person }) => textOf(person) || t('labels.notSaid')),
				)}
			</tbody>
			<tbody>
				{group('team')}
				{row(t('shortlist.invitation'), 'invitation', ({ person }) =>
					invitations && (job || invitations.some(({ candidateId }) => candidateId === person.id)) ? (
						<Invite
							hasWord
							job={job ?? { id: jobId, title: '' }}
							person={{ id: person.id, name: fullName(person) }}
							sent={invitations}
						/>
					) : (
						t('shortlist.notInvitedYet')
					),
				)}
				{row(t('shortlist.noteWord'), 'note', ({ person }) => {
					const note = notes.find(({ candidateId }) => candidateId === person.id)
					return (
						<div className={classes.team}>
							{note && <Memo note={note} />}
							<TeamNote
								jobId={jobId}
								person={{ id: person.id, name: fullName(person) }}
								note={note}
								tags={tags}
							/>
						</div>
					)
				})}
			</tbody>
		</table>
	)
}

function columnsOf(people: number) {
	return { '--people': people } as CSSProperties
}
