import type { Question } from '../metrics/part.ts'
import { openCareerSet } from './career-set.ts'
import type { Half } from './material.ts'
import { importedProfiles } from './parts/imported-profiles.ts'
import { jobToResume } from './parts/job-to-resume.ts'
import { lookalikes } from './parts/lookalikes.ts'
import { mixedScripts } from './parts/mixed-scripts.ts'
import { sentenceToSkill } from './parts/sentence-to-skill.ts'
import { titleToResume } from './parts/title-to-resume.ts'
import { viewedJobs } from './parts/viewed-jobs.ts'
import { weakenedCopies } from './parts/weakened-copies.ts'
import { yearsInRole } from './parts/years-in-role.ts'
import { makePool } from './pool.ts'

/** Everything that is asked of one half of the career set, one after the other. */
export async function* careerSetQuestions(half: Half): AsyncGenerator<Question> {
	const set = openCareerSet(half)
	const pool = makePool(set)
	yield jobToResume(set, pool)
	yield weakenedCopies(set, pool)
	yield titleToResume(set, pool)
	yield yearsInRole(set)
	yield lookalikes(set)
	yield mixedScripts(set, pool)
	yield sentenceToSkill(set)
	yield importedProfiles(set, pool)
	yield viewedJobs(set)
}
