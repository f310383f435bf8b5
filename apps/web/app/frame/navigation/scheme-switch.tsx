import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from '#text/use-translation.ts'
import { switchScheme } from '#ui/theme/scheme.tsx'
import classes from './header.module.css'

/** Draws both icons; the colour scheme hides one, so the server need not know the scheme. */
export function SchemeSwitch() {
	const { t } = useTranslation()
	return (
		<button type="button" className={classes.scheme} onClick={switchScheme}>
			<span className={classes.whenLight}>
				<IconMoon size={21} stroke={1.7} aria-hidden="true" />
				<span className={classes.tip}>{t('menu.toDark')}</span>
			</span>
			<span className={classes.whenDark}>
				<IconSun size={21} stroke={1.7} aria-hidden="true" />
				<span className={classes.tip}>{t('menu.toLight')}</span>
			</span>
		</button>
	)
}
