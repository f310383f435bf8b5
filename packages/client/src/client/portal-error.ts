/** Problem details (RFC 9457) with what the portal adds. */
type Problem = {
	title: string
	detail: string
	errorCode: number
	/** The id of the request, which the log of the portal has too. */
	instance?: string
	fields?: Record<string, string>
}

/** A refusal of the portal, or a failure on its side. */
export class PortalError extends Error {
	override readonly name = 'PortalError'
	/** The status of HTTP, which says how a program should react. */
	readonly status: number
	/** Why, as a number of the portal. */
	readonly errorCode: number
	/** What was wrong with which field of the input, in words for a person. */
	readonly fields: Record<string, string>
	readonly requestId: string | undefined

	constructor(status: number, { title, detail, errorCode, instance, fields }: Problem) {
		super(detail || title)
		this.status = status
		this.errorCode = errorCode
		this.fields = fields ?? {}
		this.requestId = instance?.replace('urn:uuid:', '')
	}
}

/** Reads a refusal; one that does not come from the portal itself, such as that of a proxy, has no details. */
export async function errorOf(response: Response) {
	const isProblem = response.headers.get('content-type')?.includes('problem+json') ?? false
	const problem: Problem | undefined = isProblem ? await response.json().catch(() => undefined) : undefined
	await response.body?.cancel().catch(() => {})
	return new PortalError(
		response.status,
		problem ?? {
			title: response.statusText || `Status ${response.status}`,
			detail: '',
			errorCode: response.status,
		},
	)
}
