import type { ApplicationStatus, RejectReason } from '@profile-search/contract/applications'

type Told = {
	to: ApplicationStatus
	firstName: string
	job: string
	organisation: string
	rejectReason: RejectReason | null
	words: string | null
	/** A step back, such as out of a no that was a mistake. */
	isBack: boolean
}

/** What an applicant reads by mail of a move. Null where no mail goes out. */
export function letterToApplicant({ to, firstName, job, organisation, isBack, ...told }: Told) {
	const say = isBack ? backwards[to] : onwards[to]
	if (!say) return null
	const { rejectReason, words } = told
	return {
		subject: say.subject.replace('{job}', job),
		paragraphs: [
			`Hi ${firstName}, ${say.text.replace('{job}', job).replace('{organisation}', organisation)}`,
			...(to === 'rejected' && rejectReason ? [reasons[rejectReason]] : []),
			...(words && to !== 'submitted' ? [`${organisation} writes:`, words] : []),
		],
	}
}

type Saying = { subject: string; text: string }

const onwards: Partial<Record<ApplicationStatus, Saying>> = {
	submitted: {
		subject: 'Your application is sent: {job}',
		text: 'your application as {job} is with {organisation}. You will hear of every step, and can withdraw it at any time.',
	},
	shortlisted: {
		subject: 'You are on the shortlist: {job}',
		text: '{organisation} has put you on the shortlist for {job}.',
	},
	interview: {
		subject: 'You are asked to an interview: {job}',
		text: '{organisation} would like to meet you for {job}. The times come from the organisation.',
	},
	offered: {
		subject: 'You are offered the job: {job}',
		text: '{organisation} offers you the job as {job}. Please accept or decline it on the page of your application.',
	},
	hired: {
		subject: 'You are hired: {job}',
		text: '{organisation} has noted that you are hired as {job}. We wish you a good start!',
	},
	rejected: {
		subject: 'Your application was not successful: {job}',
		text: '{organisation} will not go on with your application as {job}.',
	},
}

const backwards: Partial<Record<ApplicationStatus, Saying>> = {
	viewed: {
		subject: 'Your application stands open: {job}',
		text: '{organisation} has taken a step back: your application as {job} is being looked at.',
	},
	shortlisted: {
		subject: 'You are on the shortlist: {job}',
		text: '{organisation} has taken a step back: you are on the shortlist for {job}.',
	},
	interview: {
		subject: 'Your application is at the interview: {job}',
		text: '{organisation} has taken a step back: your application as {job} is at the interview.',
	},
	offered: {
		subject: 'The offer stands: {job}',
		text: '{organisation} has taken a step back: you are offered the job as {job}.',
	},
}

const reasons: Record<RejectReason, string> = {
	skills: 'The reason given: others have more of the skills that the job needs.',
	experience: 'The reason given: others have more of the experience that the job needs.',
	education: 'The reason given: the job needs another education.',
	place: 'The reason given: the place of work does not fit.',
	pay: 'The reason given: the expectations of pay are too far apart.',
	availability: 'The reason given: the job begins at another time.',
	filled: 'The reason given: the job is filled.',
	other: 'No reason of the list fits.',
}
