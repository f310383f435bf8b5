import type { listInterviews } from '@profile-search/contract/hiring/interviews'
import type { Details } from '@profile-search/contract/http/endpoint'

/** The interviews of an application as the API returns them. */
export type FoundInterviews = Details<typeof listInterviews>
export type InterviewDetails = FoundInterviews['interviews'][number]
export type Busy = FoundInterviews['busy']
