import { z } from 'zod'

const passwordMessage =
	'Please enter a Passwords (password should have atleast 6 characters and One Capital, One lowercase One Numeric and One Special character)'

/** The rule of the specification, section 5. At most 128 characters, so that hashing stays cheap. */
export const Password = z
	.string(passwordMessage)
	.max(128, 'Please keep the password under 128 characters.')
	.regex(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*]).{6,}$/s, passwordMessage)

/** The current password, as entered at login or to confirm something important. */
export const PresentPassword = z
	.string('Password is required')
	.min(1, 'Password is required')
	.max(128, 'Please keep the password under 128 characters.')
