export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }) {
	return `${firstName} ${lastName}`
}
