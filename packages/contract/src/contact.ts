import { z } from 'zod'
import { Email } from './accounts.ts'
import { requiredText } from './basics.ts'
import { CaptchaAnswer } from './captcha.ts'
import { endpoint } from './endpoint.ts'

/** What a message is about, so that it reaches the right person. */
export const ContactTopic = z.enum(['question', 'account', 'job', 'organisation', 'accessibility', 'other'])
export type ContactTopic = z.infer<typeof ContactTopic>

export const ContactDraft = z.object({
	name: requiredText('Please enter your name.', 120),
	email: Email,
	topic: z.enum(ContactTopic.options, 'Please choose what it is about.'),
	message: z
		.string('Please write your message.')
		.trim()
		.min(10, 'Please write at least 10 characters.')
		.max(5000, 'Please keep it under 5,000 characters.'),
	captcha: CaptchaAnswer.optional(),
})
export type ContactDraft = z.infer<typeof ContactDraft>

export const submitContactMessage = endpoint({
	method: 'POST',
	path: 'contact-messages',
	access: 'anyone',
	summary: 'Write to those who run the site; they answer by mail.',
	body: ContactDraft,
	details: z.null(),
	message: 'Your message has reached us. The answer comes by mail.',
})
