import * as accounts from './accounts.ts'
import * as approvals from './approvals.ts'
import * as candidates from './candidates.ts'
import * as captcha from './captcha.ts'
import * as contactRequests from './contact-requests.ts'
import * as contact from './contact.ts'
import * as domains from './domains.ts'
import * as employments from './employments.ts'
import type { Endpoint } from './endpoint.ts'
import * as entries from './entries.ts'
import * as fairness from './fairness.ts'
import * as figures from './figures.ts'
import * as files from './files.ts'
import * as guests from './guests.ts'
import * as hiding from './hiding.ts'
import * as jobs from './jobs.ts'
import * as matches from './matches.ts'
import * as members from './members.ts'
import * as organisations from './organisations.ts'
import * as passkeys from './passkeys.ts'
import * as professions from './professions.ts'
import * as push from './push.ts'
import * as reference from './reference.ts'
import * as relaxations from './relaxations.ts'
import * as saved from './saved.ts'
import * as sections from './sections.ts'
import * as resumeImport from './resume-import.ts'
import * as resumes from './resumes.ts'
import * as sessions from './sessions.ts'
import * as site from './site.ts'
import * as subBranches from './sub-branches.ts'
import * as suggestions from './suggestions.ts'
import * as twoStep from './two-step.ts'
import * as visits from './visits.ts'

const features = [
	accounts,
	approvals,
	candidates,
	captcha,
	contact,
	contactRequests,
	domains,
	employments,
	entries,
	fairness,
	figures,
	files,
	guests,
	hiding,
	jobs,
	matches,
	members,
	organisations,
	passkeys,
	professions,
	push,
	reference,
	relaxations,
	saved,
	sections,
	resumeImport,
	resumes,
	sessions,
	site,
	subBranches,
	suggestions,
	twoStep,
	visits,
]

/** Every endpoint of the contract. */
export const endpoints: Endpoint[] = features.flatMap((feature) =>
	Object.values<unknown>(feature).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is Endpoint {
	return (
		typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
	)
}
