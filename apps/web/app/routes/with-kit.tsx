import { Outlet } from 'react-router'
import { Kit } from '#ui/theme/kit/kit.tsx'

/** Around the pages with forms and menus of the kit. What most visitors see does without. */
export default function WithKit() {
	return (
		<Kit>
			<Outlet />
		</Kit>
	)
}
