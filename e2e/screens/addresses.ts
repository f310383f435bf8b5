/** A screen: at `path`, or where one comes from there by the first link that is like each of `follow`, one after the other. */
export type Address = { name: string; path: string; follow?: RegExp[] }

type UserType = 'candidate' | 'employer' | 'guest_user'

export type Reader = {
	name: string
	account?: { email: string; userType: UserType }
	addresses: Address[]
}

const id = '[0-9a-f-]{36}'

/** Screens whose name is their address. */
const at = (...paths: string[]): Address[] => paths.map((path) => ({ name: nameOf(path), path: `/${path}` }))

/** The screen of one entry of a list, or one that the entry leads to. */
const from = (path: string, name: string, ...follow: string[]): Address => ({
	name,
	path: `/${path}`,
	follow: follow.map((each) => new RegExp(`^/${each}$`)),
})

function nameOf(path: string) {
	return path.replaceAll(/[^a-z0-9]+/gi, '-') || 'home'
}

/** Every screen, by who sees it in the demo data. */
export const readers: Reader[] = [
	{
		name: 'visitor',
		addresses: [
			...at('', 'jobs'),
			from('jobs', 'job', `jobs/${id}(\\?.*)?`),
			...at('employee-list'),
			from('employee-list', 'employee-details', `employee-details/${id}`),
			from('employee-list', 'employee-data', `employee-details/${id}`, `employee-data/${id}`),
			...at('employer-list'),
			from('employer-list', 'employer-details', `employer-details/${id}`),
			from('employer-list', 'employer-data', `employer-details/${id}`, `employer-data/${id}`),
			...at('advisory-list'),
			from('advisory-list', 'advisory-details', `advisory-details/${id}`),
			...at('investor-list'),
			from('investor-list', 'investor-details', `investor-details/${id}`),
			...at('profession-wise-view/39', 'transparency', 'about-us', 'faq', 'cms/terms', 'contact'),
			...at(
				'grievance',
				'grievance/track',
				'login',
				'login?register',
				'forgot-password',
				'offline',
				'nowhere',
			),
		],
	},
	{
		name: 'candidate',
		account: { email: 'mangesh.kamble.0-1490@example.com', userType: 'candidate' },
		addresses: [
			...at('employee-dashboard', 'matches', 'jobs'),
			from('jobs', 'job', `jobs/${id}(\\?.*)?`),
			from('jobs', 'apply', `jobs/${id}(\\?.*)?`, `jobs/${id}/apply(\\?.*)?`),
			from('advisory-list', 'contact-request', `advisory-details/${id}`, `contact-request/${id}`),
			...at('dismissed-jobs', 'matches/compare', 'suspended', 'applications'),
			from('applications', 'application', `applications/${id}`),
			...at('messages'),
			from('messages', 'thread', `messages/${id}`),
			...at('notifications', 'alerts', 'saved', 'requests', 'visits', 'privacy', 'profile-update'),
			...at('edit-education-info', 'edit-work-info', 'resume-import', 'advisory-edit', 'investor-edit'),
			...at('first-steps/resume', 'first-steps/work', 'first-steps/wishes'),
			...at(
				'settings',
				'name-and-email',
				'change-password',
				'access-tokens',
				'calendar',
				'personal-data',
				'cases',
			),
		],
	},
	{
		name: 'employer',
		account: { email: 'office.shubham.shelke.0-80@example.com', userType: 'employer' },
		addresses: [
			...at('employer-dashboard', 'matches'),
			from('employer-dashboard', 'job-pipeline', `job-pipeline/${id}`),
			from('employer-dashboard', 'applicant', `job-pipeline/${id}`, `job-pipeline/${id}/${id}(\\?.*)?`),
			from('employer-dashboard', 'job-change', `job-edit/${id}`),
			...at(
				'job-edit',
				'job-figures',
				'job-feeds',
				'job-imports',
				'webhooks',
				'team',
				'domain',
				'requests',
				'messages',
			),
			...at('employer-first-steps/about', 'employer-first-steps/job', 'employer-first-steps/people'),
			...at('employer-profile-update', 'edit-sub-branch', 'employee-list'),
			from('employee-list', 'employee-details', `employee-details/${id}`),
		],
	},
	{
		name: 'guest',
		account: { email: 'guest@example.com', userType: 'guest_user' },
		addresses: at('guest-dashboard', 'guest-profile-update', 'change-account-type', 'saved'),
	},
	{
		name: 'approver',
		account: { email: 'approver@example.com', userType: 'candidate' },
		addresses: [
			...at('approve-user-list'),
			from('approve-user-list', 'approve-user-details', `approve-user-details/${id}`),
			from('approve-user-list', 'approve-employer-details', `approve-employer-details/${id}`),
		],
	},
	{
		name: 'administrator',
		account: { email: 'admin@example.com', userType: 'candidate' },
		addresses: [
			...at('admin', 'admin/grievances', 'admin/contact', 'admin/accounts'),
			from('admin/grievances', 'admin-grievance', `admin/grievances/${id}`),
			from('admin/accounts', 'admin-account', `admin/accounts/${id}`),
			...at(
				'admin/people-imports',
				'admin/merges',
				'admin/audit',
				'admin/settings',
				'admin/reports',
				'admin/queue',
			),
			...at('admin/mail-templates'),
			from('admin/mail-templates', 'admin-mail-template', 'admin/mail-templates/[a-z-]+'),
			...at(
				'admin/figures',
				'admin/fairness',
				'admin/skills',
				'admin/professions',
				'admin/pages',
				'admin/faqs',
			),
			from('admin/skills', 'admin-skill', String.raw`admin/skills/\d+`),
			from('admin/professions', 'admin-profession', String.raw`admin/professions/\d+`),
			from('admin/pages', 'admin-page', 'admin/pages/[a-z-]+/en'),
		],
	},
]
