import { customType } from 'drizzle-orm/pg-core'

/** A 64-bit PostgreSQL transaction id, kept as text since it exceeds what a number holds. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })
