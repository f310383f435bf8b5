import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'
import classes from './line-link.module.css'

/** A link that covers its whole line. The line has to be positioned. */
export function LineLink(props: Omit<ComponentPropsWithRef<typeof Link>, 'className' | 'style'>) {
	return <Link {...props} className={classes.link} />
}
