import { Switch } from '@mantine/core'
import {
	type NotificationSetting,
	saveNotificationSetting,
} from '@profile-search/contract/messaging/notifications'
import { useState } from 'react'
import { Link } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { Table } from '#ui/layout/table.tsx'
import classes from './notifications.module.css'

/** The channels besides the portal for each kind of notification. Each switch is saved at once. */
export function SettingsTable({ settings }: { settings: NotificationSetting[] }) {
	const { t } = useTranslation()
	const [chosen, setChosen] = useState(settings)

	const save = async (setting: NotificationSetting) => {
		const put = (each: NotificationSetting) =>
			setChosen((now) => now.map((other) => (other.kind === each.kind ? each : other)))
		const before = chosen.find(({ kind }) => kind === setting.kind)
		put(setting)
		const sent = await send(saveNotificationSetting, { body: setting })
		if (sent.errorCode === 0) return
		if (before) put(before)
		toast(sent.message, 'error')
	}

	return (
		<>
			<p className={classes.about}>
				{t('notifications.settingsText')} <Link to="/settings">{t('notifications.device')}</Link>
			</p>
			<Table>
				<thead>
					<tr>
						<th scope="col">{t('notifications.kind')}</th>
						<th scope="col">{t('notifications.mail')}</th>
						<th scope="col">{t('notifications.push')}</th>
					</tr>
				</thead>
				<tbody>
					{chosen.map((setting) => {
						const name = t(`notifications.kinds.${setting.kind}`)
						return (
							<tr key={setting.kind}>
								<th scope="row">
									{name}
									<small>{t(`notifications.about.${setting.kind}`)}</small>
								</th>
								{(['mail', 'push'] as const).map((way) => (
									<td key={way} className={classes.way}>
										<Switch
											aria-label={t('notifications.way', { kind: name, way: t(`notifications.${way}`) })}
											checked={setting[way]}
											onChange={(event) => save({ ...setting, [way]: event.currentTarget.checked })}
										/>
									</td>
								))}
							</tr>
						)
					})}
				</tbody>
			</Table>
		</>
	)
}
