import { measurePages } from '../e2e/screens/lighthouse.ts'
import { shootMails } from '../e2e/screens/mails.ts'
import { shootScreens } from '../e2e/screens/pictures.ts'

/**
 * Takes pictures to look at: npm run shots -- mails, or npm run shots -- screens [en|hi|mr] [360|1280] [light|dark], which is
 * also what npm run shots does. As npm run lighthouse, it writes the scores of public pages into docs/lighthouse.md, and fails if one is below the goal.
 */
const [what = 'screens', ...wanted] = process.argv.slice(2)
if (what === 'mails') await shootMails()
else if (what === 'screens') await shootScreens(wanted)
else if (what === 'lighthouse') process.exitCode = (await measurePages()) ? 0 : 1
else console.error('Say what to take pictures of: mails, or screens.')
