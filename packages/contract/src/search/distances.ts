/** Radius of the Earth, taken as a sphere: the mean radius of the IUGG, 6371.0088 km, rounded. */
export const earthRadiusKm = 6371

/** Kilometres of a degree of latitude on that sphere. */
export const kmOfDegree = (earthRadiusKm * Math.PI) / 180
