/**
 * Every number that the ranking depends on, set by hand and explained. Raise the version with every change, since stored
 * explanations name it.
 */
export const engineVersion = '6'

/**
 * The points of the parts if a job states all of them. The points of parts that it leaves out are shared among the rest.
 * Skills say most about whether someone can do the work, the profession covers what skill lists forget, and experience
 * shows that the person has done it before. Education and languages are asked for more often than they decide. The words
 * of the text add what no field holds. If a job states no skills or no profession, its topics stand for them, or else its
 * words.
 */
export const partWeights = {
	skills: 50,
	profession: 20,
	experience: 15,
	education: 8,
	languages: 7,
	text: 10,
}

/**
 * How two texts compare. A person's text that holds the share `half` of the job's words earns somewhat more than half of the
 * points, since nobody repeats a whole advertisement. Of the points that the words leave open, texts about the same work earn
 * a share: `likeness.rich` if the job says much, since many people do the same work and its words tell which of them did what
 * is asked, and up to `likeness.poor` if it has fewer words than about `likeness.few`. A person without a text earns `least`,
 * and so does one whose text has nothing in common with the job, so that a text never costs anything and place and years
 * still order those.
 */
export const wordOverlap = {
	half: 0.25,
	likeness: { rich: 0.15, poor: 0.6, few: 8 },
	least: 0.25,
}

/** The share that one topic of a group earns: somebody who knows one is worth asking. All of them earn everything. */
export const firstTopic = 0.8

/**
 * The share of a part for a person who has not answered: half-way between failing and meeting it. Skills have no such
 * share: a profile without skills earns none, because otherwise naming the first one would lower the total.
 */
export const unknownShare = 0.5

/**
 * The share of the part `skills` that goes to nice-to-have skills if there are must-haves too. Together with the must-have
 * gate it ensures that no number of nice-to-haves makes up for one must-have: a person without nice-to-haves keeps at
 * least 80 %, and one who lacks a must-have keeps at most 1 / (1 + 0.25) = 80 %.
 */
export const niceToHaveShare = 0.2

/** Total × 1 / (1 + this × missing must-haves): one missing leaves 80 %, two 67 %, four 50 %. Never zero. */
export const missingMustHave = 0.25

/**
 * How many percent a skill counts at the level `basic`, and how many each year adds. Every other level counts in full, and
 * so does an unknown one: a job asks for the skill, and listing it is the claim.
 */
export const basicSkill = { percent: 75, perYear: 5 }

/** How much a profession counts that the person would like but does not have. */
export const preferredProfession = 0.85

/** More experience than the maximum costs up to this share: all of it at twice the maximum, at least two years above. */
export const overExperience = { cost: 0.3, leastMonths: 24 }

/**
 * How much experience counts if neither profession nor skills nor the words of the text are near those of the job. Any work teaches how to work, but
 * years as a financial controller do not make an experienced nurse.
 */
export const otherWork = 0.2

/**
 * The least that years of experience count where none of them were spent in a role like the job. Roles are compared by their
 * words, which may differ for the same work, so such years still count for something.
 */
export const otherRoles = 0.4

/** Each level of education below the one asked for costs this share: three levels below is a miss. */
export const educationStep = 0.35

/** Each CEFR level below the one asked for costs `step`. A language without a level counts `unsaid`. */
export const languageLevel = { step: 0.25, unsaid: 0.8 }

/**
 * Most people look for work within some ten kilometres. From there each doubling of the distance costs the same, and at
 * 300 km nobody commutes. People who would move lose only a little, since moving costs time and certainty. People who have not said
 * whether they would move lose less than those who have said no.
 */
export const distance = {
	nearKm: 10,
	farKm: 300,
	far: 0.2,
	unsaid: 0.3,
	willing: 0.9,
	unknown: 0.85,
}

/** On site, hybrid and remote lie on a line: one step is often negotiable, two steps seldom. */
export const workModeGap = { one: 0.85, two: 0.6, unknown: 0.95 }

/**
 * Expected pay above the maximum costs evenly more, until at one and a half times the maximum there is little left to talk
 * about. `undisclosed`: the person has said what they expect and the job does not say what it pays.
 */
export const payOver = { farShare: 0.5, far: 0.4, unknown: 0.95, undisclosed: 0.99 }

/** A start later than wanted costs little: three months is the longest usual notice period, and employers do wait. */
export const lateStart = { farDays: 90, far: 0.8, unknown: 0.97 }

/** How many counterfactuals a match names: more would be a list, not advice. */
export const counterfactualLimit = 5
