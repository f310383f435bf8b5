import { along, compareTexts, placeLeft } from './shared-script.ts'

/**
 * Estimates the chance that a job fits a person, in thousandths, in Painless. `_score` is the share of the job's words that the person's text holds.
 * The bits of what a job states are those of the engine: 1 skills, 2 profession, 32 text.
 */
export const jobsScript = `${along}${compareTexts}${placeLeft}
Map skill = params.skill;
List ids = skill.ids;
double must = 0;
double nice = 0;
double held = 0;
for (long one : doc['fit.skills']) {
	int at = Collections.binarySearch(ids, (int)(one / 2));
	if (at < 0) continue;
	double strength = (double)skill.strengths.get(at);
	double worth = strength * (double)skill.weights.get(at);
	if (one % 2 == 0) nice += worth;
	else {
		must += worth;
		held += strength;
	}
}
double mustWeight = doc['fit.mustWeight'].value;
double niceWeight = doc['fit.niceWeight'].value;
double ofMust = mustWeight > 0 ? must / mustWeight : 0;
double ofNice = niceWeight > 0 ? nice / niceWeight : 0;
double niceShare = params.nice;
double skills = mustWeight > 0 && niceWeight > 0 ? (1 - niceShare) * ofMust + niceShare * ofNice : ofMust + ofNice;
int stated = (int)doc['fit.stated'].value;
double unknown = params.unknown;
Map own = params.profession;
double profession = 0;
if ((stated & 2) != 0) {
	if (own.isSaid) {
		int at = Collections.binarySearch(own.ids, (int)doc['fit.profession'].value);
		if (at >= 0) profession = (double)own.shares.get(at);
	} else profession = unknown;
}
Map told = params.text;
double text = 0;
double sameWork = 0;
if ((stated & 32) != 0) {
	text = (double)told.least;
	if (told.isSaid) {
		double likeness = likenessOf(told, doc['fit.fields']);
		double words = wordsOf(told, _score);
		sameWork = Math.max(words, likeness);
		text = textOf(told, words, doc['fit.likeness'].value / 1000.0, likeness);
	}
}
double languages = 0;
int asked = doc['fit.languages'].size();
if (asked > 0) {
	Map language = params.language;
	List tags = language.tags;
	if (tags.size() == 0) languages = unknown;
	else {
		for (long one : doc['fit.languages']) {
			int at = Collections.binarySearch(tags, (int)(one / 8));
			if (at >= 0) languages += (double)language.shares.get(at).get((int)(one % 8));
		}
		languages /= asked;
	}
}
double experience = unknown;
double have = params.experience;
if (have >= 0) {
	double least = doc['fit.minMonths'].value;
	double most = doc['fit.maxMonths'].value;
	Map over = params.over;
	if (have < least) experience = have / least;
	else if (most < 0 || have <= most) experience = 1;
	else experience = 1 - (double)over.cost * Math.min(1.0, (have - most) / Math.max(most, (double)over.leastMonths));
}
double relevance = (stated & 35) != 0 ? Math.max(profession, Math.max(skills, sameWork)) : 1.0;
double other = params.otherWork;
experience *= other + (1 - other) * relevance;
List possible = params.possible;
int row = (stated & 63) * 7;
double earned = (double)possible.get(row) + (double)possible.get(row + 1) * skills
	+ (double)possible.get(row + 2) * profession + (double)possible.get(row + 3) * experience
	+ (double)possible.get(row + 4) * (double)params.education.get((int)doc['fit.education'].value + 1)
	+ (double)possible.get(row + 5) * languages + (double)possible.get(row + 6) * text;
double left = (double)params.modes.get((int)doc['fit.mode'].value + 1);
double expected = params.expected;
double atMost = doc['fit.pay'].value;
if (atMost < 0) left *= (double)params.payUndisclosed;
else if (atMost == 0) left *= (double)params.payOpen;
else left *= along(params.pay, expected < 0 ? -1.0 : expected / atMost);
double start = doc['fit.days'].value;
double free = params.free;
if (start >= 0) left *= along(params.days, free < 0 ? -1.0 : Math.max(0.0, free - start));
if (doc['fit.places'].size() > 0) left *= placeLeft(params.spots, params.place.get((int)params.willing), doc['fit.places']);
double share = earned * left / (1 + (double)params.missing * (doc['fit.mustCount'].value - held)) / 1000.0;
Map curve = params.curves.get(stated & 1);
if (share <= 0) return 0;
if (share >= 1) return 1000;
double logit = (double)curve.level + (double)curve.low * Math.log(share) - Math.log(1 - share);
for (Map bend : curve.bends) logit += (double)bend.by * Math.max(0.0, share - (double)bend.at);
return 1000.0 / (1 + Math.exp(-logit));
`
