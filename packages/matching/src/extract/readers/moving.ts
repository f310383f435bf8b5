const ready =
	/\b(?:will(?:ing|ingness)?|ready|open|happy|able|prepared|agreeable|free|can|could|would|wish(?:es)?|want|plan(?:ning)?|looking|chahta|chahti)\b[^.;]{0,24}\b(?:reloc\w*|shift\w*|mov(?:e|ing) (?:to|anywhere|within|with|out)|anywhere|pan[- ]india|any (?:city|town|state|district|location|place|where)|travel to)|\b(?:shifting|relocating|moving) (?:there|to|soon|next|is sure|in)\b|\bopen to (?:pan|all|any|relocation)|\bpan[- ]india\b|\bpreferred location: ?any|\b(?:family|we|i|am|are) (?:is |am |are )?(?:shifting|relocating|moving)\b|kahin bhi|कहीं भी|कुठेही|जाने को तैयार|जाण्यास तयार|स्थलांतर|shift (?:ho|kar)/iu
const bound =
	/\b(?:not|cannot|can't|can not|won't|never|no|unable to|don't want to|do not want to)\b[^.;]{0,24}\b(?:reloc\w*|shift\w*(?! (?:duty|timing))|mov(?:e|ing)\b|leave (?:the |this |my )?(?:city|town|district|village|home)|leave [A-Z]\w+)|\bonly (?:in|from|within|at) (?:the )?(?:[A-Z]|same|home|nearby)|\b[A-Z][a-z]+(?: and [A-Z][a-z]+)? only\b|\bkeval\b|फक्त|परिसरच|नहीं जा|जाऊ शकत नाही/u

/** Whether a person says that they would move for work; undefined if the text does not say. */
export function toldMoving(text: string): boolean | undefined {
	if (bound.test(text)) return false
	return ready.test(text) ? true : undefined
}

/** Words of a sentence that says where somebody would like to work, or where home is. */
const wishing =
	/\b(?:prefer(?:red|ably|ence)?|open (?:to|for)|ready|happy|willing|glad|wish(?:es)?|want(?:s|ed)?|would|like to|fine|ok(?:ay)?|works(?=[,.;]|$)|welcome|look(?:ing)? (?:for|to)|seek(?:ing)?|plan(?:s|ned|ning)?|mov(?:e|ing)|shift(?:ing)?|relocat(?:e|ing|ion)|settled?|go(?:ing)? back|home ?town|family|parents|attractive)\b|chah\w+|chalega|तैयार|तयार|इच्छ|चाह|पसंद|गाँव|गाव/iu

/** The sentences in which a person says where they would like to work, or where home is. */
export function wishesIn(text: string): string[] {
	return (text.match(/[^.!?;।\n]+/g) ?? []).filter((sentence) => wishing.test(sentence))
}
