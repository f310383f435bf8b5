import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'libpg-query'
import { expect, test } from 'vitest'

/**
 * Upgrades without a pause: while nodes are replaced one by one, the old ones run on the new schema, and people go on reading and
 * writing. So a migration neither blocks a table for longer than an instant nor takes away what old code uses.
 */

const folder = join(import.meta.dirname, '../db/migrations')
/** The first migrations were written before the rule. */
const firstChecked = 2
/** Tables with so few rows that nothing takes long on them. */
const smallTables = new Set(['site_settings'])

const usedByOldCode = 'takes away or renames what nodes that still run the old code use'
const scan = 'reads the whole table under a lock: add it as NOT VALID, and validate it in a later migration'
const build = 'builds an index while nobody can write: build it concurrently'
const rewrite = 'writes the whole table anew'
const outsideMark = '-- outside of a transaction'
const belongsOutside = `takes long, and would keep the locks of all others: put it into a migration that begins with \`${outsideMark}\``
const belongsInside =
	'could be half done: only what takes long and can be repeated runs outside of a transaction'

test('migrations block nobody and take nothing from nodes that run the old code', async () => {
	const files = readdirSync(folder).filter(
		(name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= firstChecked,
	)
	const found = await Promise.all(
		files.map(async (name) =>
			(await problemsOf(readFileSync(join(folder, name), 'utf8'))).map((problem) => `${name}: ${problem}`),
		),
	)

	expect(files.length).toBeGreaterThan(20)
	expect(found.flat()).toEqual([])
})

test('what blocks a table or breaks old code is found', async () => {
	const faulty = {
		'create index i on people (name)': build,
		'alter table people add constraint c check (age > 0)': scan,
		'alter table people add foreign key (job_id) references jobs': scan,
		'alter table people add constraint u unique (name)': build,
		'alter table people alter column name set not null': scan,
		'alter table people alter column name type text': rewrite,
		'alter table people add column name text not null': usedByOldCode,
		'alter table people add column id uuid default gen_random_uuid()': rewrite,
		'alter table people drop column name': usedByOldCode,
		'alter table people rename column name to title': usedByOldCode,
		'alter table people rename to persons': usedByOldCode,
		'drop table people': usedByOldCode,
		'update people set name = 1': 'changes rows of a table in use',
		'delete from people': 'changes rows of a table in use',
		'truncate people': 'changes rows of a table in use',
		'drop function age_of(date)': usedByOldCode,
		"alter type state rename value 'open' to 'opened'": usedByOldCode,
		'alter table people set unlogged': rewrite,
		'alter table people set tablespace fast': rewrite,
		'cluster people using i': rewrite,
		'vacuum full people': rewrite,
		'lock table people': 'keeps others from a table',
		'refresh materialized view ages': 'keeps others from a table',
		'reindex table people': build,
		'create index concurrently i on people (name)': belongsOutside,
		'drop index concurrently i': belongsOutside,
		'alter table people validate constraint c': belongsOutside,
	}

	for (const [statement, problem] of Object.entries(faulty))
		expect(await problemsOf(`create table other (id int);\n${statement}`), statement).toEqual([
			expect.stringContaining(problem),
		])
})

test('outside of a transaction is only what takes long, blocks nobody and can be repeated', async () => {
	const long = [
		'create index concurrently i on people (name)',
		'create unique index concurrently u on people (email)',
		'drop index concurrently j',
		'alter table people validate constraint c',
	]
	const others = ['alter table people add column name text', 'create table other (id int)', 'select 1']

	expect(await problemsOf(`${outsideMark}\n${long.join(';\n')}`)).toEqual([])
	for (const statement of [...others, 'create index i on people (name)'])
		expect(await problemsOf(`${outsideMark}\n${long[0]};\n${statement}`), statement).toEqual([
			expect.stringContaining(belongsInside),
		])
})

test('what takes an instant, concerns a new table or gives a reason is fine', async () => {
	const fine = `
		create table other (id int, name text);
		create index i on other (name);
		alter table other add constraint c check (id > 0);
		alter table people add column name text;
		alter table people add column is_new boolean default false not null;
		alter table people add constraint c check (age > 0) not valid;
		alter table people drop constraint d;
		alter table people alter column name drop not null;
		-- fine: the table holds a row for each month
		delete from people where true;`

	expect(await problemsOf(fine)).toEqual([])
})

type Command = {
	subtype: string
	def?: { Constraint?: Constraint; ColumnDef?: { constraints?: { Constraint: Constraint }[] } }
}
type Constraint = {
	contype: string
	skip_validation?: boolean
	indexname?: string
	raw_expr?: object
}
type Relation = { relname: string }
type Statement = {
	AlterEnumStmt?: { oldVal?: string }
	ClusterStmt?: object
	LockStmt?: object
	RefreshMatViewStmt?: { concurrent?: boolean }
	ReindexStmt?: object
	TruncateStmt?: object
	VacuumStmt?: object
	CreateStmt?: { relation: Relation }
	IndexStmt?: { relation: Relation; concurrent?: boolean }
	AlterTableStmt?: { relation: Relation; cmds: { AlterTableCmd: Command }[] }
	RenameStmt?: { relation?: Relation }
	DropStmt?: { removeType: string; concurrent?: boolean }
	UpdateStmt?: { relation: Relation }
	DeleteStmt?: { relation: Relation }
}

/** What is wrong with the statements of a migration, unless a comment `-- fine: …` before one tells why it is not. */
async function problemsOf(sql: string): Promise<string[]> {
	const { stmts } = await parse(sql)
	const source = Buffer.from(sql)
	let end = 0
	const statements = (stmts ?? []).map(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
		const before = end
		end = length ? start + length : source.length
		return { statement: stmt as Statement, text: source.subarray(before, end).toString() }
	})
	const isOutside = sql.startsWith(outsideMark)
	const isNew = new Set(statements.flatMap(({ statement }) => statement.CreateStmt?.relation.relname ?? []))
	return statements.flatMap(({ statement, text }) => {
		const relation = relationOf(statement)
		if (/^\s*-- fine: \S/m.test(text)) return []
		if (isOutside) return takesLong(statement) ? [] : [`${text.trim()} … ${belongsInside}`]
		if (relation && isNew.has(relation)) return []
		return problemsIn(statement)
			.filter((problem) => problem === usedByOldCode || !relation || !smallTables.has(relation))
			.map((problem) => `${text.trim()} … ${problem}`)
	})
}

function relationOf({ IndexStmt, AlterTableStmt, RenameStmt, UpdateStmt, DeleteStmt }: Statement) {
	return (IndexStmt ?? AlterTableStmt ?? RenameStmt ?? UpdateStmt ?? DeleteStmt)?.relation?.relname
}

/** Whether a statement takes long, blocks nobody, and does no harm when it is repeated. */
function takesLong({ IndexStmt, DropStmt, AlterTableStmt }: Statement) {
	const isValidation = AlterTableStmt?.cmds.every(
		({ AlterTableCmd }) => AlterTableCmd.subtype === 'AT_ValidateConstraint',
	)
	return Boolean(IndexStmt?.concurrent ?? DropStmt?.concurrent ?? isValidation)
}

function problemsIn(statement: Statement): string[] {
	if (takesLong(statement)) return [belongsOutside]
	if (statement.IndexStmt ?? statement.ReindexStmt) return [build]
	if (statement.RenameStmt ?? statement.AlterEnumStmt?.oldVal) return [usedByOldCode]
	if (statement.DropStmt)
		return /TABLE|TYPE|VIEW|SEQUENCE|FUNCTION/.test(statement.DropStmt.removeType) ? [usedByOldCode] : []
	if (statement.UpdateStmt ?? statement.DeleteStmt ?? statement.TruncateStmt)
		return ['changes rows of a table in use: do it in work of the queue']
	if (statement.ClusterStmt ?? statement.VacuumStmt) return [rewrite]
	if (statement.LockStmt ?? statement.RefreshMatViewStmt) return ['keeps others from a table']
	return (statement.AlterTableStmt?.cmds ?? []).flatMap(({ AlterTableCmd }) => problemOf(AlterTableCmd) ?? [])
}

function problemOf({ subtype, def }: Command): string | undefined {
	switch (subtype) {
		case 'AT_DropColumn':
			return usedByOldCode
		case 'AT_AlterColumnType':
		case 'AT_SetLogged':
		case 'AT_SetUnLogged':
		case 'AT_SetTableSpace':
		case 'AT_SetAccessMethod':
		case 'AT_SetExpression':
			return rewrite
		case 'AT_SetNotNull':
			return scan
		case 'AT_AddConstraint':
			return problemOfConstraint(def?.Constraint)
		case 'AT_AddColumn':
			return problemOfColumn((def?.ColumnDef?.constraints ?? []).map(({ Constraint }) => Constraint))
	}
	return undefined
}

function problemOfConstraint(constraint: Constraint | undefined) {
	if (!constraint || constraint.skip_validation) return undefined
	if (/CHECK|FOREIGN|NOTNULL/.test(constraint.contype)) return scan
	return constraint.indexname ? undefined : build
}

function problemOfColumn(constraints: Constraint[]) {
	const of = (kind: string) => constraints.find(({ contype }) => contype === kind)
	if (of('CONSTR_UNIQUE') ?? of('CONSTR_PRIMARY')) return build
	if (of('CONSTR_GENERATED') ?? of('CONSTR_IDENTITY')) return rewrite
	const preset = of('CONSTR_DEFAULT')
	if (preset && isComputed(preset)) return rewrite
	return of('CONSTR_NOTNULL') && !preset ? usedByOldCode : undefined
}

/** Whether each row gets a default of its own, which PostgreSQL has to write; `now()` is the same for all. */
function isComputed({ raw_expr }: Constraint) {
	const expression = JSON.stringify(raw_expr)
	return expression.includes('FuncCall') && !expression.includes('"now"')
}
