import { useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './header.module.css'

/** Both icons are drawn and the scheme hides one, so that the server need not know it. */
export function SchemeSwitch() {
	const { t } = useTranslation()
	const { toggleColorScheme } = useMantineColorScheme()
	return (
		<button type="button" className={classes.scheme} onClick={() => toggleColorScheme()}>
			<span className={classes.whenLight}>
				<IconMoon size={21} stroke={1.7} aria-hidden="true" />
				<span className="unseen">{t('menu.toDark')}</span>
			</span>
			<span className={classes.whenDark}>
				<IconSun size={21} stroke={1.7} aria-hidden="true" />
				<span className="unseen">{t('menu.toLight')}</span>
			</span>
		</button>
	)
}
