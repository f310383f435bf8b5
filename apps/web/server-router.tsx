import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink, type To, useLocation } from 'react-router'

/** The router as the pages import it on the server: there, its links are anchors and no more. */
export * from 'react-router'

type LinkProps = ComponentPropsWithRef<typeof RouterLink>
type NavLinkProps = ComponentPropsWithRef<typeof RouterNavLink>

/**
 * A page has some fifty links. For each, the router resolves the address and prepares clicks and prefetching, for what
 * comes out as the address that it was given.
 */
export function Link(props: LinkProps) {
	const { to, replace: _replace, state: _state, preventScrollReset: _keepsScroll, children, ...rest } = props
	if (!isPlain(to, rest)) return <RouterLink {...props} />
	return (
		<a {...rest} href={to} data-discover="true">
			{children}
		</a>
	)
}

/** Marked where its page is shown, or one below it unless `end` is set. */
export function NavLink(props: NavLinkProps) {
	const { pathname } = useLocation()
	const { to, end = false, className = '', style, children, ...rest } = props
	if (typeof className === 'function' || typeof style === 'function' || typeof children === 'function')
		return <RouterNavLink {...props} />
	if (!isPlain(to, rest) || /[?#]/.test(to)) return <RouterNavLink {...props} />
	const [here, there] = [pathname.toLowerCase(), to.toLowerCase()]
	const isActive = here === there || (!end && here.startsWith(`${there}/`))
	return (
		<Link
			{...rest}
			aria-current={isActive ? 'page' : undefined}
			className={isActive ? `${className} active` : className}
			style={style}
			to={to}
		>
			{children}
		</Link>
	)
}

/** Whether the router would take the address as it is, and add nothing to the anchor. */
function isPlain(to: To, options: Omit<LinkProps, 'to'>): to is string {
	const isOwn = typeof to === 'string' && /^\/(?![/\\])/.test(to) && !unusual.test(to)
	return isOwn && routerOptions.every((name) => options[name] === undefined)
}

/** What the router writes in another way: empty and relative parts of a path, a question without an answer. */
const unusual = /\/[./]|\\|[?#]$/
const routerOptions = [
	'relative',
	'reloadDocument',
	'discover',
	'prefetch',
	'mask',
	'viewTransition',
] as const
