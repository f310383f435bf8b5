import { applications } from '@profile-search/db/schema/applications'
import { jobs } from '@profile-search/db/schema/jobs'
import { sql } from 'drizzle-orm'

/**
 * Whether a team may not know yet who applied, for queries over applications and their jobs. An applicant who was told
 * that the review is blind stays nameless, even if the job is changed afterwards.
 */
export const isNameless = sql<boolean>`((${jobs.isBlind} or ${applications.isBlind}) and ${applications.revealedAt} is null)`
