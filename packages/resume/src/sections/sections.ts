import { fold, withoutBullet, type Line } from '../text/line.ts'

/** What a section is about. A profile has no room for `references` and `other`, such as hobbies. */
export type SectionKind =
	| 'header'
	| 'summary'
	| 'work'
	| 'internship'
	| 'volunteer'
	| 'education'
	| 'certificates'
	| 'skills'
	| 'languages'
	| 'contact'
	| 'other'
	| 'references'

/** Headings as people write them, in English, Hindi and Marathi. */
const phrases: Record<Exclude<SectionKind, 'header'>, string> = {
	summary: `summary|professional summary|career summary|executive summary|profile summary|personal summary|about|about me|
		about myself|profile|professional profile|personal statement|personal profile|career profile|objective|
		career objective|job objective|professional objective|objectives|introduction|overview|career overview|
		summary of qualifications|माझ्याबद्दल|माझ्याविषयी|परिचय|सारांश|उद्दिष्ट|ध्येय|करिअर उद्दिष्ट|मेरे बारे में|उद्देश्य|करियर उद्देश्य`,
	work: `work|experience|experiences|work experience|work experiences|working experience|professional experience|
		employment|employment history|employment details|employment record|work history|career history|career|
		job experience|job history|relevant experience|industrial experience|industry experience|total experience|
		teaching experience|experience details|work details|professional background|organisational experience|
		organizational experience|clinical experience|previous employment|past experience|present employment|
		current employment|positions held|experience summary|professional history|अनुभव|कार्यानुभव|कार्य अनुभव|कामाचा अनुभव|
		कामाचा तपशील|नोकरीचा अनुभव|व्यावसायिक अनुभव|नौकरी|काम का अनुभव|कार्य का अनुभव|पेशेवर अनुभव|रोजगार|नोकरी`,
	internship: `internship|internships|internship experience|industrial training|in plant training|inplant training|
		apprenticeship|apprenticeships|training and internships|internships and training|प्रशिक्षणार्थी|इंटर्नशिप`,
	volunteer: `volunteer|volunteering|volunteer experience|volunteer work|social work|community service|
		voluntary work|स्वयंसेवा|सामाजिक कार्य|समाजसेवा`,
	education: `education|educational qualification|educational qualifications|education qualification|
		education qualifications|academic qualification|academic qualifications|qualification|qualifications|
		academics|academic details|academic background|academic profile|academic record|academic history|
		educational background|educational details|education details|education background|education and training|
		educational profile|scholastic record|academic credentials|professional qualification|
		professional qualifications|technical qualification|technical qualifications|education history|studies|
		academia|academic qualification details|शिक्षण|शैक्षणिक पात्रता|शैक्षणिक माहिती|शैक्षणिक तपशील|शिक्षा|शैक्षिक योग्यता|पढ़ाई|पढाई|
		शैक्षणिक योग्यता|योग्यता|पात्रता|शैक्षणिक अर्हता|शैक्षिक विवरण`,
	certificates: `certification|certifications|certificates|certificate|licenses and certifications|
		licences and certifications|courses|courses and certifications|certifications and courses|
		training and certifications|certifications and training|professional certifications|additional courses|
		additional qualification|additional qualifications|other qualification|other qualifications|training|
		trainings|trainings attended|computer courses|certification courses|प्रमाणपत्रे|प्रमाणपत्र|अभ्यासक्रम|प्रशिक्षण|पाठ्यक्रम`,
	skills: `skills|skill|key skills|technical skills|core skills|professional skills|soft skills|skill set|
		skillset|skills set|it skills|computer skills|core competencies|competencies|key competencies|
		areas of expertise|area of expertise|expertise|technical expertise|technologies|technical proficiency|
		tools|tools and technologies|skills and abilities|skills and expertise|top skills|main skills|hard skills|
		computer knowledge|computer proficiency|technical knowledge|software skills|software|software known|
		skills summary|personal skills|skills and tools|programming skills|other skills|additional skills|
		job skills|work skills|technical skill|key skill|स्किल्स|स्किल|कौशल्ये|कौशल्य|कौशल|कौशल और योग्यता|तांत्रिक कौशल्ये|तकनीकी कौशल|संगणक ज्ञान|
		कंप्यूटर ज्ञान`,
	languages: `languages|language|languages known|language known|language skills|language proficiency|
		known languages|languages spoken|linguistic skills|language abilities|linguistic proficiency|भाषा|भाषा ज्ञान|
		भाषाज्ञान|ज्ञात भाषा|अवगत भाषा|भाषाएं|भाषाएँ|भाषाओं का ज्ञान|भाषा का ज्ञान`,
	contact: `contact|contact details|contact information|contact info|contact me|personal details|
		personal information|personal info|personal data|personal particulars|personal dossier|bio data|biodata|
		details|get in touch|address|links|संपर्क|वैयक्तिक माहिती|वैयक्तिक तपशील|व्यक्तिगत विवरण|व्यक्तिगत जानकारी|
		व्यक्तिगत माहिती|निजी जानकारी|संपर्क माहिती`,
	references: `references|reference|referees|professional references|संदर्भ`,
	other: `projects|project|academic projects|academic project|key projects|project details|projects undertaken|
		personal projects|project work|achievements|accomplishments|awards|awards and achievements|
		achievements and awards|honors|honours|honors and awards|honors awards|honours and awards|awards and honors|
		awards and honours|hobbies|hobby|interests|hobbies and interests|interests and hobbies|strengths|strength|
		weakness|strengths and weaknesses|personal strengths|personal traits|declaration|publications|patents|
		research|research work|extra curricular activities|extracurricular activities|co curricular activities|
		extra curricular|activities|positions of responsibility|position of responsibility|memberships|
		professional memberships|affiliations|career gaps|career gap|career breaks|career break|work wanted|recommendations|salary|salary details|
		expected salary|notice period|additional information|other information|other details|other activities|
		roles and responsibilities|छंद|आवड|आवडी|छंद आणि आवड|रुचि|रुचियां|शौक|घोषणा|प्रतिज्ञा|प्रतिज्ञापत्र|उपलब्धियां|यश|प्रकल्प|
		परियोजना|पुरस्कार`,
}

const kinds = new Map<string, SectionKind>()
for (const kind of Object.keys(phrases).filter(isKind))
	for (const phrase of phrases[kind].split('|')) kinds.set(fold(phrase), kind)

function isKind(name: string): name is Exclude<SectionKind, 'header'> {
	return name in phrases
}

/** Sections whose text may follow on the line of the heading, as in `Key skills: Tally, GST`. */
const inlineKinds: SectionKind[] = ['summary', 'skills', 'languages']

/** The kind of a heading, and what else is on its line. Undefined for any other line. */
export function headingOf({ text }: Pick<Line, 'text'>) {
	if (text.length > 200) return undefined
	const kind = kindOf(text)
	if (kind) return { kind, rest: '' }
	const [label = '', ...values] = text.split(/\s*[:：]\s*-?\s*/)
	const rest = values.join(': ').trim()
	const begun = rest ? kindOf(label) : undefined
	return begun && inlineKinds.includes(begun) ? { kind: begun, rest } : undefined
}

function kindOf(text: string) {
	if (text.length > 60) return undefined
	const plain = withoutBullet(withoutLetterSpacing(text))
		.replace(/^(?:[ivx]+|\d+)[.)]\s+/i, '')
		.replaceAll('&', ' and ')
	const whole = kinds.get(fold(plain))
	if (whole) return whole
	// A heading in two languages, or in two words for one thing: each half has to be a heading.
	const halves = plain.split(/[/|()]|\s[-–—]\s/).filter((half) => fold(half))
	if (halves.length < 2) return undefined
	const found = halves.map((half) => kinds.get(fold(half)))
	return found.every((kind) => kind !== undefined) ? found[0] : undefined
}

/** `S K I L L S` as `SKILLS`. */
function withoutLetterSpacing(text: string) {
	if (!/^\S(?:\s+\S)+$/u.test(text)) return text
	return text
		.split(/\s{2,}|\t/)
		.map((word) => word.replaceAll(/\s/g, ''))
		.join(' ')
}

/** A section of a résumé: its heading, if it has one, and the lines below. */
export type Section = { kind: SectionKind; heading: Line | undefined; lines: Line[] }

/** Cuts a résumé into sections at its headings. The lines above the first heading are the header. */
export function sectionsOf(lines: Line[]) {
	const sections: Section[] = [{ kind: 'header', heading: undefined, lines: [] }]
	for (const line of lines) {
		const heading = headingOf(line)
		if (heading) sections.push({ kind: heading.kind, heading: line, lines: [] })
		// A section does not continue into the next column.
		else if (line.isColumnStart) sections.push({ kind: 'header', heading: undefined, lines: [] })
		const last = sections.at(-1)
		if (!heading) last?.lines.push(line)
		else if (heading.rest) last?.lines.push({ ...line, text: heading.rest })
		// `Languages: …` is often one line within another section, which then continues.
		const before = sections.at(-2)?.kind
		if (heading?.rest && heading.kind === 'languages' && before && before !== 'skills')
			sections.push({ kind: before, heading: undefined, lines: [] })
	}
	return sections.filter(({ heading, lines: of }) => heading || of.length > 0)
}
