/**
 * Parts that both scripts have, in Painless. They only look up shares that the engine has worked out for the question, and
 * add and multiply them as `exactTotalOf` does.
 */
export const along = `
double along(Map line, double x) {
	if (x < 0) return (double)line.unsaid;
	List xs = line.xs;
	List ys = line.ys;
	int high = xs.size() - 1;
	if (x >= (double)xs.get(high)) return (double)ys.get(high);
	if (x <= (double)xs.get(0)) return (double)ys.get(0);
	int low = 0;
	while (high - low > 1) {
		int middle = (low + high) / 2;
		if ((double)xs.get(middle) <= x) low = middle; else high = middle;
	}
	double from = (double)xs.get(low);
	double start = (double)ys.get(low);
	return start + ((double)ys.get(high) - start) * (x - from) / ((double)xs.get(high) - from);
}`

/** How much two texts speak of the same work, and how far one holds the words of the other. */
export const compareTexts = `
double likenessOf(Map text, def packed) {
	List fields = text.fields;
	List impacts = text.impacts;
	double sum = 0;
	for (long one : packed) {
		int at = Collections.binarySearch(fields, (int)(one / 128));
		if (at >= 0) sum += (double)impacts.get(at) * (one % 128);
	}
	return Math.min(1.0, sum);
}
double wordsOf(Map text, double overlap) {
	double half = text.half;
	return overlap * (1 + half) / (overlap + half);
}
double textOf(Map text, double words, double likenessShare, double likeness) {
	double least = text.least;
	return least + (1 - least) * (words + (1 - words) * likenessShare * likeness);
}`

/** The share that the distance leaves: from the nearest two points, each packed with 17 bits for each axis. */
export const placeLeft = `
double placeLeft(List spots, Map line, def packed) {
	double nearest = -1;
	for (long one : packed) {
		double x = one / 17179869184L;
		double y = one / 131072L % 131072L;
		double z = one % 131072L;
		for (int i = 0; i < spots.size(); i += 3) {
			double dx = x - (double)spots.get(i);
			double dy = y - (double)spots.get(i + 1);
			double dz = z - (double)spots.get(i + 2);
			double squared = dx * dx + dy * dy + dz * dz;
			if (nearest < 0 || squared < nearest) nearest = squared;
		}
	}
	if (nearest < 0) return (double)line.unsaid;
	double km = 12742.0176 * Math.asin(Math.min(1.0, Math.sqrt(nearest) / 131070.0));
	return along(line, Math.log(Math.max(1.0, km)));
}`
