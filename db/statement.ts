import type { Db } from './client.ts'

/**
 * A statement for a hot path: its SQL is built once for each pool, and each connection plans it once, by the
 * name that `build` prepares it under. What changes from call to call is a placeholder in it. Two statements
 * need two names.
 */
export function statement<Prepared>(build: (db: Db) => Prepared) {
	const built = new WeakMap<Db, Prepared>()
	return (db: Db) => {
		const known = built.get(db)
		if (known) return known
		const prepared = build(db)
		built.set(db, prepared)
		return prepared
	}
}
