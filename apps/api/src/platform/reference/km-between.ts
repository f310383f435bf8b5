/** A position on Earth, in degrees. */
export type Spot = { latitude: number; longitude: number }

/** Kilometres as the crow flies, with the Earth as a sphere of 6371 km (haversine formula). */
export function kmBetween(one: Spot, other: Spot) {
	const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
	const part =
		half(one.latitude, other.latitude) +
		Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
	// Rounding may take the root above 1 on the other side of the Earth.
	return 6371 * 2 * Math.asin(Math.min(1, Math.sqrt(part)))
}

export function radians(degrees: number) {
	return (degrees * Math.PI) / 180
}
