import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../embedded/server.ts'
import { migrate } from '../migrate/migrate.ts'
import { loadReference } from '../reference/load-reference.ts'
import { templateName } from './fresh-db.ts'
import { throwawayFolder } from './throwaway-folder.ts'

/** Starts one database server for the whole test run and prepares the template that each test copies. */
export default async function setup(project: TestProject) {
	const folder = await throwawayFolder('profile-search-test-')
	const server = await startEmbedded(join(folder, 'db'), { throwaway: true })
	const client = new Client({ connectionString: server.url })
	await client.connect()
	await client.query(`create database ${templateName}`)
	await client.end()
	const template = new URL(server.url)
	template.pathname = templateName
	await migrate(template.href, loadReference)
	project.provide('databaseUrl', server.url)
	return async () => {
		await server.stop()
		await rm(folder, { recursive: true, force: true })
	}
}
