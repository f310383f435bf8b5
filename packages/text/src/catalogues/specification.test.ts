import { expect, test } from 'vitest'
import { sentenceOf } from '../sentence.ts'

// Section 5 and 8 of the specification, to the letter.
test.each([
	['accountsProblems.email', 'Please enter an valid Email'],
	['accountsProblems.password', 'Password is required'],
	['accountsProblems.firstName', 'First Name is required'],
	['accountsProblems.lastName', 'Last Name is required'],
	[
		'accountsProblems.newPassword',
		'Please enter a Passwords (password should have atleast 6 characters and One Capital, One lowercase One Numeric and One Special character)',
	],
	['accounts.confirmRequired', 'Please enter the Confirm Passwords'],
	['accounts.confirmDiffers', 'Confirm password does not match!!!'],
	['accountsAnswers.loggedIn', 'Login successful'],
	['accountsAnswers.registered', 'Registration successful.'],
	['accountsAnswers.passwordChanged', 'Password update successful.'],
	['accountsAnswers.tokenMade', 'Token has successfully generated!'],
	['accountsAnswers.codeSent', 'Success! Your otp is sended to your Email.'],
])('the text of %s is the one of the specification', (code, text) => {
	expect(sentenceOf(code)).toBe(text)
})
