import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import { accounts } from './accounts.ts'

type Named = Record<'firstName' | 'lastName', AnyColumn>

/**
 * First and last name of a row of accounts, as `fullName` of the contract writes them. Null where a left join found no
 * row, which a caller says by `fullNameIn<string | null>`.
 */
export function fullNameIn<Name extends string | null = string>({ firstName, lastName }: Named) {
	return sql<NoInfer<Name>>`${firstName} || ' ' || ${lastName}`
}

/** The name of the account with this id, as a subquery; null where there is none, unless `Name` rules that out. */
export function fullNameOf<Name extends string | null = string | null>(accountId: AnyColumn | SQL) {
	return sql<
		NoInfer<Name>
	>`(select named.first_name || ' ' || named.last_name from ${accounts} named where named.id = ${accountId})`
}
