import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

const role = 'portal'

/**
 * The database address for everyday use. Its role owns the contents and is no superuser, so nothing that
 * reaches it can read the server's files or start programs. The password is new with each start. The role
 * takes over what an older version created as the superuser.
 */
export async function urlOfRole(superuserUrl: string) {
	const password = randomBytes(24).toString('base64url')
	const client = new Client({ connectionString: superuserUrl })
	await client.connect()
	try {
		const { rows } = await client.query(`select from pg_roles where rolname = '${role}'`)
		if (rows.length === 0) await client.query(`create role ${role} login`)
		await client.query(
			`alter role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls password '${password}'`,
		)
		// The owner of the tables can switch off their triggers one by one; a large seed does so for all at once.
		await client.query(`grant set on parameter session_replication_role to ${role}`)
		await client.query(`alter database postgres owner to ${role}`)
		await handOver(client)
	} finally {
		await client.end()
	}
	const url = new URL(superuserUrl)
	url.username = role
	url.password = password
	return url.href
}

/** Gives the role everything the superuser owns, except what belongs to the server or to an extension. */
async function handOver(client: Client) {
	const { rows } = await client.query<{ statement: string }>(`
		with own as (select oid from pg_namespace where nspname !~ '^pg_|^information_schema$'),
			superuser as (select oid from pg_roles where rolname = current_user),
			-- A partitioned table is tied to columns of its own.
			tied as (select classid, objid from pg_depend
				where deptype in ('e', 'i') and (refclassid, refobjid) <> (classid, objid))
		select format('alter schema %I owner to ${role}', nspname) as statement
		from pg_namespace where oid in (select oid from own) and nspowner in (select oid from superuser)
		union all
		select format('alter %s %s owner to ${role}',
			case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, oid::regclass)
		from pg_class
		where relnamespace in (select oid from own) and relowner in (select oid from superuser) and relkind in ('r', 'p', 'v', 'm', 'S')
			and (relkind <> 'S' or not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
			and ('pg_class'::regclass, oid) not in (select classid, objid from tied)
		union all
		select format('alter routine %s owner to ${role}', oid::regprocedure)
		from pg_proc
		where pronamespace in (select oid from own) and proowner in (select oid from superuser)
			and ('pg_proc'::regclass, oid) not in (select classid, objid from tied)
		union all
		select format('alter type %s owner to ${role}', oid::regtype)
		from pg_type
		where typnamespace in (select oid from own) and typowner in (select oid from superuser)
			and (typtype in ('e', 'd', 'r') or (typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c')))
			and ('pg_type'::regclass, oid) not in (select classid, objid from tied)`)
	for (const { statement } of rows) await client.query(statement)
}
