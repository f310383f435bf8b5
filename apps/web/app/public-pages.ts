/**
 * The pages that are the same for every visitor without a session, so that one rendering serves all of them. A page
 * is listed only if nothing but its address decides what it shows, and if rendering it changes nothing. Addresses
 * with a secret in them are not listed.
 */
export const publicPages = [
	'',
	'home',
	'login',
	'contact',
	'grievance',
	'about-us',
	'faq',
	'cms/:slag',
	'employee-list',
	'employer-list',
	'employer-details/:userId',
	'employer-data/:userId',
	'advisory-list',
	'investor-list',
	'profession-wise-view/:id',
	'jobs',
	'jobs/:jobId',
	'transparency',
]

/**
 * Public pages, too, but of people who may hide at any moment. Only the portal keeps them, and only while it hears of
 * changes as they happen.
 */
export const pagesOfPeople = [
	'employee-details/:userId',
	'employee-data/:userId',
	'advisory-details/:id',
	'investor-details/:id',
]
