/** A heading of a résumé under which somebody tells what they do besides work. */
const heading =
	/^[^\p{L}]*(?:(?:personal |other )?(?:hobbies|interests|pastimes|leisure activities)(?: (?:and|&) (?:hobbies|interests|activities))?|loisirs|centres d['’]intérêts?|शौक|रुचियाँ|रुचियां|अभिरुचि|अभिरुचियाँ|छंद|आवडी?|आवड ?निवड)[^\p{L}\p{M}]*$/iu

/** A sentence that tells of free time. "Managed a hobby shop" does not. */
const sentence =
	/(?<![\p{L}\p{M}])(?:(?:my|other|personal) (?:hobby|hobbies|interests|pastimes?)|(?:hobby|hobbies|pastimes?|interests) ?(?:are|is|include|[:–-])|(?:in|during) (?:my|our|his|her|their) (?:spare|free|leisure|off) (?:time|hours)|(?:away from|outside|besides|after) (?:of )?work,? (?:i|he|she|they) |(?:on|at) (?:the )?weekends?,? i |(?:mes|nos) (?:loisirs|passe-temps)|(?:loisirs|passe-temps|centres d['’]intérêts?) ?:|pendant mon temps libre|(?:मेरे|मेरा|मुझे) (?:\p{L}|\p{M}|\s){0,30}शौक|खाली समय में|फुर्सत में|(?:शौक|छंद|रुचियाँ|रुचियां|आवडी?) ?[:–-]|(?:माझा|माझे|मला) (?:\p{L}|\p{M}|\s){0,30}छंद|(?:फावल्या|मोकळ्या|रिकाम्या) वेळे?त)/iu

/** Whether a text may tell of hobbies at all. Nearly none does, and looking for one of these is quick. */
const mention =
	/hobb|interests|pastime|leisure|(?:spare|free|off) (?:time|hours)|work,? (?:i|he|she|they) |weekend|loisirs|passe-temps|intérêt|temps libre|शौक|रुचि|खाली समय|फुर्सत|छंद|आवड|वेळ/iu

/**
 * A text without what it tells of free time, so that a hobby neither earns nor costs anything. The lines under such a
 * heading go until the first empty line or the first line that is not one of a list.
 */
export function withoutHobbies(text: string): string {
	if (!mention.test(text)) return text
	const kept: string[] = []
	let below = 0
	for (const line of text.split('\n')) {
		if (heading.test(line)) below = 1
		else if (below > 0 && isListed(line, below)) below++
		else {
			below = 0
			kept.push(
				sentence.test(line)
					? sentencesOf(line)
							.filter((part) => !sentence.test(part))
							.join('')
					: line,
			)
		}
	}
	return kept.join('\n')
}

/** Whether a line under the heading still belongs to it: the first one, and those of a list. */
function isListed(line: string, below: number): boolean {
	return line.trim() !== '' && (below === 1 || /^\s*[-•*·▪–]|,/u.test(line))
}

function sentencesOf(line: string): string[] {
	return line.split(/(?<=[.!?।;]\s)/u)
}
