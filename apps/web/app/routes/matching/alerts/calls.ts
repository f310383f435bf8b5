import * as contract from '@profile-search/contract/matching/alerts'
import { send } from '#api.ts'

/** The calls for an alert: by its account, or by the key from a mail for people without one. */
export function callsOf(key: string | undefined) {
	if (key === undefined)
		return {
			change: (alertId: string, body: contract.AlertChange) =>
				send(contract.changeAlert, { params: { alertId }, body }),
			remove: (alertId: string) => send(contract.removeAlert, { params: { alertId } }),
			restore: (alertId: string) => send(contract.restoreAlert, { params: { alertId } }),
		}
	return {
		change: (alertId: string, body: contract.AlertChange) =>
			send(contract.changeMailedAlert, { params: { key, alertId }, body }),
		remove: (alertId: string) => send(contract.removeMailedAlert, { params: { key, alertId } }),
		restore: (alertId: string) => send(contract.restoreMailedAlert, { params: { key, alertId } }),
	}
}
