/** A number of India as it is written there, 98765 43210 or +91 98765 43210; any other as it was entered. */
export function printedPhone(number: string) {
	return number.replace(
		/^(\+?91)?(\d{5})(\d{5})$/,
		(_, country: string | undefined, first: string, last: string) =>
			[country, first, last].filter(Boolean).join(' '),
	)
}
