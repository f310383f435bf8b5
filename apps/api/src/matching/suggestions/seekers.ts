import type { Db } from '@profile-search/db/client'
import type { SignedIn } from '#http/session.ts'
import { findGuest } from '#profiles/guests/queries.ts'
import { findOrganisationOf } from '#profiles/organisations/queries.ts'
import { listPersonDocuments } from '#search/index/documents.ts'
import { findOwnPlace } from '#search/index/own-place.ts'
import { withoutWords } from '#search/index/rules.ts'
import type { Seeker } from './pairs.ts'

/** What an account looks for, from what it has said about itself. A person's profile counts once it is approved. */
export async function findSeeker(
	db: Db,
	{ id, userType }: Pick<SignedIn, 'id' | 'userType'>,
): Promise<Seeker> {
	const seeker = { ...silent, id, placeId: await findOwnPlace(db, id) }
	if (userType === 'guest_user') return { ...seeker, ...(await profileOfGuest(db, id)) }
	if (userType === 'employer') return { ...seeker, ...(await profileOfOrganisation(db, id)) }
	return { ...seeker, ...(await profileOfPerson(db, id)) }
}

const silent = {
	seeks: [],
	areas: [],
	sectors: [],
	stage: null,
	amount: null,
	professions: [],
	languages: [],
	text: { title: '', body: '' },
}

type SeekerProfile = Partial<Omit<Seeker, 'id' | 'placeId'>>

async function profileOfGuest(db: Db, id: string): Promise<SeekerProfile> {
	const guest = await findGuest(db, id)
	if (!guest) return {}
	const { seeks, areas, sectors, stage, amount, languageCodes, firstName, middleName, lastName } = guest
	const names = `${firstName} ${middleName ?? ''} ${lastName}`.toLowerCase().split(' ')
	const text = { title: withoutWords(guest.headline ?? '', names), body: '' }
	return { seeks, areas, sectors, stage, amount, languages: languageCodes, text }
}

async function profileOfOrganisation(db: Db, id: string): Promise<SeekerProfile> {
	const organisation = await findOrganisationOf(db, id)
	return organisation ? { text: { title: organisation.industry, body: organisation.about } } : {}
}

async function profileOfPerson(db: Db, id: string): Promise<SeekerProfile> {
	const [person] = await listPersonDocuments(db, [id])
	if (!person) return {}
	return {
		professions: person.professions,
		languages: person.languages.map(({ code }) => code),
		...(person.text && { text: person.text }),
	}
}
