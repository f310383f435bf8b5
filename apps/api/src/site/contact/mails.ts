import { block, link, template, text } from '#platform/channels/mail/template.ts'

const number = text('the number of the message', 'C-7F3A21B0C4')

export const contactMessageMail = template({
	name: 'contact_message',
	about: 'To those who answer for the site: somebody wrote to it.',
	subject: 'siteMails.message.subject',
	body: 'siteMails.message.body',
	placeholders: {
		number,
		topic: text('what it is about', 'question'),
		name: text('the name of who wrote', 'Meera Deshpande'),
		email: text('the address of who wrote', 'meera@example.com'),
		message: block('what they wrote', ['How do I add a second language?']),
		page: link('the page of the message', 'https://portal.example/admin/contact/1'),
	},
})

export const contactAnswerMail = template({
	name: 'contact_answer',
	about: 'To who wrote to the site: the answer.',
	subject: 'siteMails.answer.subject',
	body: 'siteMails.answer.body',
	placeholders: {
		number,
		site: text('the name of the site', 'Profile Search'),
		answer: block('the answer', ['Open your profile and choose “Add a language”.']),
		author: text('the name of who answers', 'Lata Rao'),
		message: block('what they wrote, where the address is known to be theirs', [
			'You wrote:',
			'> How do I add a second language?',
		]),
	},
})
