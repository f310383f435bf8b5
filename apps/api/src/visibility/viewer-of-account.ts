type Account = { id: string; email: string; organisationId: string | null }

/** An account as a viewer. */
export function viewerOfAccount({ id, email, organisationId }: Account) {
	return { accountId: id, organisationId, mailDomain: email.slice(email.lastIndexOf('@') + 1) }
}

/** A domain and its parent domains: a.b.org is in b.org too. A bare ending such as org does not count. */
export function domainsAbove(domain: string) {
	const labels = domain.split('.')
	return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}
