/** Up to the end of the clause: "not required", "is not a must", "optional", in the three languages. */
const deniedAfter =
	/^[^.;,:!?\n।]{0,30}?(?:\b(?:not|isn't|never)\b(?!\s+only)|\b(?:un|non-?)(?:necessary|required)\b|\boptional\b|\bnahi+n?\b|\bzaruri nahi|नहीं|नाही|नको)/iu
const deniedBefore =
	/(?:\b(?:no|without|need not (?:know|speak|read)|(?:do|does)(?:n't| not) (?:need|require|know|speak|have to (?:know|speak)))\s+(?:need (?:of|for)\s+|knowledge of\s+|fluent\s+|any\s+|to (?:know|speak)\s+)*)$/iu

/** Whether a text says that what it names from `start` to `end` is not asked for, or not there. */
export function isDenied(text: string, start: number, end: number): boolean {
	return (
		deniedAfter.test(text.slice(end, end + 45)) ||
		deniedBefore.test(text.slice(Math.max(0, start - 50), start))
	)
}

const denying =
	/\bno need\b|\b(?:not|isn't|un|non-?)\s?(?:required|needed|necessary|an? (?:must|requirement))\b|\bneed not\b|\b(?:do|does)(?:n't| not) (?:need|require)\b|\boptional\b|\bnahi+n?\b|नहीं|नाही|नको/iu

/** Whether a sentence says that what it speaks of is not asked for. */
export function isDenying(sentence: string): boolean {
	return denying.test(sentence)
}
