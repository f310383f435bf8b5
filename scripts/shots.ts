import { shootMails } from '../e2e/shots/mails.ts'

/** Takes pictures to look at: npm run shots -- mails */
const [what] = process.argv.slice(2)
if (what === 'mails') await shootMails()
else console.error('Say what to take pictures of: mails.')
