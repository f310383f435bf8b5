/** Deeper causes are left out: errors may even be causes of themselves. */
const mostCauses = 5

/**
 * The message of an error and those of its causes, without what people have entered: the database quotes values that it
 * cannot read, the query builder lists the values of a query, and the reader of JSON quotes the text.
 */
export function messageOf(error: unknown) {
	return chainOf(error).map(plainMessageOf).join(': ')
}

/** Where an error and its causes arose, each with its message as `messageOf` gives it. */
export function stackOf(error: unknown) {
	return chainOf(error)
		.map((each) => {
			if (!(each instanceof Error)) return plainMessageOf(each)
			const { name, message, stack = '' } = each
			const at = stack.indexOf(message)
			const places = at < 0 ? placesIn(stack) : placesIn(stack.slice(at + message.length))
			return [`${name}: ${plainMessageOf(each)}`, ...places].join('\n')
		})
		.join('\ncaused by: ')
}

/** The same error for those who log or keep the message and stack of whatever they are given. */
export function withoutValues(error: unknown) {
	const name = error instanceof Error ? error.name : 'Error'
	return Object.assign(new Error(messageOf(error)), { name, stack: stackOf(error) })
}

function chainOf(error: unknown) {
	const chain = [error]
	for (let last = error; last instanceof Error && chain.length <= mostCauses;) {
		last = last.cause
		if (!(last instanceof Error)) break
		chain.push(last)
	}
	return chain
}

function placesIn(stack: string) {
	return stack.split('\n').filter((line) => /^ {4}at /.test(line))
}

function plainMessageOf(error: unknown) {
	const message = error instanceof Error ? error.message : String(error)
	const plain = message
		// An error that crossed to another thread has lost its class, so the text has to tell.
		.replace(/^Failed query: [^]*$/, 'A query failed')
		.replace(/: "[^]*"$/, ': "…"')
		.replace(/"[^]*" is not valid JSON$/, '"…" is not valid JSON')
	return isOfData(error) ? plain.replaceAll(/"[^]*?"/g, '"…"') : plain
}

/** Whether the database objects to a value: PostgreSQL's class 22, data exception. */
function isOfData(error: unknown) {
	return error instanceof Error && 'code' in error && /^22[\dA-Z]{3}$/.test(String(error.code))
}
