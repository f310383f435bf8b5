import { data } from 'react-router'

export function loader() {
	throw data(null, { status: 404 })
}

/** Never drawn: the loader leads to the error page, with the status that programs understand. */
export default function NotFound() {
	return null
}
