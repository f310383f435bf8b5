/** Makes the small fonts again, in the folder beside this file: npm run fonts */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFonts } from './make-fonts.ts'

for (const [name, font] of Object.entries(await makeFonts()))
	await writeFile(join(import.meta.dirname, 'made', name), font)
