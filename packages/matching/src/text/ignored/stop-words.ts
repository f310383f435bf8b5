/**
 * Words that say nothing about work: function words of English, Hindi and Marathi (also in Latin letters), and words
 * that any job or résumé may hold. Numbers of years are read elsewhere.
 */
const english = `a about above after again all also am an and any are as at be because been before being below between both
but by can could did do does doing down during each etc few for from further had has have having he her here hers him his how
i if in into is it its itself just me more most my no nor not now of off on once only or other our ours out over own per same
she should so some such than that the their theirs them then there these they this those through to too under until up upon us
very via was we were what when where which while who whom whose why will with within without would you your yours`

const work = `able apply applicant candidate candidates cv ability detail details duties experience experienced good great include
includes including job jobs knowledge looking must need needed new opportunity preferred required requirement requirements responsible
responsibilities resume role seeking skill skilled skills strong using various well work worked working year years month months join
responsibility company description position`

const hindi = `aur ka ke ki ko mein me se hai hain tha thi the par liye bhi yah yeh woh vah ek kar karna karne kiya hua hona
naam kaam है हैं का के की को में से पर और या एक यह वह था थी थे लिए भी तक तो ही कर करना करने किया किए हुआ होना साथ अपने कि जो
ने नहीं काम अनुभव साल वर्ष`

const marathi = `ani aani va che chi cha chya la madhye sathi ahe aahe aani आणि व आहे आहेत चा ची चे च्या ला मध्ये साठी हा ही हे
ते तो ती असून तसेच मी मला माझा माझे माझी आम्ही किंवा येथे पासून पर्यंत काम अनुभव वर्षे वर्षांचा`

export const stopWords: ReadonlySet<string> = new Set(
	[english, work, hindi, marathi].flatMap((words) => words.split(/\s+/)),
)

/** Words for what a person is, not what they can do. They never count, wherever they occur. */
const personal = `male female man men woman women boy boys girl girls gentleman gentlemen lady ladies mr mrs ms miss sir madam shri smt kumari
he she him her his hers married unmarried single divorced widow widower spouse wife husband father mother age aged old born dob birth birthday
religion caste gender hindu muslim islam islamic christian sikh jain buddhist parsi brahmin maratha dalit obc sc st ews sebc
पुरुष महिला स्त्री मुलगा मुलगी लड़का लड़की विवाहित अविवाहित श्री श्रीमती कुमारी वय उम्र आयु जन्म जात जाति धर्म हिंदू मुस्लिम बौद्ध जैन शीख सिख ख्रिश्चन ईसाई`

export const personalWords: ReadonlySet<string> = new Set(personal.split(/\s+/))
