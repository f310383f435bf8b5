/** Holds the id of the job that the reader compares people with. */
export const chosenJobCookie = 'chosen_job'

const days = 30

/** Lets other pages compare people with this job too. */
export function rememberJob(jobId: string) {
	document.cookie = `${chosenJobCookie}=${jobId}; path=/; max-age=${days * 86_400}; samesite=lax`
}
