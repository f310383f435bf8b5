import { shootMails } from '../e2e/shots/mails.ts'
import { shootScreens } from '../e2e/shots/screens.ts'

/** Takes pictures to look at: npm run shots -- mails, or npm run shots -- screens [en|hi|mr] [360|1280] [light|dark] */
const [what, ...wanted] = process.argv.slice(2)
if (what === 'mails') await shootMails()
else if (what === 'screens') await shootScreens(wanted)
else console.error('Say what to take pictures of: mails, or screens.')
