type Account = { id: string; email: string; organisationId: string | null }

/** An account as one who looks at others. */
export function lookerOf({ id, email, organisationId }: Account) {
	return { accountId: id, organisationId, mailDomain: email.slice(email.lastIndexOf('@') + 1) }
}

/** A domain with those it lies in: a.b.org is in b.org too. An ending such as org is none. */
export function domainsAbove(domain: string) {
	const labels = domain.split('.')
	return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}
