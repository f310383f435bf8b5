import { isDeepStrictEqual } from 'node:util'
import { type Direction, uncovered } from './covers.ts'
import type { Find, Schema } from './schemas.ts'

/** What a comparison reads of an OpenAPI 3.1 document. */
export type ApiDescription = {
	paths: Record<string, Record<string, Operation>>
	components: { schemas: Record<string, Schema> }
}

type Content = Record<string, { schema: Schema }>
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Operation = {
	operationId: string
	security: object[]
	parameters: Parameter[]
	requestBody?: { content: Content }
	responses: Record<string, { content?: Content }>
	deprecated?: boolean
	/** The day from which a deprecated operation may be gone. */
	'x-sunset'?: string
}

/**
 * What a program that was written for the released description can no longer do, a line for each. An operation may go once
 * it has been released as deprecated and its sunset is over.
 */
export function breakingChanges(released: ApiDescription, present: ApiDescription, today: string): string[] {
	const now = operationsOf(present)
	return [...operationsOf(released)].flatMap(([name, was]) => {
		const is = now.get(name)
		if (is) return changesOf(name, was, is, finderOf(released), finderOf(present))
		const isOver = was.deprecated === true && (was['x-sunset'] ?? today) < today
		return isOver ? [] : [`${name}: is gone`]
	})
}

/** The operations by method and path, whatever the parameters in the path are called. */
function operationsOf({ paths }: ApiDescription) {
	return new Map(
		Object.entries(paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]): [string, Operation] => [
				`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
				operation,
			]),
		),
	)
}

function finderOf({ components }: ApiDescription): Find {
	return (name) => components.schemas[name.replace('#/components/schemas/', '')] ?? {}
}

function changesOf(name: string, was: Operation, is: Operation, findWas: Find, findIs: Find) {
	const compare = (direction: Direction, where: string, old: Schema, now: Schema) => {
		const [released, present] = [
			{ schema: old, find: findWas },
			{ schema: now, find: findIs },
		]
		return direction === 'sent'
			? uncovered(released, present, direction, `${name} ${where}`)
			: uncovered(present, released, direction, `${name} ${where}`)
	}
	return [
		...(was.operationId === is.operationId
			? []
			: [`${name}: is called ${is.operationId}, was ${was.operationId}`]),
		...securityChanges(name, was, is),
		...parameterChanges(name, was, is, compare),
		...bodyChanges(name, was, is, compare),
		...answerChanges(name, was, is, compare),
	]
}

type Compare = (direction: Direction, where: string, was: Schema, is: Schema) => string[]

function securityChanges(name: string, was: Operation, is: Operation) {
	if (is.security.length === 0) return []
	const lost = was.security.filter((way) => !is.security.some((other) => isDeepStrictEqual(way, other)))
	return was.security.length === 0
		? [`${name}: is no longer open to everybody`]
		: lost.map((way) => `${name}: cannot be called any more with ${JSON.stringify(way)}`)
}

function parameterChanges(name: string, was: Operation, is: Operation, compare: Compare) {
	const old = was.parameters.filter((each) => each.in !== 'path')
	const now = is.parameters.filter((each) => each.in !== 'path')
	const paths = (operation: Operation) => operation.parameters.filter((each) => each.in === 'path')
	const changed = [
		...old.map(
			(each) => [each, now.find((other) => other.in === each.in && other.name === each.name)] as const,
		),
		...paths(was).map((each, at) => [each, paths(is)[at]] as const),
	].flatMap(([before, after]) => {
		const where = `${before.in}.${before.name}`
		if (!after) return [`${name} ${where}: is no longer read`]
		const renamed = after.name === before.name ? [] : [`${name} ${where}: is called ${after.name}`]
		const required = after.required && !before.required ? [`${name} ${where}: has to be sent`] : []
		return [...renamed, ...required, ...compare('sent', where, before.schema, after.schema)]
	})
	const added = now.filter(
		(each) => each.required && !old.some((other) => other.in === each.in && other.name === each.name),
	)
	return [...changed, ...added.map((each) => `${name} ${each.in}.${each.name}: has to be sent`)]
}

function bodyChanges(name: string, was: Operation, is: Operation, compare: Compare) {
	if (!was.requestBody) return is.requestBody ? [`${name} body: has to be sent`] : []
	return Object.entries(was.requestBody.content).flatMap(([type, { schema }]) => {
		const now = is.requestBody?.content[type]
		return now ? compare('sent', 'body', schema, now.schema) : [`${name} body: is no longer read as ${type}`]
	})
}

function answerChanges(name: string, was: Operation, is: Operation, compare: Compare) {
	return Object.entries(was.responses).flatMap(([status, { content = {} }]) => {
		const answer = is.responses[status]
		if (!answer) return [`${name} ${status}: is no answer any more`]
		return Object.entries(content).flatMap(([type, { schema }]) => {
			const now = answer.content?.[type]
			return now ? compare('read', 'answer', schema, now.schema) : [`${name} ${status}: is no longer ${type}`]
		})
	})
}
