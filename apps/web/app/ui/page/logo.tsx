import { useId } from 'react'

type Props = { size?: number }

/** Two threads, each a loop of its own, knotted where they meet. */
export function Logo({ size = 40 }: Props) {
	const id = useId()
	return (
		<svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
			<defs>
				<mask id={`${id}o`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
					<rect width="48" height="48" fill="white" />
					<path d="M8 24A10 10 0 0 1 28 24" fill="none" stroke="black" strokeWidth="9" />
				</mask>
				<mask id={`${id}u`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
					<rect width="48" height="48" fill="white" />
					<path d="M20 24A10 10 0 0 0 40 24" fill="none" stroke="black" strokeWidth="9" />
				</mask>
			</defs>
			<g fill="none" strokeWidth="5.5" strokeLinecap="round">
				<path mask={`url(#${id}u)`} stroke="var(--logo-one, var(--peacock))" d="M4 34H18A10 10 0 1 0 8 24" />
				<path
					mask={`url(#${id}o)`}
					stroke="var(--logo-two, var(--marigold))"
					d="M44 14H30A10 10 0 1 0 40 24"
				/>
			</g>
		</svg>
	)
}
