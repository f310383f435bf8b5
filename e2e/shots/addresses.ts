/** A screen: at `path`, or at the first address there that is like `follow`. */
type Address = { name: string; path: string; follow?: RegExp }

type UserType = 'candidate' | 'employer' | 'guest_user'

export type Reader = {
	name: string
	account?: { email: string; userType: UserType }
	addresses: Address[]
}

const id = '[0-9a-f-]{36}'

/** Screens whose name is their address. */
const at = (...paths: string[]): Address[] => paths.map((path) => ({ name: nameOf(path), path: `/${path}` }))

/** The screen of one entry of a list. */
const from = (path: string, name: string, follow: string): Address => ({
	name,
	path: `/${path}`,
	follow: new RegExp(`^/${follow}$`),
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
			...at('employer-list'),
			from('employer-list', 'employer-details', `employer-details/${id}`),
			...at('advisory-list'),
			from('advisory-list', 'advisory-details', `advisory-details/${id}`),
			...at('investor-list'),
			from('investor-list', 'investor-details', `investor-details/${id}`),
			...at('profession-wise-view/39', 'transparency', 'about-us', 'faq', 'cms/terms', 'contact'),
			...at('grievance', 'grievance/track', 'login', 'login?register', 'forgot-password', 'nowhere'),
		],
	},
	{
		name: 'candidate',
		account: { email: 'mangesh.kamble.0-1490@example.com', userType: 'candidate' },
		addresses: [
			...at('employee-dashboard', 'matches', 'jobs'),
			from('jobs', 'job', `jobs/${id}(\\?.*)?`),
			...at('applications'),
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
			...at('job-edit', 'job-figures', 'job-imports', 'webhooks', 'team', 'domain', 'requests', 'messages'),
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
		],
	},
	{
		name: 'administrator',
		account: { email: 'admin@example.com', userType: 'candidate' },
		addresses: [
			...at('admin', 'admin/grievances', 'admin/contact', 'admin/accounts'),
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
		],
	},
]
