import { fold } from './line.ts'

const wordsOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Words of job titles, in English, Hindi and Marathi. */
const titleWords = wordsOf(`
	accountant administrator adviser advisor advocate agent analyst anchor apprentice architect artist assistant associate attendant
	auditor author baker banker barber beautician broker buyer captain caregiver carpenter cashier ceo cfo chef chief
	cleaner clerk coach coder collector commander conductor constable consultant cook coordinator counsellor cto dean
	demonstrator dentist deputy designer developer director doctor draftsman draughtsman driver editor electrician
	engineer estimator examiner executive facilitator farmer fellow fitter foreman founder freelancer gardener gm guard
	guide hairdresser head helper hod housekeeper hr incharge inspector instructor intern interpreter jailer journalist
	jr judge junior labourer lawyer lead leader lecturer librarian machinist manager mason mechanic member merchandiser
	midwife moulder nanny nurse officer operator owner packer painter partner peon pharmacist photographer physician
	physiotherapist picker pilot planner plumber practitioner president principal producer professor programmer promoter
	reader receptionist recruiter registrar reporter representative researcher rider sales salesman salesperson
	scientist scrum secretary senior sergeant sister soldier specialist sr staff stenographer steward storekeeper
	strategist superintendent supervisor surgeon surveyor tailor teacher technician technologist tester therapist tiler
	trainee trainer translator turner tutor typist vice volunteer waiter ward warden watchman welder worker writer
	अधिकारी अभियंता अकाउंटंट असिस्टंट इंजिनिअर इंजीनियर इलेक्ट्रिशियन इलेक्ट्रीशियन ऑपरेटर कर्मचारी कामगार क्लार्क क्लर्क
	चालक टंकलेखक टेक्निशियन डॉक्टर ड्रायव्हर ड्राइवर तंत्रज्ञ नर्स परिचारिका पर्यवेक्षक प्रबंधक प्रशिक्षक प्रशिक्षणार्थी प्राचार्य प्राध्यापक
	फार्मासिस्ट फिटर मजूर मदतनीस मॅनेजर मुख्याध्यापक मेकॅनिक लिपिक लेखापाल विक्रेता वेल्डर व्यवस्थापक शिक्षक शिक्षिका शिपाई
	सहाय्यक सहायक सुपरवायझर सुपरवाइज़र सुरक्षारक्षक सेविका स्वयंसेवक हेल्पर
`)

/** Words of the names of organisations. */
const organisationWords = wordsOf(`
	academy accountants advisers advisors advocates agencies agency airlines airport army associates association authority bank bazaar board bpo builders
	bureau cafe care center centre chemicals chemist clinic clinics co college communications company concern construction
	constructions consultancy consultants consulting contractors cooperative corp corporation council court creations dairy dental department
	dept developers diagnostics directorate distributors electricals electronics enterprise enterprises estates exports
	fabricators fabrics factory farm farms finance fincorp finserv firm force forge foundation foundry garage garments
	gmbh government govt group gym hospital hospitality hospitals hotel hotels housing inc industries industry infotech
	infra infrastructure institute institution insurance international jewellers kendra kendriya lab laboratories
	laboratory labs limited llp logistics ltd magazine mahavidyalaya mandal mart medicals medicare mill mills ministry motors
	municipal municipality museum ngo nigam office orchestra panchayat parishad pharma pharmaceuticals pharmacy
	pictures plc polytechnic press printers private products productions projects publications publishers pvt railway railways
	resort restaurant retail roadways samiti sangh sanstha school schools securities services shop shoppe showroom sme society
	software solutions spinners staffing stationers steel steels store stores studio studios supermarket suppliers system
	systems technologies technology telecom textiles tours traders trading transport transports travels trust university
	ventures vidyalaya vidyapeeth vidyapith vikas warehouse works workshop zilla zp
	अस्पताल आयटीआय इंडस्ट्रीज उद्योग एजन्सी कंपनी कारखाना कॉलेज केंद्र केन्द्र ग्रामपंचायत ट्रस्ट ट्रॅव्हल्स दवाखाना दुकान
	नगरपरिषद नगरपालिका निगम न्यायालय परिषद पंचायत पतसंस्था प्रतिष्ठान प्रा बँक बैंक मंडळ महाविद्यालय महानगरपालिका मिल मेडिकल
	रुग्णालय लि लिमिटेड वर्कशॉप विद्यापीठ विद्यामंदिर विद्यालय विभाग विश्वविद्यालय शाळा संघ संस्था समिती समिति सरकार
	सोसायटी स्कूल स्टोअर्स हायस्कूल हॉटेल हॉस्पिटल
`)

/** Words of places of study. */
const institutionWords = wordsOf(`
	academy board campus cbse college convent faculty gurukul icse iim iit iiit institute institution iti kendriya
	mahavidyalaya mandir msbte msbshse ncvt nit polytechnic school ugc university vidya vidyalaya vidyamandir vidyapeeth
	vidyapith vishwavidyalaya
	कॉलेज तंत्रनिकेतन प्रशाला बोर्ड मंडळ महाविद्यालय विद्यापीठ विद्यामंदिर विद्यालय विश्वविद्यालय शाळा संस्था स्कूल हायस्कूल
`)

/** Words of degrees, classes and courses, without their dots. */
const degreeWords = wordsOf(`
	10th 12th 10वी 12वी 10वीं 12वीं anm bachelor bachelors bams bba bbm bca bcom bds bed bhms bms bpharm bsc btech
	bvsc certificate certification class course ded degree diploma dmlt doctorate dpharm gnm graduate graduation hsc icwa
	inter intermediate iti llb llm lld master masters matric matriculation mba mbbs mca mcom mpharm mphil msc mscit
	msw mtech bsw ncvt pgdca pgdm phd postgraduate puc secondary ssc sslc std standard training xth xiith
	आयटीआय इयत्ता कक्षा कोर्स डिप्लोमा दहावी पदवी पदविका पदव्युत्तर परास्नातक पीएचडी प्रमाणपत्र बारावी बी बीए बीएड बीएससी बीकॉम
	स्नातक स्नातकोत्तर एमए एमएससी एमकॉम एसएससी एचएससी
`)
/** Short forms that could be other words too: they count only when written exactly so, with dots or without. */
const shortDegrees = wordsOf('BA BE MA ME MD MS CA CS MEd BEd X XII')

/** How much a text reads like a job title. */
export function titleScore(text: string) {
	return weigh(text, titleWords)
}

/** How much a text reads like the name of an organisation. */
export function organisationScore(text: string) {
	return weigh(text, organisationWords)
}

/** How much a text reads like a place of study. */
export function institutionScore(text: string) {
	return weigh(text, institutionWords)
}

/** How much a text reads like a degree, a class or a course. */
export function degreeScore(text: string) {
	return degreesIn(text).length
}

/** Whether a text names both what was studied and where; one word, such as ITI, is not both. */
export function namesStudy(text: string) {
	const [degrees, institutions] = [degreesIn(text), wordsIn(text, institutionWords)]
	if (degrees.length === 0 || institutions.length === 0) return false
	return degrees.length + institutions.length > 3 || new Set([...degrees, ...institutions]).size > 1
}

function degreesIn(text: string) {
	const plain = withoutDots(text)
	const short = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => shortDegrees.has(word))
	return [...wordsIn(plain, degreeWords), ...short]
}

/** `B. Sc.` and `Ph.D.` as one word each. */
function withoutDots(text: string) {
	return text
		.replaceAll(/(?<=(?:^|[^\p{L}])\p{L}{1,2})\.(?=\p{L})/gu, '')
		.replaceAll(/\b([BMDP])\.?\s(?=(?:Sc|Com|Tech|Ed|Pharm|Phil)\b)/g, '$1')
		.replaceAll('.', ' ')
}

/** The last word of a name says what it is: a farm worker is a worker, a farmers' company is a company. */
function weigh(text: string, words: Set<string>) {
	const last =
		fold(text.split(/[,(]/)[0] ?? '')
			.split(' ')
			.at(-1) ?? ''
	return wordsIn(text, words).length + (words.has(last) ? 2 : 0)
}

function wordsIn(text: string, words: Set<string>) {
	return fold(text)
		.split(' ')
		.filter((word) => words.has(word))
}
