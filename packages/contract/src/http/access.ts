/**
 * Who may call an endpoint, in words. Every endpoint has one of these; the access test calls each endpoint as every
 * kind of visitor and compares the responses with `mayCall`.
 */
export type Access =
	| 'anyone'
	/** Includes suspended accounts, which can read the reason and answer. */
	| 'any account'
	| 'account'
	| 'approved account'
	| 'candidate'
	| 'approved candidate'
	| 'employer'
	| 'approved employer'
	| 'guest'
	| 'approver'
	| 'administrator'

/** The facts about a caller that access depends on. */
export type Caller = {
	userType: 'candidate' | 'employer' | 'guest_user'
	/** The standing of the account: in the team of an organisation, that of its owner. */
	status: 'incomplete' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'frozen'
	/** Whether the account itself is suspended, not only its organisation. */
	isSuspended: boolean
	isApprover: boolean
	isAdministrator: boolean
}

const rules: Record<Access, (caller: Caller) => boolean> = {
	anyone: () => true,
	'any account': () => true,
	account: () => true,
	'approved account': (caller) => caller.status === 'approved',
	candidate: (caller) => caller.userType === 'candidate',
	'approved candidate': (caller) => caller.userType === 'candidate' && caller.status === 'approved',
	employer: (caller) => caller.userType === 'employer' && caller.status !== 'suspended',
	'approved employer': (caller) => caller.userType === 'employer' && caller.status === 'approved',
	guest: (caller) => caller.userType === 'guest_user',
	approver: (caller) => caller.isApprover,
	administrator: (caller) => caller.isAdministrator,
}

/** Whether this caller may call an endpoint with this access; undefined stands for a visitor without a session. */
export function mayCall(access: Access, caller: Caller | undefined) {
	if (access === 'anyone') return true
	if (access === 'any account') return caller !== undefined
	return caller !== undefined && !caller.isSuspended && rules[access](caller)
}
