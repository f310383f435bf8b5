import { along, compareTexts, placeLeft } from './shared-script.ts'

/** Estimates the points of a person for a job, in Painless. `_score` is the share of the job's words that the person's text holds. */
export const peopleScript = `${along}${compareTexts}${placeLeft}
Map skill = params.skill;
List worths = skill.worths;
double skills = 0;
double held = 0;
if (worths.size() > 0) {
	double[] best = new double[worths.size()];
	List ids = skill.ids;
	List starts = skill.starts;
	List places = skill.places;
	List shares = skill.shares;
	for (long one : doc['fit.skills']) {
		int at = Collections.binarySearch(ids, (int)(one / 128));
		if (at < 0) continue;
		double percent = (one % 128) / 100.0;
		int end = starts.get(at + 1);
		for (int i = starts.get(at); i < end; i++) {
			int place = places.get(i);
			best[place] = Math.max(best[place], percent * (double)shares.get(i));
		}
	}
	int musts = skill.musts;
	for (int place = 0; place < best.length; place++) {
		if (best[place] == 0) continue;
		skills += best[place] * (double)worths.get(place);
		if (place < musts) held += best[place];
	}
}
Map asked = params.profession;
List askedIds = asked.ids;
double profession = asked.unsaid;
if (askedIds.size() > 0 && doc['fit.professions'].size() > 0) {
	profession = 0;
	List shares = asked.shares;
	double preferred = asked.preferred;
	for (long one : doc['fit.professions']) {
		int at = Collections.binarySearch(askedIds, (int)(one / 2));
		if (at >= 0) profession = Math.max(profession, (double)shares.get(at) * (one % 2 == 1 ? preferred : 1.0));
	}
}
int traits = (int)doc['fit.traits'].value;
Map asks = params.text;
double text = 0;
double sameWork = 0;
if (asks.isAsked) {
	text = (double)asks.least;
	if (traits % 2 == 1) {
		double likeness = likenessOf(asks, doc['fit.fields']);
		double words = wordsOf(asks, _score);
		sameWork = Math.max(words, likeness);
		text = textOf(asks, words, (double)asks.likeness, likeness);
	}
}
Map language = params.language;
List tags = language.tags;
double languages = language.unsaid;
if (tags.size() > 0 && doc['fit.languages'].size() > 0) {
	double sum = 0;
	for (int i = 0; i < tags.size(); i++) {
		int tag = tags.get(i);
		List shares = language.shares.get(i);
		double most = 0;
		for (long one : doc['fit.languages']) {
			if (one / 8 == tag) most = Math.max(most, (double)shares.get((int)(one % 8)));
		}
		sum += most;
	}
	languages = sum / tags.size();
}
double relevance = params.tellsWork ? Math.max(profession, Math.max(skills, sameWork)) : 1.0;
double other = params.otherWork;
double experience = along(params.experience, doc['fit.experience'].value) * (other + (1 - other) * relevance);
Map possible = params.possible;
double earned = (double)possible.open + (double)possible.skills * skills + (double)possible.profession * profession
	+ (double)possible.experience * experience + (double)possible.education * (double)params.education.get(traits)
	+ (double)possible.languages * languages + (double)possible.text * text;
double left = (double)params.modes.get(traits) * along(params.pay, doc['fit.pay'].value) * along(params.days, doc['fit.days'].value);
List spots = params.spots;
if (spots.size() > 0) left *= placeLeft(spots, params.place.get((int)doc['fit.willing'].value + 1), doc['fit.places']);
return earned * left / ((double)skill.allMissing - held * (double)skill.perHeld);
`
