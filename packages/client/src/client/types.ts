/** The operations of an OpenAPI document, as openapi-typescript writes them. */
export type Operations = Record<string, Operation>
type Operation = { parameters: object; requestBody?: unknown; responses: object }

/** What an operation is told: the parameters in its path, its query, and its body, each only where it has them. */
export type Input<O extends Operation> = Params<O['parameters']> & Query<O['parameters']> & Body<O>

type Params<P> = P extends { path: infer Path extends object } ? { params: Path } : unknown

type Query<P> = P extends { query: infer Asked extends object }
	? { query: Asked }
	: P extends { query?: infer Asked }
		? [NonNullable<Asked>] extends [never]
			? unknown
			: { query?: NonNullable<Asked> }
		: unknown

type Body<O> = O extends { requestBody: { content: infer Content } }
	? { body: Content[keyof Content] }
	: unknown

/** What an operation answers: the details of the envelope, or for a file the response, whose body can be streamed. */
export type Answer<O extends Operation> = O['responses'] extends { 200: { content: infer Content } }
	? Content extends { 'application/json': infer Json }
		? Carried<Extract<Json, { errorCode: 0 }>>
		: Response
	: Response

type Carried<Envelope> = Envelope[Exclude<keyof Envelope, 'errorCode' | 'message'>]

/** How one call differs from the others of its client. */
export type CallOptions = {
	/** Ends the call, also while it waits for another try. */
	signal?: AbortSignal
	/** Names what a POST creates, so that a repeat of the program itself creates nothing more; as it comes, a UUID for each call. */
	idempotencyKey?: string
}

/** Calls one operation. The input can be left out where nothing in it is required. */
export type Call<O extends Operation> = (
	...input: object extends Input<O>
		? [input?: Input<O>, options?: CallOptions]
		: [input: Input<O>, options?: CallOptions]
) => Promise<Answer<O>>
