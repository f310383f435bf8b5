/** First and last name of a person, in the order in which they are written in each language of the portal. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }) {
	return `${firstName} ${lastName}`
}
