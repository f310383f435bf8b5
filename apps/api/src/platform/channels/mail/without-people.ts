/** The first lines of an error, without addresses and numbers that may be a person's. */
export function withoutPeople(error: string) {
	return error
		.slice(0, 400)
		.replaceAll(/: "[^"]*"/g, ': …')
		.replaceAll(/[^\s<>"'(=]+@[^\s<>"')]+/g, '…')
		.replaceAll(/\+?\d[\d ()-]{7,}\d/g, '…')
		.toWellFormed()
}
