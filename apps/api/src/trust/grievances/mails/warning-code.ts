import { problem } from '@profile-search/contract/platform/problem'

/** The warning that a share of a clock has passed, as the code of its text. */
export function warningCode(clock: 'acknowledge' | 'resolve', share: number) {
	return share === 100
		? `trustMails.grievance.over.${clock}`
		: problem(`trustMails.grievance.gone.${clock}`, { share })
}
