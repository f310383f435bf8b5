import type { Db } from '@profile-search/db/client'
import type { Job, Person } from '@profile-search/matching/types'
import type { Matcher } from '#platform/context/matcher.ts'
import { findPublicJobDocument } from '#search/index/documents.ts'
import { inOrder } from '#search/index/lists/search-list.ts'
import { listOpenJobCards } from './queries.ts'

/** How many similar jobs are shown. */
const most = 6

/** Below this total two jobs have next to nothing in common. */
const leastTotal = 60

/** Open jobs that would suit the same people, ranked for a person who has exactly what this job asks for. */
export async function listSimilarJobs(
	db: Db,
	matcher: Matcher,
	jobId: string,
	clientKey: string,
	except: readonly string[],
) {
	const job = await findPublicJobDocument(db, jobId)
	if (!job) return []
	const ranked = await matcher.topJobs(clientKey, whoFits(job), {
		limit: most,
		least: leastTotal,
		except: [jobId, ...except],
	})
	const ids = ranked.map(({ id }) => id)
	return inOrder(ids, await listOpenJobCards(db, ids))
}

function whoFits(job: Job): Person {
	const [place, ...otherPlaces] = job.places
	return {
		id: job.id,
		skills: [...job.mustHaveSkills, ...job.niceToHaveSkills].map((id) => ({ id, level: 3 })),
		professions: job.profession === undefined ? [] : [job.profession],
		...(job.experience && { experienceMonths: job.experience.minMonths }),
		...(job.education !== undefined && { education: job.education }),
		languages: job.languages,
		...(place && { place }),
		preferredPlaces: otherPlaces,
		workModes: job.workMode ? [job.workMode] : [],
		...(job.pay?.max !== undefined && { expectedPay: job.pay.min ?? job.pay.max }),
		...(job.startInDays !== undefined && { availableInDays: job.startInDays }),
		...(job.text && { text: job.text }),
	}
}
