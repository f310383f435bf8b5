import type { ReactNode } from 'react'

/** Bars under a row of a table, hidden from screen readers: the row above has the same numbers. */
export function BarRow({ columns, children }: { columns: number; children: ReactNode }) {
	return (
		<tr aria-hidden="true">
			<td colSpan={columns}>{children}</td>
		</tr>
	)
}
