/** Calls that tell of people, but of none besides the caller, the caller's own organisation or who was invited. */
const ofOneself = [
	'GET alert-mails/:key/end',
	'GET data-exports/:exportId/file',
	'GET invitations/:token',
	'GET mailed-alerts/:key',
	'GET people-invitations/:token',
	'POST applications/:applicationId/answer',
	'POST applications/:applicationId/restore',
	'POST applications/:applicationId/withdraw',
	'POST account/email/confirmation',
	'POST auth/login',
	'POST auth/openid/link',
	'POST auth/openid/login',
	'POST auth/openid/register',
	'POST auth/passkey-login',
	'POST auth/register',
	'POST email-changes/:token/undo',
	'POST guests/me/type',
	'POST jobs/:jobId/applications',
	'POST people-invitations/:token/accept',
	'POST resume-import',
	'POST resume-import/take',
	'PUT candidates/me',
	'PUT candidates/me/parts',
	'PUT guests/me',
	'PUT organisations/me',
	'PUT voluntary-attributes',
]

/**
 * Calls that tell what somebody wrote to the site: to administrators, or to whoever has the number and the address. What
 * is internal in them is told apart by their own tests.
 */
const ofWhoWroteToTheSite = [
	'GET contact-messages/:messageId',
	'GET held-changes/:changeId', // what somebody wants to be called, for approvers
	'GET grievances/:grievanceId',
	'GET grievances/:grievanceId/attachments/:attachmentId',
	'POST grievance-tracking',
	'POST grievance-tracking/attachments/:attachmentId',
	'POST grievance-tracking/closing',
	'POST grievance-tracking/rating',
	'POST grievance-tracking/reopening',
	'POST grievance-tracking/replies',
	'POST grievances',
]

/** Calls that tell administrators who was in a file; such people have no account. */
const ofPeopleInFiles = ['GET admin/people-imports/:importId', 'GET admin/people-imports/:importId/rows']

/** Calls by which the directory of an organisation keeps its own team, and learns how. */
const ofOnesTeam = [
	'GET scim/v2/ResourceTypes/:scimResourceType',
	'GET scim/v2/Schemas/:scimSchema',
	'GET scim/v2/Users/:scimUserId',
	'POST scim/v2/Users',
	'PUT scim/v2/Users/:scimUserId',
	'PATCH scim/v2/Users/:scimUserId',
	'DELETE scim/v2/Users/:scimUserId',
]

/** The calendar of whoever made its address: interviews, read as `GET interviews` reads them. */
const ofWhoSubscribed = ['GET calendars/:calendarToken/calendar.ics']

/** Calls that tell of people and that the test of visibility need not ask. */
export const askedElsewhere = [
	...ofOneself,
	...ofWhoWroteToTheSite,
	...ofPeopleInFiles,
	...ofOnesTeam,
	...ofWhoSubscribed,
]
