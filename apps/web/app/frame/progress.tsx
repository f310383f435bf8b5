import { useNavigation } from 'react-router'
import classes from './frame.module.css'

/** A line along the top while the next page is loading. */
export function Progress() {
	const isLoading = useNavigation().state !== 'idle'
	return <div className={classes.progress} data-on={isLoading || undefined} aria-hidden="true" />
}
