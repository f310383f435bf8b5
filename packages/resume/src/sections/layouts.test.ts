import { expect, test } from 'vitest'
import { brief, known } from '../testing.ts'
import { linesOf } from '../text/line.ts'
import { readLines } from './read-lines.ts'

const read = (text: string) => brief(readLines(linesOf(text), known))

test('a résumé in Hindi is read', () => {
	const text = `जीवन परिचय
नाम: रमेश कुमार यादव
पता: ग्राम पोस्ट रामपुर, जिला वाराणसी, उत्तर प्रदेश 221001
मोबाइल: 9876501234
ईमेल: ramesh.yadav@example.com
जन्मतिथि: 05/08/1992

उद्देश्य
मेहनत से काम करके आगे बढ़ना।

शैक्षणिक योग्यता
10वीं, यू.पी. बोर्ड, 2008, 55%
12वीं, यू.पी. बोर्ड, 2010, 58%
बी.ए., काशी विद्यापीठ, 2013

कार्य अनुभव
इलेक्ट्रीशियन, शर्मा इलेक्ट्रिकल्स, वाराणसी (2015 से वर्तमान)
हेल्पर, गुप्ता कंस्ट्रक्शन (जनवरी 2013 - दिसंबर 2014)

कौशल
वायरिंग, मोटर मरम्मत, वेल्डिंग

भाषा ज्ञान
हिन्दी, भोजपुरी`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "address": "ग्राम पोस्ट रामपुर, जिला वाराणसी, उत्तर प्रदेश 221001",
		  "birthDate": "1992-08-05",
		  "education": [
		    "10वीं | यू.पी. बोर्ड |  – 2008 | 55%",
		    "12वीं | यू.पी. बोर्ड |  – 2010 | 58%",
		    "बी.ए. | काशी विद्यापीठ |  – 2013",
		  ],
		  "email": "ramesh.yadav@example.com",
		  "languages": "hi",
		  "mobileNumber": "+919876501234",
		  "name": "रमेश कुमार यादव",
		  "notUnderstood": [
		    "भोजपुरी",
		  ],
		  "skills": "वायरिंग, मोटर मरम्मत, वेल्डिंग",
		  "summary": "मेहनत से काम करके आगे बढ़ना।",
		  "work": [
		    "इलेक्ट्रीशियन | शर्मा इलेक्ट्रिकल्स | वाराणसी | 2015-01 – ",
		    "हेल्पर | गुप्ता कंस्ट्रक्शन | 2013-01 – 2014-12",
		  ],
		}
	`)
})

test('dates to the left of the work are read', () => {
	const text = `Anil Deshmukh
Mechanical Engineer | anil.d@example.com | +91 90110 22334

SUMMARY
Mechanical engineer with 10 years in pump design.

EXPERIENCE
2018 – present    Kirloskar Pumps, Pune
                  Deputy Manager - Design
                  • Led a team of six.
2014 – 2018       Thermax Ltd., Pune
                  Design Engineer
                  • Made drawings in AutoCAD.

PROJECTS
Solar pump for villages (2020)

EDUCATION
2010 – 2014       B.E. Mechanical, COEP Pune, 8.2 CGPA
2008 – 2010       HSC, Modern College, 82%

TECHNICAL SKILLS
CAD: AutoCAD, SolidWorks, CATIA
Analysis: ANSYS (3 yrs), MATLAB

LANGUAGES
English: Fluent
Hindi: Fluent
Marathi: Native

PERSONAL DETAILS
Date of Birth: 12-Mar-1992
Marital Status: Married
Passport No: N1234567`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "birthDate": "1992-03-12",
		  "education": [
		    "B.E. Mechanical | COEP Pune | 2010 – 2014 | 8.2 CGPA",
		    "HSC | Modern College | 2008 – 2010 | 82%",
		  ],
		  "email": "anil.d@example.com",
		  "headline": "Mechanical Engineer",
		  "languages": "en5 hi5 mr6",
		  "mobileNumber": "+919011022334",
		  "name": "Anil Deshmukh",
		  "notUnderstood": [
		    "PROJECTS",
		    "Solar pump for villages (2020)",
		    "Marital Status: Married",
		    "Passport No: N1234567",
		  ],
		  "skills": "AutoCAD, SolidWorks, CATIA, ANSYS 3, MATLAB",
		  "summary": "Mechanical engineer with 10 years in pump design.",
		  "work": [
		    "Deputy Manager - Design | Kirloskar Pumps | Pune | 2018-01 –  | • Led a team of six.",
		    "Design Engineer | Thermax Ltd. | Pune | 2014-01 – 2018-01 | • Made drawings in AutoCAD.",
		  ],
		}
	`)
})

test('bullets with whole sentences, and details given as a list, are read', () => {
	const text = `RESUME
Kavita Sharma
Mobile No. 9812312345
E-mail kavita@example.com

WORK EXPERIENCE:-
➢ Working as Receptionist in City Care Hospital, Nagpur since June 2021.
➢ 2 years experience as Telecaller in Star BPO from May 2019 to May 2021.

EDUCATIONAL QUALIFICATION:-
➢ B.A. from RTM Nagpur University in 2019 with 56%.
➢ 12th from Maharashtra Board in 2016 with 61%.
➢ 10th from Maharashtra Board in 2014 with 70%.

COMPUTER SKILLS:-
➢ MS-CIT
➢ Tally ERP 9
➢ Typing 30 wpm (English), 25 wpm (Marathi)

STRENGTHS:-
➢ Hard working

PERSONAL PROFILE:-
Father's Name :- Mr. Suresh Sharma
Date of Birth :- 14/02/1998
Languages Known :- English, Hindi & Marathi
Address :- Plot 5, Dharampeth, Nagpur 440010

Date:
Place: Nagpur                                  (Kavita Sharma)`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "address": "Plot 5, Dharampeth, Nagpur 440010",
		  "birthDate": "1998-02-14",
		  "education": [
		    "B.A. | RTM Nagpur University |  – 2019 | 56%",
		    "12th | Maharashtra Board |  – 2016 | 61%",
		    "10th | Maharashtra Board |  – 2014 | 70%",
		  ],
		  "email": "kavita@example.com",
		  "languages": "en hi mr",
		  "mobileNumber": "+919812312345",
		  "name": "Kavita Sharma",
		  "notUnderstood": [
		    "STRENGTHS:-",
		    "➢ Hard working",
		    "Father's Name :- Mr. Suresh Sharma",
		    "Place: Nagpur	(Kavita Sharma)",
		  ],
		  "place": "Nagpur",
		  "skills": "MS-CIT, Tally ERP 9, Typing 30 wpm (English), 25 wpm (Marathi)",
		  "work": [
		    "Receptionist | City Care Hospital | Nagpur | 2021-06 – ",
		    "Telecaller | Star BPO | 2019-05 – 2021-05",
		  ],
		}
	`)
})

test('a heading in capitals with gaps, a name with a title before it and a link are read', () => {
	expect(read('Shri. Ravi Patil\nPune | github.com/ravi\nS K I L L S\nTally')).toMatchObject({
		name: 'Ravi Patil',
		place: 'Pune',
		links: ['https://github.com/ravi'],
		skills: 'Tally',
	})
})

test('the contacts of referees and employers are not taken for those of the person', () => {
	const text =
		'Ravi Patil\nExperience\nFitter, Deccan Motors, 2019 – 2020\nhr@motors.example 020 2567 8900\nReferences\nMr. Joshi 98765 00000 joshi@example.com'

	expect(read(text)).not.toHaveProperty('email')
	expect(read(text)).not.toHaveProperty('mobileNumber')
})

test('a text that is not a résumé is kept as not understood', () => {
	const lines = ['Dear all,', 'please find the minutes of our meeting below.', 'Best wishes']

	expect(read(lines.join('\n'))).toMatchObject({ work: [], education: [], skills: '', notUnderstood: lines })
})
