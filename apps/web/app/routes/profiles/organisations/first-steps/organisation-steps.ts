import { i18n } from '#text/i18n.ts'

/** Where the first steps of an organisation end. */
export const organisationEnd = '/matches'

type Situation = { hasProfile: boolean; jobs: number; openJobs: number }

/** The first steps of an organisation. Which of them are done is read off what it has. */
export function organisationSteps({ hasProfile, jobs, openJobs }: Situation) {
	return [stepOf('about', hasProfile), stepOf('job', jobs > 0), stepOf('people', openJobs > 0)]
}

function stepOf(key: 'about' | 'job' | 'people', isDone: boolean) {
	return { key, name: i18n.t(`firstSteps.names.${key}`), to: `/employer-first-steps/${key}`, isDone }
}
