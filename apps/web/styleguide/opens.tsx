import { type ReactNode, useState } from 'react'
import { Button } from '#ui/action/button/button.tsx'

type Props = { label: string; children: (isOpen: boolean, close: () => void) => ReactNode }

/** A button for a part that is seen only once something opens it. */
export function Opens({ label, children }: Props) {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<Button variant="default" onClick={() => setOpen(true)}>
				{label}
			</Button>
			{children(isOpen, () => setOpen(false))}
		</>
	)
}
