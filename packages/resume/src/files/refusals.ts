/** Why a file cannot be read, in words for a person. Known by its name, so that it survives the way out of a thread. */
export function unreadable(message: string) {
	const error = new Error(message)
	error.name = 'Unreadable'
	return error
}
