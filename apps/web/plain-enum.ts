/** An enum of the contract without its schema: what the pages use of it. */
export function plainEnum(options: string[]) {
	return {
		options,
		enum: Object.fromEntries(options.map((option) => [option, option])),
		safeParse(value: unknown) {
			const data = options.find((option) => option === value)
			return { success: data !== undefined, data }
		},
	}
}
