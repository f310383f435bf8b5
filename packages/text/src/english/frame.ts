import type alerts from '../../en/frame/alerts.json'
import type amounts from '../../en/frame/amounts.json'
import type dates from '../../en/frame/dates.json'
import type errors from '../../en/frame/errors.json'
import type fileImports from '../../en/frame/file-imports.json'
import type idle from '../../en/frame/idle.json'
import type labels from '../../en/frame/labels.json'
import type languages from '../../en/frame/languages.json'
import type menu from '../../en/frame/menu.json'
import type offline from '../../en/frame/offline.json'
import type outside from '../../en/frame/outside.json'
import type problems from '../../en/frame/problems.json'
import type push from '../../en/frame/push.json'
import type refusals from '../../en/frame/refusals.json'
import type share from '../../en/frame/share.json'
import type site from '../../en/frame/site.json'
import type suspension from '../../en/frame/suspension.json'
import type values from '../../en/frame/values.json'

export type FrameTexts = {
	alerts: typeof alerts
	amounts: typeof amounts
	dates: typeof dates
	errors: typeof errors
	fileImports: typeof fileImports
	idle: typeof idle
	labels: typeof labels
	languages: typeof languages
	menu: typeof menu
	offline: typeof offline
	outside: typeof outside
	problems: typeof problems
	push: typeof push
	refusals: typeof refusals
	share: typeof share
	site: typeof site
	suspension: typeof suspension
	values: typeof values
}
