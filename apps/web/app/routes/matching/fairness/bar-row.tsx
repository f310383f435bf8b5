import type { ReactNode } from 'react'

/** Bars under a line of a table, for the eye alone: the line above says the same. */
export function BarRow({ columns, children }: { columns: number; children: ReactNode }) {
	return (
		<tr aria-hidden="true">
			<td colSpan={columns}>{children}</td>
		</tr>
	)
}
