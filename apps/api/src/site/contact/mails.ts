import { block, link, template, text } from '#platform/channels/mail/template.ts'

const number = text('the number of the message', 'C-7F3A21B0C4')

export const contactMessageMail = template({
	name: 'contact_message',
	about: 'To those who answer for the site: somebody wrote to it.',
	subject: '[{number}] Message to the site: {topic}',
	body: `{name} ({email}) wrote:

{message}

An answer to this mail goes to the sender. Answered in the portal, it is kept with the message:

[Answer in the portal]({page})`,
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
	subject: 'Re: [{number}] Your message to {site}',
	body: `Namaste!

{answer}

{author}, {site}

{message}`,
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
