import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { type Spacing, spacingOf } from '../../layout/spacing.ts'
import classes from './button.module.css'

type Own<As extends ElementType> = {
	/** What it is drawn as: a button, or a link that looks like one. */
	component?: As
	/** How much it stands out, from the main action of a page to one among many. */
	variant?: 'filled' | 'default' | 'outline' | 'subtle' | undefined
	/** Vermilion for what takes something away. */
	color?: 'vermilion' | undefined
	size?: 'compact-md' | 'sm' | 'md' | 'lg'
	/** An icon before the label. */
	leftSection?: ReactNode
	/** Whether what it began is still going on; it cannot be pressed meanwhile. */
	loading?: boolean | undefined
	disabled?: boolean | undefined
	/** Whether it is as wide as what it is in. */
	fullWidth?: boolean
	className?: string | undefined
	children: ReactNode
} & Pick<Spacing, 'mt'>

type Props<As extends ElementType> = Own<As> & Omit<ComponentPropsWithRef<As>, keyof Own<As>>

/** A button, or a link or label that looks like one. It needs nothing of the kit, so it may be on every page. */
export function Button<As extends ElementType = 'button'>({
	component,
	variant = 'filled',
	color,
	size = 'md',
	leftSection,
	loading = false,
	disabled = false,
	fullWidth = false,
	mt,
	className,
	style,
	children,
	...rest
}: Props<As>) {
	const Part: ElementType = component ?? 'button'
	const isOff = disabled || loading
	const off =
		Part === 'button' ? { type: 'button', disabled: isOff } : { 'aria-disabled': isOff || undefined }
	return (
		<Part
			{...off}
			{...rest}
			className={className ? `${classes.button} ${className}` : classes.button}
			style={mt === undefined ? style : { ...spacingOf({ mt }), ...style }}
			data-variant={variant}
			data-color={color}
			data-size={size}
			data-wide={fullWidth || undefined}
			data-loading={loading || undefined}
		>
			{leftSection && <span className={classes.icon}>{leftSection}</span>}
			<span className={classes.label}>{children}</span>
		</Part>
	)
}
