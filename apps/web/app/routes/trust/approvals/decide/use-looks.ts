import type { Details } from '@profile-search/contract/http/endpoint'
import { lookAtCase, type showApprovalCase } from '@profile-search/contract/trust/approvals'
import { useEffect, useState } from 'react'
import { send } from '#api.ts'

type CurrentReviewers = Details<typeof showApprovalCase>['reviewers']

/** How often the look is reported; the server keeps it for three minutes. */
const everyMs = 60_000

/** Tells other approvers that this page is open while it is visible, and returns who else is looking. */
export function useLooks(accountId: string, isWaiting: boolean, known: CurrentReviewers) {
	const [heard, setHeard] = useState<CurrentReviewers | null>(null)
	useEffect(() => {
		if (!isWaiting) return
		const look = async () => {
			if (document.visibilityState !== 'visible') return
			const sent = await send(lookAtCase, { params: { accountId } })
			if (sent.errorCode === 0 && sent.details) setHeard(sent.details.reviewers)
		}
		void look()
		const timer = setInterval(() => void look(), everyMs)
		document.addEventListener('visibilitychange', look)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', look)
			setHeard(null)
		}
	}, [accountId, isWaiting])
	return heard ?? known
}
