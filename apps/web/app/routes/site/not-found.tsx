import { data } from 'react-router'

export function loader() {
	throw data(null, { status: 404 })
}

/** Never rendered: the loader leads to the error page, with a 404 status for programs. */
export default function NotFound() {
	return null
}
