import type { PageLanguage } from '@profile-search/contract/platform/languages'

const devanagari = /[\u0900-\u097f]/g
const latin = /[A-Za-z]/g
const words = /[\p{L}\p{M}]+/gu

/** Words that hold sentences together. None is common in two of the languages, as या and ही are in Hindi and Marathi. */
const english =
	wordsOf(`a an and are as at be been by for from has have i if in is it me my of on or our that the their
	this to was we were what when which who will with you your not but can`)
const hindi = wordsOf(`है हैं हूँ हूं हो होगा होगी होंगे हुआ हुई हुए था थी थे और के की को में से ने पर लिए नहीं यह यहाँ वह वे ये
	इस इसे इसके उस उनके कि भी अगर कोई कुछ सभी आप आपके आपका आपकी आपको मैं मेरा मेरी मेरे मुझे हम हमारा हमारी
	हमारे हमें अपना अपनी अपने कर करें करना करने करता करती करते किया किए गया गई गए रहा रही रहे सकते सकता सकती
	चाहिए दें लें देखें चुनें लिखें तक साथ बाद बारे वाले वाली वाला बहुत क्या क्यों कैसे जैसे ताकि लेकिन इसलिए
	जाता जाती जाते जाएगा जाएगी का यहां करके होता होते होती`)
const marathi =
	wordsOf(`आहे आहेत आहोत आहात होईल असेल असतील असते असतात आणि किंवा पण परंतु नाही नाहीत नये हा ती त्या त्यांना
	त्यांच्या त्याच्या कोणी कोणत्याही काही तुम्ही तुमच्या तुमचा तुमची तुमचे तुम्हाला मी माझा माझी माझे माझ्या
	मला आम्ही आमचा आमची आमचे आमच्या आम्हाला आपण आपला आपली आपले आपल्या करा करावे करून केले केली केला केल्या
	गेले गेला गेली झाले झाली झाला साठी मध्ये पासून पर्यंत सोबत नंतर बद्दल येते येतो येतात येईल शकता शकतो शकते
	द्या घ्या निवडा लिहा पाहा काय जसे म्हणजे म्हणून खूप
	फक्त असू असलेला असलेली असलेले असलेल्या नसलेल्या कधीही अजूनही जास्तीत चा ची चे च्या`)
/** Endings of nouns that only Marathi writes onto the word, and a letter that standard Hindi does not use. */
const marathiForm = /(?:च्या|साठी|मध्ये|ांना|ांनी|ांचे|ांची|ांचा|ातील|ावर|ून|ळ.*)$/

/**
 * The language in which a person wrote a text, as far as its small words tell; null for names, lists of terms and other
 * languages. It serves to mark a text, not to select anything by it. Linear in the length of the text, of which the first
 * 2,000 characters are read.
 */
export function writtenIn(text: string): PageLanguage | null {
	const read = text.slice(0, 2000)
	const inDevanagari = read.match(devanagari)?.length ?? 0
	const inLatin = read.match(latin)?.length ?? 0
	const found = (read.match(words) ?? []).map((word) => word.toLowerCase())
	// Terms in Latin letters are common within a sentence in Hindi or Marathi, but hardly the reverse.
	if (inDevanagari * 3 < inLatin) return found.some((word) => english.has(word)) ? 'en' : null

	const signs = { hi: 0, mr: 0 }
	for (const word of found) {
		if (hindi.has(word)) signs.hi += 1
		if (marathi.has(word) || marathiForm.test(word)) signs.mr += 1
	}
	if (signs.hi === signs.mr) return null
	return signs.hi > signs.mr ? 'hi' : 'mr'
}

function wordsOf(list: string) {
	return new Set(list.split(/\s+/))
}
