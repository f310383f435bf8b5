/** A moment as a field of date and time has it, by the clocks of this device: 2026-11-24T14:00. */
export function toLocalInput(at: Date) {
	const two = (number: number) => String(number).padStart(2, '0')
	const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
	return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What such a field says, as a moment that travels; empty where it says nothing yet. */
export function fromLocalInput(text: string) {
	const at = new Date(text)
	return text === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
