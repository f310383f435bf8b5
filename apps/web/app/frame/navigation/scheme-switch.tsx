import { useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './header.module.css'

/** Draws both icons; the colour scheme hides one, so the server need not know the scheme. */
export function SchemeSwitch() {
	const { t } = useTranslation()
	const { toggleColorScheme } = useMantineColorScheme()
	return (
		<button type="button" className={classes.scheme} onClick={() => toggleColorScheme()}>
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
