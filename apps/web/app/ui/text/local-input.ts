/** A time as the value of a datetime-local field in the time zone of this device: 2026-11-24T14:00. */
export function toLocalInput(at: Date) {
	const two = (number: number) => String(number).padStart(2, '0')
	const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
	return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The value of such a field as an ISO timestamp; empty while it is incomplete. */
export function fromLocalInput(text: string) {
	const at = new Date(text)
	return text === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
