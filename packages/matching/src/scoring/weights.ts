/**
 * Every number the ranking depends on, set by hand and explained. Change one, and raise the version:
 * stored explanations name it.
 */
export const engineVersion = '2'

/**
 * Points of the parts when a job states all of them; what it leaves out is shared among the rest.
 * Skills say most about whether someone can do the work, the profession gathers what skill lists forget,
 * experience shows it was done before; education and languages are asked more often than they decide. The words of the
 * text add what no field holds; where a job states no skills or no profession, its topics stand for them, or else its words.
 */
export const partWeights = {
	skills: 50,
	profession: 20,
	experience: 15,
	education: 8,
	languages: 7,
	words: 10,
}

/**
 * How two texts compare: `half` is the share of the job's words at which the person's earn half of what all would
 * (nobody repeats a whole advertisement); a person without a text earns `unknown`.
 */
export const wordOverlap = { half: 0.15, unknown: 0.25 }

/** Of several topics that will do, one earns this much, and all of them everything: who knows one is worth a question. */
export const firstTopic = 0.8

/**
 * The share of a part for someone who has not said: half-way between failing and meeting it. Skills have no
 * such share: a profile without any earns none, or else naming the first one would lower the total.
 */
export const unknownShare = 0.5

/**
 * Share of the part `skills` that goes to nice-to-have skills when there are must-haves too. Together with
 * the must-have gate it ensures that no number of them makes up for one must-have: without any, at least
 * 80 % remain; with one must-have missing, at most 1 / (1 + 0.25) = 80 % do.
 */
export const niceToHaveShare = 0.2

/** Total × 1 / (1 + this × missing must-haves): one missing leaves 80 %, two 67 %, four 50 %. Never zero. */
export const missingMustHave = 0.25

/**
 * Percent a skill counts at the level `basic`, and what each year with it adds. Every other level counts in
 * full, and so does a level not said: a job asks for the skill, and listing it is the claim.
 */
export const basicSkill = { percent: 75, perYear: 5 }

/** A profession the person would like, but does not have, counts this much. */
export const preferredProfession = 0.85

/** More experience than asked for costs up to this share, in full at twice the maximum (two years at least). */
export const overExperience = { cost: 0.3, leastMonths: 24 }

/**
 * What experience counts when neither profession nor skills are near the job's: years of other work teach to work,
 * but a controller of finances is no experienced nurse.
 */
export const otherWork = 0.2

/** Each level of education below the asked one costs this share: three below is a miss. */
export const educationStep = 0.35

/** Each CEFR level below the asked one costs `step`; a language without a level counts `unsaid`. */
export const languageLevel = { step: 0.25, unsaid: 0.8 }

/**
 * Up to 30 km is a daily way in most places; from there each doubling of the distance costs the same, until
 * at 300 km nobody commutes. People who would move lose only a little: moving costs time and certainty. Who has not said
 * whether they would is asked more often than who has said no.
 */
export const distance = { nearKm: 30, farKm: 300, far: 0.3, unsaid: 0.45, willing: 0.9, unknown: 0.85 }

/** On site, hybrid and remote are a line: one step apart can often be talked about, two seldom. */
export const workModeGap = { one: 0.85, two: 0.6, unknown: 0.95 }

/**
 * Expected pay above the maximum: fades evenly, and at half as much again the talk is as good as over. `undisclosed`: the
 * person has named a wish and the job does not say what it pays.
 */
export const payOver = { farShare: 0.5, far: 0.4, unknown: 0.95, undisclosed: 0.99 }

/** Days later than wanted: three months is the longest usual notice period, and employers do wait. */
export const lateStart = { farDays: 90, far: 0.8, unknown: 0.97 }

/** Changes named in `raise`: more would be a list, not advice. */
export const counterfactualLimit = 5
