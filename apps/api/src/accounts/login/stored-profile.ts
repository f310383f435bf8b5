import type { StoredProfile } from '@profile-search/contract/accounts/accounts'
import type { Db } from '@profile-search/db/client'
import type { accounts } from '@profile-search/db/schema/accounts/accounts'
import { findStatus } from '#visibility/standing.ts'
import { findCandidateFacts, findGuestFacts } from '../accounts/queries.ts'

/** Names of the education levels 0 to 8. */
const qualifications = [
	'No schooling',
	'Primary school',
	'Class 8',
	'Class 10',
	'Class 12',
	'Diploma or ITI',
	'Bachelor',
	'Master',
	'Doctorate',
]

/** The profile under the names of the specification, as a browser stores it. It never holds a secret. */
export async function storedProfileOf(db: Db, account: typeof accounts.$inferSelect): Promise<StoredProfile> {
	const facts = account.userType === 'candidate' ? await findCandidateFacts(db, account.id) : undefined
	const guest = account.userType === 'guest_user' ? await findGuestFacts(db, account.id) : undefined
	const status = (account.userType === 'employer' && (await findStatus(db, account.id))) || account.status
	return {
		id: account.id,
		f_name: account.firstName,
		l_name: account.lastName,
		email_id: account.email,
		mobile_no: facts?.mobileNumber ?? guest?.mobileNumber ?? null,
		whatsapp_no: facts?.whatsappNumber ?? null,
		user_type: account.userType,
		image: facts?.image ?? guest?.image ?? null,
		language: facts?.languages ?? guest?.languages ?? [],
		skills: facts?.skills ?? [],
		dob: facts?.birthDate ?? null,
		experience: facts?.experienceMonths == null ? null : Math.round((facts.experienceMonths / 12) * 10) / 10,
		linkdin_link: facts?.linkedinUrl ?? null,
		qualification: facts?.education == null ? null : (qualifications[facts.education] ?? null),
		address: facts?.address ?? null,
		status,
		registration_flag: status === 'incomplete' ? 0 : 1,
	}
}
