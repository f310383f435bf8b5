import type { SavedKind, SavedThing } from '@profile-search/contract/matching/saved'
import type { Db } from '@profile-search/db/client'
import { listOpenJobCards } from '#hiring/jobs/queries.ts'
import { listCandidateCards } from '#profiles/candidates/list-candidates.ts'
import { listOrganisationCards } from '#profiles/organisations/list-organisations.ts'
import { listShownSections } from '#profiles/sections/queries.ts'
import { adviserOf, investorOf } from '#profiles/sections/shapes.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import type { Thing } from './queries.ts'

type Row = Thing & { note: string | null; savedAt: Date }

/** Rows with their cards: one query for each kind, with the visibility rules of that kind. */
export async function withCards(db: Db, viewer: ProfileViewer, rows: Row[]): Promise<SavedThing[]> {
	const cards = await cardsOf(db, viewer, rows)
	return rows.map(({ kind, ...row }) => {
		switch (kind) {
			case 'person':
				return { kind, ...row, card: cards.person.get(row.subjectId) ?? null }
			case 'organisation':
				return { kind, ...row, card: cards.organisation.get(row.subjectId) ?? null }
			case 'job':
				return { kind, ...row, card: cards.job.get(row.subjectId) ?? null }
			case 'adviser':
				return { kind, ...row, card: cards.adviser.get(row.subjectId) ?? null }
			case 'investor':
				return { kind, ...row, card: cards.investor.get(row.subjectId) ?? null }
		}
	})
}

/** Whether this viewer sees a saved subject. */
export async function isShownThing(db: Db, viewer: ProfileViewer, thing: Thing) {
	const cards = await cardsOf(db, viewer, [thing])
	return cards[thing.kind].has(thing.subjectId)
}

async function cardsOf(db: Db, viewer: ProfileViewer, things: Thing[]) {
	const ids = (kind: SavedKind) =>
		things.filter((thing) => thing.kind === kind).map(({ subjectId }) => subjectId)
	const [people, organisations, jobs, advisers, investors] = await Promise.all([
		listCandidateCards(db, viewer, ids('person')),
		listOrganisationCards(db, ids('organisation')),
		listOpenJobCards(db, ids('job')),
		listShownSections(db, viewer, 'advisory', ids('adviser')),
		listShownSections(db, viewer, 'investor', ids('investor')),
	])
	return {
		person: byId(people),
		organisation: byId(organisations),
		job: byId(jobs),
		adviser: byId(advisers.map(adviserOf)),
		investor: byId(investors.map(investorOf)),
	}
}

function byId<Card extends { id: string }>(cards: Card[]) {
	return new Map(cards.map((card) => [card.id, card]))
}
