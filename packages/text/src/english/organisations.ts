import type branches from '../../en/organisations/branches.json'
import type dashboard from '../../en/organisations/dashboard.json'
import type domain from '../../en/organisations/domain.json'
import type employerData from '../../en/organisations/employer-data.json'
import type employer from '../../en/organisations/employer.json'
import type invitation from '../../en/organisations/invitation.json'
import type organisationImports from '../../en/organisations/organisation-imports.json'
import type organisation from '../../en/organisations/organisation.json'
import type organisationsAnswers from '../../en/organisations/organisations-answers.json'
import type organisationsProblems from '../../en/organisations/organisations-problems.json'
import type organisations from '../../en/organisations/organisations.json'
import type statistics from '../../en/organisations/statistics.json'
import type team from '../../en/organisations/team.json'

export type OrganisationsTexts = {
	branches: typeof branches
	dashboard: typeof dashboard
	domain: typeof domain
	employer: typeof employer
	employerData: typeof employerData
	invitation: typeof invitation
	organisation: typeof organisation
	organisationImports: typeof organisationImports
	organisations: typeof organisations
	organisationsAnswers: typeof organisationsAnswers
	organisationsProblems: typeof organisationsProblems
	statistics: typeof statistics
	team: typeof team
}
