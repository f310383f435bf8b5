import { Link } from 'react-router'
import { Logo } from '#ui/page/logo.tsx'
import classes from './brand.module.css'

/** The logo and the name of the site, which lead home. */
export function Brand({ name, logo }: { name: string; logo: string | undefined }) {
	return (
		// Named here, since the menu takes the place of the written name where both do not fit.
		<Link to="/" className={classes.brand} aria-label={name}>
			<SiteLogo address={logo} />
			<span className={classes.name}>{name}</span>
		</Link>
	)
}

/**
 * The logo from the settings, in a square of a fixed size. Our own logo is inline SVG, so that it follows the colour
 * scheme.
 */
function SiteLogo({ address }: { address: string | undefined }) {
	if (!address || address === '/logo.svg') return <Logo />
	return <img src={address} alt="" width={40} height={40} className={classes.logo} />
}
