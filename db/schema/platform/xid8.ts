import { customType } from 'drizzle-orm/pg-core'

/** A PostgreSQL transaction id of 64 bits, kept as text since it passes what a number holds. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })
