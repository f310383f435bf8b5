import type { z } from 'zod'
import type { Access } from './access.ts'

/**
 * A URL of the API, declared once: the server, the client, the OpenAPI document and the access test are made from it.
 */
export type Endpoint<
	Params extends z.ZodType = z.ZodType,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Details extends z.ZodType = z.ZodType,
> = {
	method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** The path below the API base, with `:names` for parameters. */
	path: string
	/** Who may call; SQL additionally checks the ownership of the subject named by a parameter. */
	access: Access
	/** One line for readers of the OpenAPI document. */
	summary: string
	params?: Params
	query?: Query
	body?: Body
	/** Whether a call changes nothing although its method is POST, as the specification asks for. */
	isReadOnly?: boolean
	/** The contents of a successful response. */
	details: Details
	/** The key of the details in the response; the specification uses `result` for the site settings. */
	carries?: 'details' | 'result'
	/** The maximum size in bytes of a file in the body; if set, the body is sent as multipart/form-data. */
	biggestFile?: number
	/** The maximum number of files in a list; without it there is one file, not in a list. */
	mostFiles?: number
	/** The message of a successful response, where the specification gives one. */
	message?: string
	/** Since when an endpoint is to go, from when it may be gone (both days), and the path that takes its place. */
	deprecated?: { since: string; sunset: string; successor: string } | undefined
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

/** The input of a call: the parts that the endpoint declares, as they are sent. */
export type Input<E> =
	E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
		? Part<'params', P> & Part<'query', Q> & Part<'body', B>
		: never

type Part<Key extends string, Schema extends z.ZodType> =
	undefined extends z.input<Schema> ? unknown : { [key in Key]: z.input<Schema> }

/** The result of a call: the details, as they are sent. */
export type Details<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer D> ? z.input<D> : never
