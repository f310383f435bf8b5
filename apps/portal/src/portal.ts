import '@profile-search/db/embedded/quick-start'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { Command, Option } from 'commander'
import { explain } from './explain.ts'
import { yieldProcessor } from './parts/priority.ts'
import { readSettings, WrongSetting } from './settings/settings.ts'

// Each command loads its modules when it runs, so that it starts fast.
const program = new Command('portal')
	.description('Profile Search: matches jobs and profiles, with the reasons.')
	.showHelpAfterError()

program
	.command('start')
	.description('start the portal: database, mailbox, background work and pages')
	.action(async () => {
		const began = performance.now()
		const settings = readSettings(process.env)
		// React reads this once, when it is loaded; in production mode it renders far faster.
		process.env['NODE_ENV'] ??= 'production'
		const [{ start }, { hearLibraries, openLog }, { endInOrder }] = await Promise.all([
			import('./start.ts'),
			import('@profile-search/api/platform/log/log'),
			import('./ending.ts'),
		])
		const log = openLog(settings.logLevel)
		const starting = start(settings, log, (message) => console.log(message))
		endInOrder(starting, log)
		const portal = await starting.ready
		hearLibraries(log)
		const seconds = ((performance.now() - began) / 1000).toFixed(1)
		console.log(`\nProfile Search is ready after ${seconds} s: ${portal.address ?? 'background work only'}`)
		if (portal.hasMailbox) console.log(`Mails arrive at ${portal.address}/dev/mailbox`)
		if (portal.demo) console.log(`\n${portal.demo}\n`)
	})

for (const role of ['approver', 'administrator'] as const) {
	const name = role === 'administrator' ? 'admin' : role
	const command = program.command(name).description(`grant or revoke the role of ${role}`)
	for (const action of ['grant', 'revoke'] as const) {
		command
			.command(`${action} <email>`)
			.description(`${action} the role of ${role}`)
			.action(async (email: string) => {
				const { grantRole } = await import('./commands/grant.ts')
				console.log(await grantRole(readSettings(process.env), role, action, email))
			})
	}
}

program
	.command('audit')
	.description('look after the audit log')
	.command('verify')
	.description('read the whole audit log; ends with 1 and names the first row that does not fit')
	.action(async () => {
		const { verifyAudit } = await import('./commands/audit.ts')
		const { fits, message } = await verifyAudit(readSettings(process.env))
		console.log(message)
		if (!fits) process.exitCode = 1
	})

program
	.command('backup <file>')
	.description('back up the database and all files into one archive, while the portal runs')
	.action(async (file: string) => {
		const { backUp } = await import('./commands/backup.ts')
		yieldProcessor()
		console.log(await backUp(readSettings(process.env), file))
	})

program
	.command('restore <backup>')
	.description(
		'restore a file or an object (s3://bucket/…), or the newest backup in a folder, into an empty data folder, and an empty database',
	)
	.option('--erased <list>', 'whom to erase again; by default the list beside the backup, if there is one')
	.action(async (backup: string, { erased }: { erased?: string }) => {
		const { restore } = await import('./commands/restore.ts')
		const ending = new AbortController()
		// A second signal ends the program at once.
		for (const signal of ['SIGINT', 'SIGTERM'] as const)
			process.once(signal, () =>
				ending.abort(new Error('The restore was stopped; the place is empty again.')),
			)
		console.log(await restore(readSettings(process.env), backup, { erased, signal: ending.signal }))
	})

program
	.command('doctor')
	.description(
		'look at all that the portal needs; ends with 1 where something is odd, with 2 where something is wrong',
	)
	.option('--json', 'for scripts')
	.action(async ({ json }: { json?: boolean }) => {
		const { examinePortal } = await import('./commands/doctor/doctor.ts')
		const { text, exitCode } = await examinePortal(process.env, { asJson: json ?? false })
		// Ends at once, whatever still waits for an answer.
		process.stdout.write(`${text}\n`, () => process.exit(exitCode))
	})

program
	.command('seed')
	.description('plant realistic people, organisations and jobs; the same seed plants the same ones')
	.option('--people <count>', 'how many people', wholeNumber, 1000)
	.option('--organisations <count>', 'how many organisations', wholeNumber, 50)
	.option('--jobs <count>', 'how many jobs', wholeNumber, 200)
	.option('--seed <number>', 'which data: the same number gives the same', wholeNumber, 1)
	.action(async (counts: { people: number; organisations: number; jobs: number; seed: number }) => {
		const { seed } = await import('./commands/seed.ts')
		yieldProcessor()
		await seed(readSettings(process.env), counts)
	})

program
	.command('import <taxonomy> <folder>')
	.description('take in the published files of esco, onet or nco; again for a newer release')
	.option('--dry-run', 'change nothing; say what would change, in ranking too')
	.action(async (taxonomy: string, folder: string, { dryRun }: { dryRun?: boolean }) => {
		const { importFiles, previewFiles } = await import('./commands/import.ts')
		yieldProcessor()
		const settings = readSettings(process.env)
		if (!dryRun) return console.log(await importFiles(settings, taxonomy, folder))

		const { measureRanking } = await import('./commands/measure.ts')
		const { summary, before, after } = await previewFiles(settings, taxonomy, folder)
		console.log(`${summary}\n\nMeasuring the ranking before and after; this takes some minutes …`)
		measureRanking(before, after)
	})

program
	.command('undo-import <taxonomy>')
	.description('take an import of esco, onet or nco back; what is in use is kept')
	.action(async (taxonomy: string) => {
		const { undoFiles } = await import('./commands/import.ts')
		console.log(await undoFiles(readSettings(process.env), taxonomy))
	})

program
	.command('import-jobs <file>')
	.description('import jobs from a CSV file or an Excel workbook as drafts of a team')
	.requiredOption('--member <email>', 'a member of the team')
	.option('--dry-run', 'change nothing; say what would be imported and what is wrong')
	.option('--with-duplicates', 'import what is probably there already, too')
	.action(async (file: string, options: { member: string; dryRun?: boolean; withDuplicates?: boolean }) => {
		const { importJobs } = await import('./commands/tables/jobs.ts')
		yieldProcessor()
		console.log(await importJobs(readSettings(process.env), file, options))
	})

for (const kind of ['people', 'organisations'] as const)
	program
		.command(`import-${kind} <file>`)
		.description(
			kind === 'people'
				? 'invite the people in a CSV file or an Excel workbook to register'
				: 'invite those who look after the organisations in a CSV file or an Excel workbook',
		)
		.requiredOption('--administrator <email>', 'in whose name')
		.option('--source <name>', 'who gave the data; the people are told')
		.addOption(languageOption('of the emails'))
		.option('--dry-run', 'change nothing; say who would be invited and what is wrong')
		.action(
			async (
				file: string,
				options: { administrator: string; source?: string; language: PageLanguage; dryRun?: boolean },
			) => {
				const { importPeople } = await import('./commands/tables/people.ts')
				yieldProcessor()
				console.log(await importPeople(readSettings(process.env), file, { kind, ...options }))
			},
		)

const exporting = program
	.command('export')
	.description('write people, organisations or jobs into a CSV file, or a workbook if its name ends in .xlsx')

for (const what of ['people', 'organisations'] as const)
	exporting
		.command(`${what} <file>`)
		.description(`the ${what} of the portal, without what they keep private`)
		.requiredOption('--administrator <email>', 'in whose name')
		.addOption(languageOption('of names and values'))
		.action(async (file: string, options: { administrator: string; language: PageLanguage }) => {
			const { exportPeople, exportOrganisations } = await import('./commands/tables/exports.ts')
			yieldProcessor()
			const write = what === 'people' ? exportPeople : exportOrganisations
			console.log(await write(readSettings(process.env), file, options))
		})

exporting
	.command('jobs <file>')
	.description('the jobs of a team, as import-jobs reads them')
	.requiredOption('--member <email>', 'a member of the team')
	.addOption(languageOption('of names and values'))
	.action(async (file: string, options: { member: string; language: PageLanguage }) => {
		const { exportJobs } = await import('./commands/tables/exports.ts')
		yieldProcessor()
		console.log(await exportJobs(readSettings(process.env), file, options))
	})

program.parseAsync().catch((error: unknown) => {
	console.error(explain(error, process.env))
	process.exitCode = 1
	// A hanging connection must not keep the process alive.
	setTimeout(() => process.exit(), 1000).unref()
})

function languageOption(use: string) {
	return new Option('--language <language>', use).choices(['en', 'hi', 'mr']).default('en')
}

function wholeNumber(text: string) {
	const number = Number(text)
	if (!Number.isInteger(number) || number < 0) throw new WrongSetting(`"${text}" is not a whole number.`)
	return number
}
