/** An enum of the contract without its schema: what the pages use of it. */
export function plainEnum(options: string[]) {
	const find = (value: unknown) => options.find((option) => option === value)
	return {
		options,
		enum: Object.fromEntries(options.map((option) => [option, option])),
		parse(value: unknown) {
			const data = find(value)
			if (data === undefined) throw new TypeError(`${String(value)} is none of ${options.join(', ')}.`)
			return data
		},
		safeParse(value: unknown) {
			const data = find(value)
			return { success: data !== undefined, data }
		},
	}
}
