import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../migrate/migrate.ts'
import { throwawayFolder } from '../testing/throwaway-folder.ts'
import { socketIn, startEmbedded } from './server.ts'

test('the embedded database is used by a role that is not a superuser and owns everything made before it', async () => {
	const folder = await throwawayFolder('profile-search-role-')
	const data = join(folder, 'database')
	try {
		const first = await startEmbedded(data)
		const old = new URL(first.url)
		old.username = 'postgres'
		old.password = await readFile(`${data}.password`, 'utf8')
		// As older versions made it, before there was a role.
		await migrate(old.href)
		await ask(old.href, `create type public.mood as enum ('glad'); create sequence public.lone`)
		await first.stop()

		const second = await startEmbedded(data)
		await migrate(second.url)
		const [me] = await ask(
			second.url,
			'select current_user as name, rolsuper from pg_roles where rolname = current_user',
		)
		const foreign = await ask(
			second.url,
			`select relname from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', 'graphile_worker'))
				and pg_get_userbyid(relowner) <> 'portal' and relkind in ('r', 'S', 'v', 'p')`,
		)
		await ask(
			second.url,
			`drop sequence public.lone; drop type public.mood; alter table accounts add column probe integer`,
		)

		expect(me).toEqual({ name: 'portal', rolsuper: false })
		expect(foreign).toEqual([])
		await expect(ask(second.url, `select pg_read_file('/etc/passwd')`)).rejects.toThrow(/permission denied/)
		await expect(ask(second.url, `copy accounts to program 'cat'`)).rejects.toThrow(/permission denied/)
		await expect(ask(second.url, 'create role other superuser')).rejects.toThrow(/permission denied/)
		await second.stop()
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
})

test('its address leads through a socket in its folder, which a restart makes again', async () => {
	const folder = await throwawayFolder('profile-search-socket-')
	const data = join(folder, 'database')
	const server = await startEmbedded(data, { throwaway: true })
	try {
		expect(await ask(server.url, from)).toEqual([{ address: null }])
		expect(await ask(overTcp(server.url), from)).toEqual([{ address: '127.0.0.1' }])

		await rm(socketIn(data, new URL(server.url).port))
		await expect(ask(server.url, from)).rejects.toThrow('ENOENT')
		await server.restart()
		expect(await ask(server.url, from)).toEqual([{ address: null }])
	} finally {
		await server.stop()
		await rm(folder, { recursive: true, force: true })
	}
})

test('where the path of a socket would be too long, its address leads over TCP', async () => {
	const folder = await throwawayFolder('profile-search-socket-')
	const deep = join(folder, 'far'.repeat(30))
	await mkdir(deep)
	const server = await startEmbedded(join(deep, 'database'), { throwaway: true })
	try {
		expect(await ask(server.url, from)).toEqual([{ address: '127.0.0.1' }])
	} finally {
		await server.stop()
		await rm(folder, { recursive: true, force: true })
	}
})

const from = 'select host(inet_client_addr()) as address'

function overTcp(url: string) {
	const address = new URL(url)
	address.search = ''
	return address.href
}

async function ask(url: string, query: string): Promise<object[]> {
	const client = new Client({ connectionString: url })
	await client.connect()
	try {
		return (await client.query(query)).rows
	} finally {
		await client.end()
	}
}
