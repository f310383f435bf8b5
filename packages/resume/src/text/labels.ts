import { findSpan, type Span } from './dates.ts'
import { fold, withoutBullet, type Line } from './line.ts'

/** Labels of the fields of a résumé as people write them, in English, Hindi and Marathi. */
const phrases = {
	name: 'name|full name|candidate name|name of candidate|नाव|संपूर्ण नाव|पूर्ण नाव|नाम|पूरा नाम',
	email: 'email|e mail|email id|e mail id|email address|mail|mail id|ईमेल|ई मेल|ईमेल आयडी',
	mobile: `mobile|mobile no|mobile number|phone|phone no|phone number|contact|contact no|contact number|cell|cell no|tel|
		telephone|mob|mob no|ph|ph no|whatsapp|whatsapp no|मोबाईल|मोबाइल|मोबाईल नंबर|मोबाइल नंबर|मोबाईल क्रमांक|दूरध्वनी|फोन|भ्रमणध्वनी|संपर्क`,
	linkedin: 'linkedin|linked in|linkedin profile|linkedin id|linkedin url',
	address: `address|permanent address|current address|present address|residential address|correspondence address|
		home address|postal address|address for correspondence|पत्ता|पता|कायमचा पत्ता|सध्याचा पत्ता|स्थायी पता|वर्तमान पता`,
	birthDate: `date of birth|dob|d o b|birth date|birthdate|born|born on|जन्मतारीख|जन्म तारीख|जन्म दिनांक|जन्मदिनांक|
		जन्मतिथि|जन्म तिथि`,
	place: 'city|location|current location|town|present location|शहर|गाव|ठिकाण|स्थान',
	title: `designation|role|position|post|job title|post held|position held|title|job profile|job role|पद|पदनाम|हुद्दा`,
	organisation: `company|company name|name of company|name of the company|organisation|organization|employer|firm|
		name of organisation|name of organization|name of the organisation|name of the organization|
		organisation name|organization name|institute name|hospital|client|संस्था|कंपनी|कंपनीचे नाव|कंपनी का नाम|संस्थेचे नाव`,
	period: `duration|period|tenure|dates|date|working period|from to|time period|year|years|worked from|
		period of service|कालावधी|अवधि|काळ|वर्ष`,
	from: 'from|start date|joining date|date of joining|joined|पासून|से',
	to: 'to|end date|leaving date|date of leaving|relieving date|relieved|पर्यंत|तक',
	duties: `responsibilities|roles and responsibilities|role and responsibilities|job responsibilities|
		key responsibilities|duties|job description|description|responsibility|work profile|nature of work|
		nature of job|achievements|key achievements|जबाबदाऱ्या|कामाचे स्वरूप|जिम्मेदारियां`,
	degree: `degree|qualification|course|examination|exam|class|course name|standard|degree course|education|
		name of examination|exam passed|examination passed|qualifications|level|degree exam|पदवी|परीक्षा|इयत्ता|अभ्यासक्रम|डिग्री|कक्षा`,
	institution: `institute|institution|college|school|school college|college school|college institute|
		institute college|name of institute|name of institution|name of the institute|school institute|
		college university|institute university|school college institute|institution name|college name|
		महाविद्यालय|शाळा|विद्यालय|शाळा महाविद्यालय`,
	board: `university|board|board university|university board|university institute|board or university|
		university or board|विद्यापीठ|मंडळ|बोर्ड|विश्वविद्यालय|बोर्ड विद्यापीठ|मंडळ विद्यापीठ`,
	field: `subject|subjects|stream|branch|specialization|specialisation|major|discipline|field|field of study|
		specialization subject|विषय|शाखा`,
	finished: `year of passing|passing year|passed year|year passed|passing|completion|year of completion|
		passing out year|month year of passing|उत्तीर्ण वर्ष`,
	grade: `percentage|marks|grade|cgpa|gpa|percent|score|result|class grade|division|percentage cgpa|
		cgpa percentage|marks obtained|aggregate|percentage grade|class obtained|टक्के|गुण|श्रेणी|टक्केवारी|प्रतिशत|अंक`,
} as const

export type Label = keyof typeof phrases

const labelByPhrase = new Map<string, Label>()
for (const label of Object.keys(phrases).filter(isLabel))
	for (const phrase of phrases[label].split('|'))
		if (!labelByPhrase.has(fold(phrase))) labelByPhrase.set(fold(phrase), label)

function isLabel(name: string): name is Label {
	return name in phrases
}

/** The field that a label or column heading names. Undefined if it names none. */
export function labelOf(text: string) {
	return labelByPhrase.get(fold(text.replaceAll('&', ' and ')))
}

/** Splits `Label: value`. Null when there is no label. */
export function splitLabel(text: string) {
	const match = withoutBullet(text).match(
		/^([\p{L}\p{M}][^:：\t]{0,40}?)\s*(?:[:：]\s*-?|\t\s*[:-]?)\s*(.*)$/u,
	)
	return match && { label: fold(match[1] ?? ''), value: (match[2] ?? '').trim() }
}

/** Rows of cells under a line that names the columns. */
export type Table = { labels: (Label | undefined)[]; rows: Line[]; before: Line[]; after: Line[] }

/** Finds a table that has one of these columns. Undefined when there is none. */
export function findTable(lines: Line[], needed: Label[]): Table | undefined {
	const at = lines.findIndex(({ text }) => {
		const labels = labelsOf(text).filter((label) => label !== undefined)
		return labels.length >= 2 && labels.some((label) => needed.includes(label))
	})
	const head = lines[at]
	if (!head) return undefined

	const labels = labelsOf(head.text)
	const below = lines.slice(at + 1)
	const rows = below.filter(({ text }) => text.split('\t').length === labels.length)
	if (rows.length === 0) return undefined
	return { labels, rows, before: lines.slice(0, at), after: below.filter((line) => !rows.includes(line)) }
}

function labelsOf(text: string) {
	const cells = text.split('\t')
	return cells.length < 2 ? [] : cells.map(labelOf)
}

/** The cells of a row by the fields that their columns name. Cells of other columns come as `other`. */
export function cellsOf({ labels }: Table, { text }: Line) {
	const cells: Partial<Record<Label, string>> = {}
	const other: string[] = []
	for (const [at, cell] of text.split('\t').entries()) {
		const label = labels[at]
		const value = cell.trim()
		if (!fold(value)) continue
		if (label && cells[label] === undefined) cells[label] = value
		// A serial number carries no information.
		else if (!/^\d{1,2}[.)]?$/.test(value)) other.push(value)
	}
	return { ...cells, span: labelledSpanOf(cells), other }
}

/** The time span in a field for the whole period, or in fields for its start and its end. */
export function labelledSpanOf({
	period,
	from,
	to,
	finished,
}: Partial<Record<Label, string>>): Span | undefined {
	if (from && to) return findSpan(`${from} to ${to}`)?.span
	if (from) return findSpan(`since ${from}`)?.span
	const text = period ?? finished ?? to
	return text ? findSpan(text)?.span : undefined
}
