import { randomBytes } from 'node:crypto'
import { hashSecret } from '@profile-search/api/platform/secrets'
import { connect } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { createGenerator } from '@profile-search/db/seed/generator/generator'
import { seedDatabase } from '@profile-search/db/seed/seed'
import { Presets, SingleBar } from 'cli-progress'
import { borrowDatabase } from '../database/database.ts'
import { demoPassword } from '../demo/demo.ts'
import { yieldBackends } from '../parts/priority.ts'
import type { Settings } from '../settings/settings.ts'

type Counts = { people: number; organisations: number; jobs: number; seed: number }

/** Plants generated data of any size with a progress bar, and prints how to log in as one of its accounts. */
export async function seed(settings: Settings, counts: Counts) {
	const database = await borrowDatabase(settings)
	const connection = connect(database.url)
	if (database.isEmbedded) yieldBackends(connection.pool)
	try {
		await migrate(database.url, loadReference)
		const password = database.isEmbedded ? await demoPassword(settings.dataFolder) : newPassword()
		const bar = new SingleBar(
			{ format: '{bar} {percentage}% · {value} of {total} · {duration_formatted}' },
			Presets.shades_classic,
		)
		bar.start(counts.people + counts.organisations + counts.jobs, 0)
		const began = performance.now()
		const planted = await seedDatabase(connection.pool, {
			...counts,
			passwordHash: await hashSecret(password),
			onProgress: (done) => bar.update(done),
		})
		bar.stop()
		const seconds = (performance.now() - began) / 1000
		console.log(
			`Planted ${planted.people} people, ${planted.organisations} organisations and ${planted.jobs} jobs in ${seconds.toFixed(1)} s.`,
		)
		const generator = createGenerator({ seed: counts.seed })
		if (planted.people)
			console.log(
				`Every one of them logs in with the password ${password}, such as ${generator.person(0).email} (Vyaktigat)`,
			)
		if (planted.organisations) console.log(`or ${generator.organisation(0).email} (Sanstha).`)
	} finally {
		await connection.close()
		await database.release()
	}
}

/** A random password that satisfies the rule of the specification. */
function newPassword() {
	return `Aa1!${randomBytes(9).toString('base64url')}`
}
