import { expect, test } from 'vitest'
import { brief, known } from '../testing.ts'
import { linesOf } from '../text/line.ts'
import { readLines } from './read-lines.ts'

const read = (text: string) => brief(readLines(linesOf(text), known))

test('a résumé in paragraphs is read', () => {
	const text = `CURRICULUM VITAE

Asha Ramesh Kulkarni
Staff nurse with eight years in medical wards
Flat 12, Gangapur Road, Nashik - 422013
Mobile: +91 98765 43210 | Email: asha.k@example.com
LinkedIn: linkedin.com/in/asha-kulkarni

OBJECTIVE
To look after patients well and to grow with a hospital that teaches.

WORK EXPERIENCE

Head Nurse
Godavari Hospital, Nashik
Apr 2022 – Present
• Lead twelve nurses in three wards
• Night duty rota

Staff Nurse
Apollo Clinic Pvt. Ltd., Pune
Oct 2018 - Mar 2022
• Looked after twenty beds.

EDUCATION
B.Sc. Nursing, Savitribai Phule Pune University, 2014 – 2018, 68%
HSC, Maharashtra State Board, 2014, 72.5 %
SSC, St. Xavier's High School, 2012, 81%

SKILLS
Patient Care, IV Cannulation, Vital Signs (Expert), MS Excel
Team work | Tally - basic

LANGUAGES KNOWN
Marathi (native), Hindi, English - fluent

HOBBIES
Reading, trekking

DECLARATION
I hereby declare that the above is true to the best of my knowledge.
Place: Nashik`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "address": "Flat 12, Gangapur Road, Nashik - 422013",
		  "education": [
		    "B.Sc. Nursing | Savitribai Phule Pune University | 2014 – 2018 | 68%",
		    "HSC | Maharashtra State Board |  – 2014 | 72.5 %",
		    "SSC | St. Xavier's High School |  – 2012 | 81%",
		  ],
		  "email": "asha.k@example.com",
		  "headline": "Staff nurse with eight years in medical wards",
		  "languages": "mr6 hi en5",
		  "linkedinUrl": "https://www.linkedin.com/in/asha-kulkarni",
		  "mobileNumber": "+919876543210",
		  "name": "Asha Ramesh Kulkarni",
		  "notUnderstood": [
		    "HOBBIES",
		    "Reading, trekking",
		    "DECLARATION",
		    "I hereby declare that the above is true to the best of my knowledge.",
		    "Place: Nashik",
		  ],
		  "place": "Nashik",
		  "skills": "Patient Care, IV Cannulation, Vital Signs 4, MS Excel, Team work, Tally 1",
		  "summary": "To look after patients well and to grow with a hospital that teaches.",
		  "work": [
		    "Head Nurse | Godavari Hospital | Nashik | 2022-04 –  | • Lead twelve nurses in three wards
		• Night duty rota",
		    "Staff Nurse | Apollo Clinic Pvt. Ltd. | Pune | 2018-10 – 2022-03 | • Looked after twenty beds.",
		  ],
		}
	`)
})

test('a résumé in Marathi is read', () => {
	const text = `बायोडाटा
नाव : सौ. सुनीता महादेव पवार
पत्ता : मु. पो. देवळाली, ता. जि. नाशिक ४२२५०१
मोबाईल : ९८७६५४३२१०
जन्मतारीख : १७ मे १९९०

शैक्षणिक पात्रता
बी.ए. (मराठी), सावित्रीबाई फुले पुणे विद्यापीठ, २०१२, ६१ %
बारावी, महाराष्ट्र राज्य मंडळ, २००९, ५८ %

कार्यानुभव
शिक्षिका, जिल्हा परिषद शाळा, नाशिक
जून २०१३ ते आजपर्यंत
सेविका - अंगणवाडी केंद्र
२०१० ते २०१३

कौशल्ये
मराठी टंकलेखन, संगणक ज्ञान, MS-CIT

भाषा : मराठी, हिंदी व इंग्रजी

छंद
वाचन`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "address": "मु. पो. देवळाली, ता. जि. नाशिक ४२२५०१",
		  "birthDate": "1990-05-17",
		  "education": [
		    "बी.ए. (मराठी) | सावित्रीबाई फुले पुणे विद्यापीठ |  – 2012 | ६१ %",
		    "बारावी | महाराष्ट्र राज्य मंडळ |  – 2009 | ५८ %",
		  ],
		  "languages": "mr hi en",
		  "mobileNumber": "+919876543210",
		  "name": "सुनीता महादेव पवार",
		  "notUnderstood": [
		    "छंद",
		    "वाचन",
		  ],
		  "place": "Nashik",
		  "skills": "मराठी टंकलेखन, संगणक ज्ञान, MS-CIT",
		  "work": [
		    "शिक्षिका | जिल्हा परिषद शाळा | नाशिक | 2013-06 – ",
		    "सेविका | अंगणवाडी केंद्र | 2010-01 – 2013-01",
		  ],
		}
	`)
})

test('labels, a table and personal details are read', () => {
	const text = `Ravi Patil
ravi@example.com
9123456780

Employment History
Company: Sahyadri Works Pvt Ltd
Designation: Fitter
Duration: 01/2019 to till date
Responsibilities:
Maintenance of pumps.

Company: Deccan Motors, Pune
Designation: Helper
Duration: 2016-2018

Academic Details
Examination	Board/University	Year	Percentage
ITI Fitter	NCVT	2016	74%
SSC	Pune Board	2014	61%

Key Skills: Welding, Lathe Machine, Blueprint Reading
Personal Details
Date of Birth : 12/05/1996
Gender : Male
Languages Known : Marathi, Hindi
Address : At post Sinnar, Dist. Nashik
Marital Status : Single
References
Mr. Joshi, 9876500000`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "address": "At post Sinnar, Dist. Nashik",
		  "birthDate": "1996-05-12",
		  "education": [
		    "ITI Fitter | NCVT |  – 2016 | 74%",
		    "SSC | Pune Board |  – 2014 | 61%",
		  ],
		  "email": "ravi@example.com",
		  "languages": "mr hi",
		  "mobileNumber": "+919123456780",
		  "name": "Ravi Patil",
		  "notUnderstood": [
		    "Gender : Male",
		    "Marital Status : Single",
		    "References",
		    "Mr. Joshi, 9876500000",
		  ],
		  "place": "Nashik",
		  "skills": "Welding, Lathe Machine, Blueprint Reading",
		  "work": [
		    "Fitter | Sahyadri Works Pvt Ltd | 2019-01 –  | Maintenance of pumps.",
		    "Helper | Deccan Motors | Pune | 2016-01 – 2018-01",
		  ],
		}
	`)
})

test('sentences, and dates above their entries, are read', () => {
	const text = `Meera Joshi
Accountant

Experience
Worked as Accountant at Shree Traders, Nagpur from Jun 2015 to Mar 2018.
Working as a Senior Accountant in Vidarbha Foods Pvt. Ltd. since April 2018.

Internship
Tax intern, CA Deshpande & Co, 2014 - 2015

Education
2012 - 2015
B.Com.
Nagpur University
2012
HSC
Hislop College`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "education": [
		    "B.Com. | Nagpur University | 2012 – 2015",
		    "HSC | Hislop College |  – 2012",
		  ],
		  "headline": "Accountant",
		  "languages": "",
		  "name": "Meera Joshi",
		  "skills": "",
		  "work": [
		    "Accountant | Shree Traders | Nagpur | 2015-06 – 2018-03",
		    "Senior Accountant | Vidarbha Foods Pvt. Ltd. | 2018-04 – ",
		    "Tax intern | CA Deshpande & Co | 2014-01 – 2015-01 | internship",
		  ],
		}
	`)
})

test('organisation and title on one line are read', () => {
	const text = `SURESH YADAV
Sales Executive | Pune, Maharashtra | suresh.yadav@mail.example | +91-9812345678

PROFILE SUMMARY
Sales executive with 6+ years in FMCG distribution.
Opened 120 new outlets in western Maharashtra.

PROFESSIONAL EXPERIENCE
Hindustan Foods Ltd — Area Sales Executive                      Jul 2021 – Present
Pune
- Handles 14 distributors.
- Grew the region by 18% in FY 2022-23.

Deccan Beverages — Sales Officer                       Jan 2018 – Jun 2021
- Visited 40 shops a day.

EDUCATION
MBA (Marketing), Symbiosis Institute of Business Management     2016 – 2018
BBA, Fergusson College      2013 – 2016

CERTIFICATIONS
Google Digital Marketing – Google, 2020
Advanced Excel

SKILLS
Languages: English, Hindi
Tools: MS Excel, Tally, SAP (2 years)`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "education": [
		    "MBA (Marketing) | Symbiosis Institute of Business Management | 2016 – 2018",
		    "BBA | Fergusson College | 2013 – 2016",
		    "Google Digital Marketing | Google |  – 2020",
		  ],
		  "email": "suresh.yadav@mail.example",
		  "headline": "Sales Executive",
		  "languages": "en hi",
		  "mobileNumber": "+919812345678",
		  "name": "SURESH YADAV",
		  "notUnderstood": [
		    "Advanced Excel",
		  ],
		  "place": "Pune",
		  "skills": "MS Excel, Tally, SAP 2",
		  "summary": "Sales executive with 6+ years in FMCG distribution.
		Opened 120 new outlets in western Maharashtra.",
		  "work": [
		    "Area Sales Executive | Hindustan Foods Ltd | Pune | 2021-07 –  | - Handles 14 distributors.
		- Grew the region by 18% in FY 2022-23.",
		    "Sales Officer | Deccan Beverages | 2018-01 – 2021-06 | - Visited 40 shops a day.",
		  ],
		}
	`)
})

test('numbered lists are read', () => {
	const text = `Curriculum Vitae
Name: Imran Shaikh
Contact No: 0 98220 12345
Email-id: imran_shaikh@mail.example
Career Objective
Seeking a driver post.
Work Experience
1. Driver - Shivneri Travels - 2019 to till date
2. Delivery Boy - Quick Mart, Nashik - 2017 to 2019
Educational Qualification
• S.S.C. passed in 2014 from Maharashtra Board with 55%
• H.S.C. passed in 2016 from Maharashtra Board with 51.20%
Skills
• Heavy vehicle driving
• Route planning
• Basic maintenance of vehicles and tyres
Personal Details
Father's Name	: Salim Shaikh
Date of Birth	: 5th March 1998
Address	: House 4, Juna Bazar,
Nashik 422001
Languages known	: Hindi, Marathi, Urdu`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "address": "House 4, Juna Bazar, Nashik 422001",
		  "birthDate": "1998-03-05",
		  "education": [
		    "S.S.C. | Maharashtra Board |  – 2014 | 55%",
		    "H.S.C. | Maharashtra Board |  – 2016 | 51.20%",
		  ],
		  "email": "imran_shaikh@mail.example",
		  "languages": "hi mr",
		  "mobileNumber": "+919822012345",
		  "name": "Imran Shaikh",
		  "notUnderstood": [
		    "• Basic maintenance of vehicles and tyres",
		    "Father's Name	: Salim Shaikh",
		    "Urdu",
		  ],
		  "place": "Nashik",
		  "skills": "Heavy vehicle driving, Route planning",
		  "summary": "Seeking a driver post.",
		  "work": [
		    "Driver | Shivneri Travels | 2019-01 – ",
		    "Delivery Boy | Quick Mart | Nashik | 2017-01 – 2019-01",
		  ],
		}
	`)
})

test('an organisation above its title is read', () => {
	const text = `Priya Nair
priya@example.com · +91 99300 11223 · Bengaluru
Software Engineer

Experience

Infosys
Bengaluru
Senior Systems Engineer
March 2020 - Present (5 years 9 months)
Led migration of billing to Kubernetes. Reduced costs by 30%.

Tata Consultancy Services
Mumbai
Assistant System Engineer
June 2017 - February 2020 (2 years 9 months)

Zomato
Pune
Growth Ninja
Jan 2016 - May 2017

Education
Visvesvaraya Technological University
Bachelor of Engineering - BE, Computer Science · (2012 - 2016)

Skills
Java; Spring Boot; PostgreSQL; CI/CD; PL/SQL
Languages
English (Full Professional)
Malayalam (Native or Bilingual)`

	expect(read(text)).toMatchInlineSnapshot(`
		{
		  "education": [
		    "Bachelor of Engineering - BE | Computer Science | Visvesvaraya Technological University | 2012 – 2016",
		  ],
		  "email": "priya@example.com",
		  "headline": "Software Engineer",
		  "languages": "en5",
		  "mobileNumber": "+919930011223",
		  "name": "Priya Nair",
		  "notUnderstood": [
		    "Malayalam (Native or Bilingual)",
		  ],
		  "place": "Bengaluru",
		  "skills": "Java, Spring Boot, PostgreSQL, CI/CD, PL/SQL",
		  "work": [
		    "Senior Systems Engineer | Infosys | Bengaluru | 2020-03 –  | Led migration of billing to Kubernetes. Reduced costs by 30%.",
		    "Assistant System Engineer | Tata Consultancy Services | Mumbai | 2017-06 – 2020-02",
		    "Growth Ninja | Zomato | Pune | 2016-01 – 2017-05",
		  ],
		}
	`)
})
