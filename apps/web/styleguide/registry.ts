import type { Room } from './part.ts'
import { action } from './parts/action.tsx'
import { charts } from './parts/charts.tsx'
import { form } from './parts/form.tsx'
import { imports } from './parts/imports.tsx'
import { layout } from './parts/layout.tsx'
import { line } from './parts/line.tsx'
import { list } from './parts/list.tsx'
import { page } from './parts/page.tsx'
import { pictures } from './parts/picture.tsx'
import { text } from './parts/text.tsx'
import { theme } from './parts/theme.tsx'

/** Every part of `ui/`, by its folder; `layout` also has those of folders with one part only. */
export const rooms: readonly Room[] = [
	theme,
	action,
	charts,
	form,
	imports,
	layout,
	line,
	list,
	page,
	pictures,
	text,
]
