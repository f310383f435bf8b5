import { type RouteConfig, index, route } from '@react-router/dev/routes'

/** Every address of the site: those of the specification in its order, then ours. */
export default [
	index('routes/home.tsx'),
	route('home', 'routes/home.tsx', { id: 'home' }),
	route('login', 'routes/accounts/login.tsx'),
	route('contact', 'routes/contact.tsx'),
	route('forgot-password', 'routes/accounts/forgot-password.tsx'),
	route('change-password', 'routes/accounts/change-password.tsx'),
	route('employee-list', 'routes/candidates/list.tsx'),
	route('employee-details/:userId', 'routes/candidates/details.tsx'),
	route('employee-dashboard', 'routes/candidates/dashboard.tsx'),
	route('profile-update', 'routes/candidates/profile-update.tsx'),
	route('employer-list', 'routes/organisations/list.tsx'),
	route('employer-details/:userId', 'routes/organisations/details.tsx'),
	route('employer-dashboard', 'routes/organisations/dashboard.tsx'),
	route('employer-profile-update', 'routes/organisations/profile-update.tsx'),
	route('approve-user-list', 'routes/approvals/list.tsx'),
	route('approve-user-details/:ID', 'routes/approvals/user-details.tsx'),
	route('approve-employer-details/:ID', 'routes/approvals/employer-details.tsx'),

	route('jobs', 'routes/jobs/list.tsx'),
	route('jobs/:jobId', 'routes/jobs/details.tsx'),
	route('job-edit/:jobId?', 'routes/jobs/edit.tsx'),
	route('matches', 'routes/matches/list.tsx'),
	route('settings', 'routes/accounts/settings.tsx'),
	route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
