/** Words that only look like a form with `man`, `woman` or `person`. */
const others = new Set(
	'human humans german roman norman ottoman shaman talisman caiman woman women person persons specimen abdomen regimen acumen dolmen'.split(
		' ',
	),
)

/** Women's forms that follow no rule, with the form that stands for both. */
const irregular = new Map(
	Object.entries({
		girl: 'boy',
		girls: 'boys',
		lady: 'man',
		ladies: 'men',
		woman: 'man',
		women: 'men',
		female: 'male',
		waitress: 'waiter',
		waitresses: 'waiters',
		actress: 'actor',
		actresses: 'actors',
		stewardess: 'steward',
		hostess: 'host',
		airhostess: 'airhost',
		seamstress: 'seamster',
		headmistress: 'headmaster',
		postmistress: 'postmaster',
		schoolmistress: 'schoolmaster',
		manageress: 'manager',
		authoress: 'author',
		laundress: 'launderer',
		masseuse: 'masseur',
		chauffeuse: 'chauffeur',
		barmaid: 'barman',
		housemother: 'housefather',
		washerwoman: 'washerman',
		sevika: 'sevak',
		swayamsevika: 'swayamsevak',
		sahayika: 'sahayak',
		sahayyika: 'sahayyak',
		shikshika: 'shikshak',
		adhyapika: 'adhyapak',
		paricharika: 'paricharak',
		lekhika: 'lekhak',
		gayika: 'gayak',
		nirikshika: 'nirikshak',
		sanchalika: 'sanchalak',
		paryavekshika: 'paryavekshak',
		parikshika: 'parikshak',
		karyakarti: 'karyakarta',
		abhinetri: 'abhineta',
		dhobin: 'dhobi',
		darzin: 'darzi',
		darjin: 'darji',
		malin: 'mali',
		mazdoorin: 'mazdoor',
		महिला: 'पुरुष',
		स्त्री: 'पुरुष',
		धोबिन: 'धोबी',
		धोबीण: 'धोबी',
		दर्जिन: 'दर्जी',
		दर्ज़िन: 'दर्ज़ी',
		शिंपीण: 'शिंपी',
		मालिन: 'माली',
		माळीण: 'माळी',
		मजदूरिन: 'मजदूर',
		मालकिन: 'मालिक',
		मालकीण: 'मालक',
		सफाईवाली: 'सफाईवाला',
	}).map(([form, both]): [string, string] => [form.normalize('NFC'), both.normalize('NFC')]),
)

/** The endings of women's forms that follow a rule: each with the words that it applies to, and the form for both. */
const endings: readonly (readonly [ending: string, words: RegExp, both: string])[] = [
	['woman', /^([a-z]{3,})woman$/, '$1man'],
	["woman's", /^([a-z]{3,})woman's$/, "$1man's"],
	['person', /^([a-z]{3,})person$/, '$1man'],
	["person's", /^([a-z]{3,})person's$/, "$1man's"],
	['women', /^([a-z]{3,})women$/, '$1men'],
	['persons', /^([a-z]{3,})persons$/, '$1men'],
	['people', /^([a-z]{3,})people$/, '$1men'],
	['wali', /^((?:[a-z]{4,})?)wali$/, '$1wala'],
	['िका', /^(\p{L}[\p{L}\p{M}]+)िका$/u, '$1क'],
	['कर्ती', /^(\p{L}[\p{L}\p{M}]+)कर्ती$/u, '$1कर्ता'],
	['ेत्री', /^(\p{L}[\p{L}\p{M}]+)ेत्री$/u, '$1ेता'],
	['वाली', /^(\p{L}[\p{L}\p{M}]*)वाली$/u, '$1वाला'],
]

/**
 * One form of a word for women and men: saleswoman and salesperson become salesman, सेविका becomes सेवक. Nothing may rank by
 * gender, and a title says the same in either form. `word` is in lower case.
 */
export function genderNeutral(word: string): string {
	const known = irregular.get(word.normalize('NFC'))
	if (known !== undefined) return known
	if (others.has(word)) return word
	for (const [ending, pattern, both] of endings) if (word.endsWith(ending)) return word.replace(pattern, both)
	return word
}
