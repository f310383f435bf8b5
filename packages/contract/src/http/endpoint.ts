import type { z } from 'zod'
import type { Access } from './access.ts'

/** A URL that can be called, said once: the server, the client, the OpenAPI document and the access test are made from it. */
export type Endpoint<
	Params extends z.ZodType = z.ZodType,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Details extends z.ZodType = z.ZodType,
> = {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE'
	/** Below the API base, with `:names` for parameters. */
	path: string
	/** Who may call; ownership of the thing named by a parameter is checked in SQL besides. */
	access: Access
	/** One line for the reader of the OpenAPI document. */
	summary: string
	params?: Params
	query?: Query
	body?: Body
	/** What a successful answer carries. */
	details: Details
	/** The key that carries the details; the specification names `result` for the site settings. */
	carries?: 'details' | 'result'
	/** The bytes of the biggest file that may come with the body; where it is said, the body travels as multipart/form-data. */
	biggestFile?: number
	/** The most files that may come with it, in lists; one alone, and not in a list, where it is not said. */
	mostFiles?: number
	/** The text of a successful answer, where the specification gives one. */
	message?: string
}

/** Declares an endpoint, keeping the types of its schemas. */
export function endpoint<
	Details extends z.ZodType,
	Params extends z.ZodType = z.ZodUndefined,
	Query extends z.ZodType = z.ZodUndefined,
	Body extends z.ZodType = z.ZodUndefined,
>(declaration: Endpoint<Params, Query, Body, Details>) {
	return declaration
}

/** What a caller hands over: the parts that the endpoint declares, as they travel. */
export type Input<E> =
	E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
		? Part<'params', P> & Part<'query', Q> & Part<'body', B>
		: never

type Part<Key extends string, Schema extends z.ZodType> =
	undefined extends z.input<Schema> ? unknown : { [key in Key]: z.input<Schema> }

/** What a caller gets: the details, as they travel. */
export type Details<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer D> ? z.input<D> : never
