import { z } from 'zod'
import { problem } from '../platform/problem.ts'

const passwordMessage = 'accountsProblems.newPassword'

/** The rule of the specification, section 5. At most 128 characters, so that hashing stays cheap. */
export const Password = z
	.string(passwordMessage)
	.max(128, problem('accountsProblems.longPassword', { most: 128 }))
	.regex(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*]).{6,}$/s, passwordMessage)

/** The current password, as entered at login or to confirm something important. */
export const PresentPassword = z
	.string('accountsProblems.password')
	.min(1, 'accountsProblems.password')
	.max(128, problem('accountsProblems.longPassword', { most: 128 }))
