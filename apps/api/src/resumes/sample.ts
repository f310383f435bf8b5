import type { Resume } from '@profile-search/contract/resumes'

/** A résumé in two scripts with every part filled, for tests. */
export const sample: Resume = {
	id: '00000000-0000-4000-8000-000000000001',
	firstName: 'Asha',
	lastName: 'Kulkarni',
	headline: 'Staff nurse with eight years in medical wards',
	summary:
		'I look after twenty beds at night and teach new nurses.\nमैं मरीज़ों और उनके परिवार से हिन्दी और मराठी में बात करती हूँ।',
	profession: 'Staff Nurse',
	preferredProfessions: ['Health Educator'],
	skills: [
		{ name: 'Intensive care', level: 4, years: 6 },
		{ name: 'Tally', level: null, years: null },
	],
	experienceMonths: 98,
	education: 6,
	fieldOfStudy: 'Nursing',
	languages: [
		{ code: 'mr', name: 'Marathi', level: 6 },
		{ code: 'en', name: 'English', level: null },
	],
	place: 'Nashik',
	willingToMove: true,
	workModes: ['on_site'],
	noticeDays: 30,
	image: null,
	workEntries: [
		{
			id: '00000000-0000-4000-8000-000000000002',
			title: 'Head nurse',
			organisationName: 'श्री क्षेत्र रुग्णालय',
			isRegistered: true,
			place: 'नाशिक',
			startedOn: '2022-04-01',
			endedOn: null,
			kind: 'full_time',
			description: 'Twelve nurses, three wards; pay of ₹ 4,20,000 a year.',
			confirmation: 'confirmed',
		},
		{
			id: '00000000-0000-4000-8000-000000000003',
			title: 'Staff nurse',
			organisationName: 'Godavari Hospital',
			isRegistered: false,
			place: null,
			startedOn: '2018-10-01',
			endedOn: '2022-03-01',
			kind: null,
			description: null,
			confirmation: null,
		},
	],
	educationEntries: [
		{
			id: '00000000-0000-4000-8000-000000000004',
			institution: 'सावित्रीबाई फुले विद्यापीठ',
			degree: 'B.Sc.',
			field: 'Nursing',
			startedOn: '2014-01-01',
			endedOn: '2018-01-01',
			grade: '68 %',
			note: null,
		},
	],
	contacts: {
		email: 'asha@example.com',
		mobileNumber: '+919876543210',
		linkedinUrl: null,
		address: null,
	},
}
