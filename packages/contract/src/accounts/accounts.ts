import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, line, requiredLine } from '../platform/basics.ts'
import { problem } from '../platform/problem.ts'
import { CaptchaAnswer } from './captcha.ts'
import { RegistrationConsent } from './consents.ts'
import { Password, PresentPassword } from './passwords.ts'
import { SecondStep } from './two-step.ts'

export const UserType = z.enum(['candidate', 'employer', 'guest_user'], 'accountsProblems.userType')
export type UserType = z.infer<typeof UserType>

/** incomplete → pending → approved or rejected; frozen after reports, suspended by an administrator. */
export const AccountStatus = z.enum(['incomplete', 'pending', 'approved', 'rejected', 'suspended', 'frozen'])
export type AccountStatus = z.infer<typeof AccountStatus>

/** The rule of the specification, section 5. Kept in lower case, since one mailbox is one account. */
export const Email = z
	.string('accountsProblems.email')
	.trim()
	.max(254, 'accountsProblems.email')
	.regex(/^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,3}$/, 'accountsProblems.email')
	.transform((email) => email.toLowerCase())

/** Six digits, sent by mail. */
export const MailedCode = z.string('accountsProblems.code').trim().length(6, 'accountsProblems.code')

export const codeLength = 6
/** Seconds between two codes for one address. */
export const codeInterval = 60

export const firstName = requiredLine('accountsProblems.firstName', 60)
export const lastName = requiredLine('accountsProblems.lastName', 60)
export const middleName = line()
	.max(60, problem('problems.tooLong', { most: 60 }))
	.nullish()

/** The profile that a browser stores after login, with exactly the fields of the specification, section 3. */
export const StoredProfile = z.object({
	id: Id,
	f_name: z.string(),
	l_name: z.string(),
	email_id: z.string(),
	mobile_no: z.string().nullable(),
	whatsapp_no: z.string().nullable(),
	user_type: UserType,
	image: z.string().nullable(),
	language: z.array(z.string()),
	skills: z.array(z.string()),
	dob: z.string().nullable(),
	experience: z.number().nullable().describe('years, to one decimal'),
	linkdin_link: z.string().nullable(),
	qualification: z.string().nullable(),
	address: z.string().nullable(),
	status: AccountStatus,
	registration_flag: z.union([z.literal(0), z.literal(1)]),
})
export type StoredProfile = z.infer<typeof StoredProfile>

/** Required by the refusal 1301 after too many tries. */
const WorkAnswer = CaptchaAnswer.optional().describe('a solved challenge of captcha/work, past a limit')

/** How the session token is transported. */
export const SessionCarrier = z
	.enum(['cookie', 'bearer'])
	.default('cookie')
	.describe('bearer: answer a session_token for devices, set no cookie')

/** The profile, and for devices the token of the new session. */
export const LoginDetails = StoredProfile.extend({ session_token: z.string().optional() })

export const LoginDraft = z.object({
	email_id: Email,
	password: PresentPassword,
	user_type: UserType,
	second_step: SecondStep.optional(),
	captcha: WorkAnswer,
	session: SessionCarrier,
})

export const login = endpoint({
	method: 'POST',
	path: 'auth/login',
	access: 'anyone',
	summary: 'Open a session; the details are the profile.',
	body: LoginDraft,
	details: LoginDetails,
	message: 'accountsAnswers.loggedIn',
})

export const RegistrationDraft = z.object({
	user_type: UserType,
	f_name: firstName,
	middle_name: middleName,
	l_name: lastName,
	email_id: Email,
	password: Password,
	verification_token: z.string().max(200).optional().describe('from verify-otp, for clients without cookies'),
	consent: RegistrationConsent.optional().describe('to the notice that was shown, and to what is optional'),
})

export const register = endpoint({
	method: 'POST',
	path: 'auth/register',
	access: 'anyone',
	summary: 'Open an account for an e-mail address that this client has verified.',
	body: RegistrationDraft,
	details: StoredProfile,
	message: 'accountsAnswers.registered',
})

export const sendCode = endpoint({
	method: 'POST',
	path: 'auth/otp-send-with-email',
	access: 'anyone',
	summary: 'Mail a code of 6 digits to an address; the answer is the same for every address.',
	body: z.object({ email: Email, captcha: CaptchaAnswer.optional() }),
	details: z.null(),
	message: 'accountsAnswers.codeSent',
})

export const verifyCode = endpoint({
	method: 'POST',
	path: 'auth/verify-otp',
	access: 'anyone',
	summary: 'Check the code; the address counts as verified for this client only.',
	body: z.object({ email: Email, otp: MailedCode, captcha: WorkAnswer }),
	details: z.object({ verification_token: z.string() }),
	message: 'accountsAnswers.emailVerified',
})

export const forgotPassword = endpoint({
	method: 'POST',
	path: 'auth/forgotPassword',
	access: 'anyone',
	summary: 'Begin a reset: half of the key is answered, the other half is mailed.',
	body: z.object({ email: Email, captcha: CaptchaAnswer.optional() }),
	details: z.object({ token: z.string() }),
	message: 'accountsAnswers.tokenMade',
})

export const resetPassword = endpoint({
	method: 'POST',
	path: 'auth/ForgetPassword-reset',
	access: 'anyone',
	summary: 'Set a new password with both halves of the key, as `token.code`; ends every session.',
	body: z.object({
		email: Email,
		password: Password,
		forget_password_token: z
			.string('accountsProblems.mailedCode')
			.min(1, 'accountsProblems.mailedCode')
			.max(200),
		captcha: WorkAnswer,
	}),
	details: z.null(),
	message: 'accountsAnswers.passwordChanged',
})

export const PasswordChangeDraft = z.object({ present_password: PresentPassword, password: Password })

export const changePassword = endpoint({
	method: 'POST',
	path: 'auth/change-password',
	access: 'account',
	summary: 'Set a new password with the present one; ends every other session.',
	body: PasswordChangeDraft,
	details: z.null(),
	message: 'accountsAnswers.passwordChanged',
})

export const showUserDetails = endpoint({
	method: 'POST',
	path: 'auth/user-details/:userId',
	access: 'account',
	summary: 'The profile of the signed-in account, with its roles.',
	params: z.object({ userId: Id }),
	details: StoredProfile.extend({
		is_approver: z.boolean(),
		is_administrator: z.boolean(),
		status_reason: z.string().nullable(),
	}),
})

/** The current caller, for the pages: null for a visitor. */
export const CurrentSession = z.object({
	account: z
		.object({
			id: Id,
			firstName: z.string(),
			lastName: z.string(),
			userType: UserType,
			status: AccountStatus,
			statusReason: z.string().nullable(),
			isApprover: z.boolean(),
			isAdministrator: z.boolean(),
		})
		.nullable(),
})

export const showSession = endpoint({
	method: 'GET',
	path: 'auth/session',
	access: 'anyone',
	summary: 'Who is asking: the account of the session, or null.',
	details: CurrentSession,
})

export const logout = endpoint({
	method: 'POST',
	path: 'auth/logout',
	access: 'anyone',
	summary: 'End the session; calling it without one is no error.',
	details: z.null(),
	message: 'accountsAnswers.loggedOut',
})
