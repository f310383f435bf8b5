import type { ApplicationResume } from '@profile-search/contract/hiring/applications'
import type { MessageSide } from '@profile-search/contract/messaging/messages'

/** What an applicant writes about the job, with what the résumé says. */
export const motivations: readonly ((resume: ApplicationResume, job: string) => string)[] = [
	(resume) =>
		`I have worked as ${profession(resume)} for ${years(resume)} and can start after my notice period.`,
	(_, job) =>
		`Your opening for ${job} fits what I do every day. I would be glad to show you my work in person.`,
	(resume) => `${skills(resume)}: that is what I have done most. I am looking for a place where I can stay.`,
	(_, job) => `A friend who works near you told me about ${job}. I live close by and can come any morning.`,
	(resume) => `After ${years(resume)} in one firm I want to learn something new, and your work interests me.`,
	() => 'मला या कामाचा अनुभव आहे आणि मी लगेच भेटायला येऊ शकतो.',
	() => 'मुझे इस काम का अनुभव है। आप कहें तो मैं इसी हफ़्ते मिलने आ सकता हूँ।',
]

function profession({ profession: named }: ApplicationResume) {
	return named?.toLowerCase() ?? 'a worker'
}

function years({ experienceMonths }: ApplicationResume) {
	const count = Math.round((experienceMonths ?? 0) / 12)
	if (count === 0) return 'some months'
	return count === 1 ? 'a year' : `${count} years`
}

function skills(resume: ApplicationResume) {
	const names = resume.skills.slice(0, 2).map(({ name }) => name)
	return names.length ? names.join(' and ') : 'Careful work'
}

/** What the team notes about an applicant. */
export const notes = [
	'Lives ten minutes away. Ask about shifts.',
	'Good references from the last employer.',
	'Strong on the tools, short on paperwork. Worth a call.',
	'Asked for more than the range; may come down for the timings.',
	'Met at the fair in June. Reliable impression.',
]

export const rejections = [
	'Thank you for your interest. We need somebody with more experience for this one.',
	'Thank you for applying. We found people closer to the place of work this time.',
	'The post needs a certificate that your profile does not show. Please apply again once you have it.',
]

export const withdrawals = [
	'I have taken another job. Thank you for your time.',
	'The distance is too long for me.',
]

/** Conversations of a team, the answerer, with an applicant, the asker. */
export const conversations: readonly (readonly (readonly [MessageSide, string])[])[] = [
	[
		['answerer', 'Thank you for applying. Could you come to see the place next week?'],
		['asker', 'Yes, gladly. Any day after four suits me.'],
		['answerer', 'Good. I have proposed some times; please choose one.'],
	],
	[
		['answerer', 'Your profile looks right for us. When could you start?'],
		['asker', 'My notice period is one month. I could ask to be let go earlier.'],
	],
	[
		['asker', 'Is there a bus to the site in the early morning?'],
		['answerer', 'Yes, ours leaves the station at six. It is free for staff.'],
		['asker', 'That helps, thank you.'],
	],
	[
		['answerer', 'कृपया मुलाखतीला येताना तुमची प्रमाणपत्रे घेऊन या.'],
		['asker', 'हो, नक्की आणतो. धन्यवाद.'],
	],
	[
		['answerer', 'क्या आप शनिवार को भी काम कर सकते हैं?'],
		['asker', 'जी हाँ, महीने में दो शनिवार चल जाएगा।'],
	],
]

/** What an organisation writes to somebody it invites to apply. */
export const invitations = [
	'Your experience is what we are looking for. Would you have a look at this job?',
	'We are building a small team and think you would fit in well.',
	'You live near our new site. It would be good to hear from you.',
]

/** Where an interview is held. */
export const interviewPlaces = [
	'Our office, ground floor, beside the post office',
	'Main gate of the works; ask for the office',
	'https://meet.example.com/interview',
]
