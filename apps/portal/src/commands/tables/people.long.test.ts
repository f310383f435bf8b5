import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createAccount } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const administrator = 'office@example.com'
const people = 100_000

test('100,000 people of a file are read and checked within three minutes and 300 MB', async () => {
	await using database = await freshDb()
	await createAccount(database.db, { email: administrator, isAdministrator: true })
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-people-'))
	const file = join(folder, 'people.csv')
	await writeFile(file, csv())

	const began = performance.now()
	const { said, megabytes } = await runPortal(
		['import-people', file, '--administrator', administrator, '--dry-run'],
		{ DATABASE_URL: database.url, DATA_DIR: folder },
	)
	const seconds = (performance.now() - began) / 1000
	await rm(folder, { recursive: true })

	console.log(`${people} people: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`)
	expect(said).toContain(`Would be invited: ${people}.`)
	expect(seconds).toBeLessThan(180)
	expect(megabytes).toBeLessThan(300)
})

function csv() {
	const [professions, towns] = [
		['Nurse', 'Cook', 'Welder', 'Accountant', 'Electrician', 'Teacher', 'Driver'],
		['Pune', 'Nagpur', 'Mumbai', 'Nashik', 'Delhi', 'Jaipur'],
	]
	const lines = Array.from({ length: people }, (_, at) => {
		const [profession, town] = [professions[at % professions.length], towns[at % towns.length]]
		const mobile = 9_000_000_000 + at
		return `Asha,Kulkarni ${at},asha${at}@example.com,${mobile},${profession},${town},Injections;First aid;Own skill ${at % 500},"Marathi (C2), Hindi",${at % 20},12th pass,Looks for work in ${town} and around it`
	})
	const names =
		'First name,Last name,Email,Mobile,Profession,Town,Skills,Languages,Experience,Education,Headline'
	return [names, ...lines].join('\r\n')
}

/** Runs a command as `npm run portal` does. Returns what it says, and the most memory that the process had. */
async function runPortal(command: string[], settings: Record<string, string>) {
	const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
	const [, ...program] = String(scripts.portal).replace('exec ', '').split(' ')
	const tellMemory = "process.on('exit', () => console.error(process.resourceUsage().maxRSS))"
	const portal = spawn(
		process.execPath,
		['--import', `data:text/javascript,${tellMemory}`, ...program, ...command],
		{
			cwd: root,
			env: { ...process.env, ...settings },
			stdio: ['ignore', 'pipe', 'pipe'],
		},
	)
	const [said, told] = await Promise.all([text(portal.stdout), text(portal.stderr), once(portal, 'close')])
	return { said, megabytes: Number(told.trim().split('\n').at(-1)) / 1024 }
}
