import { entryRoutes } from './candidates/entries/routes.ts'
import { peopleExportRoutes } from './candidates/imports/export/routes.ts'
import { personInvitationRoutes } from './candidates/imports/invitations/routes.ts'
import { peopleImportMoveRoutes } from './candidates/imports/move-routes.ts'
import { peopleImportRoutes } from './candidates/imports/routes.ts'
import { peopleImportTasks } from './candidates/imports/tasks.ts'
import { candidateRoutes } from './candidates/routes.ts'
import { employerBlockRoutes } from './employer-blocking/routes.ts'
import { employmentRoutes } from './employments/routes.ts'
import { guestRoutes } from './guests/routes.ts'
import { guestTasks } from './guests/tasks.ts'
import { memberRoutes } from './members/routes.ts'
import { scimRoutes } from './members/scim/routes.ts'
import { memberTasks } from './members/tasks.ts'
import { organisationExportRoutes } from './organisations/export/routes.ts'
import { organisationRoutes } from './organisations/routes.ts'
import { fileRoutes } from './pictures/routes.ts'
import { professionRoutes } from './professions/routes.ts'
import { resumeImportRoutes } from './resumes/import/routes.ts'
import { resumeRoutes } from './resumes/routes.ts'
import { sectionRoutes } from './sections/routes.ts'
import { sectionTasks } from './sections/tasks.ts'
import { subBranchRoutes } from './sub-branches/routes.ts'
import { visitRoutes } from './visits/routes.ts'

/** The profiles of people and organisations. */
export const profiles = {
	routes: [
		entryRoutes,
		candidateRoutes,
		employerBlockRoutes,
		employmentRoutes,
		guestRoutes,
		memberRoutes,
		organisationExportRoutes,
		organisationRoutes,
		peopleExportRoutes,
		peopleImportMoveRoutes,
		peopleImportRoutes,
		personInvitationRoutes,
		fileRoutes,
		professionRoutes,
		resumeImportRoutes,
		resumeRoutes,
		scimRoutes,
		sectionRoutes,
		subBranchRoutes,
		visitRoutes,
	],
	tasks: [...guestTasks, ...memberTasks, ...peopleImportTasks, ...sectionTasks],
}
