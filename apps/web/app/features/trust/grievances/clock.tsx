import { readClock, shareGone, type ClockState } from '@profile-search/contract/trust/grievance-values'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { moment } from '#ui/text/amounts.ts'
import classes from './grievance.module.css'

type Props = {
	label: string
	startedAt: string
	dueAt: string
	/** When it was done; null while it runs. */
	doneAt: string | null
	/** When the grievance was closed before it was done, which makes the clock void. */
	closedAt: string | null
	now: Date
}

/** The state of a legal deadline: as text, as a colour, and as a bar. */
export function Clock({ label, startedAt, dueAt, doneAt, closedAt, now }: Props) {
	const { t } = useTranslation()
	const clock = {
		startedAt: new Date(startedAt),
		dueAt: new Date(dueAt),
		doneAt: doneAt === null ? null : new Date(doneAt),
	}
	const { state, left } = readClock(clock, now)
	const isVoid = !doneAt && closedAt !== null
	const share = doneAt ? 100 : Math.min(100, Math.max(0, shareGone(clock, now)))
	return (
		<div className={classes.clock} data-state={isVoid ? 'void' : state}>
			<p className={classes.clockLabel}>{label}</p>
			<p className={classes.clockText}>
				{isVoid
					? t('grievance.clock.withdrawn')
					: clock.doneAt
						? t('grievance.clock.after', {
								time: inText(clock.doneAt.getTime() - clock.startedAt.getTime()),
							})
						: timeLeftText(state, left)}
			</p>
			<div className={classes.bar} aria-hidden="true">
				<span style={{ inlineSize: `${isVoid ? 0 : share}%` }} />
			</div>
			<p className={classes.clockState}>
				{!isVoid && <strong>{t(`grievance.clock.states.${state}`)}</strong>}{' '}
				<span>{t('grievance.clock.by', { moment: moment(dueAt) })}</span>
			</p>
		</div>
	)
}

/** The state of a deadline in one line, for lists. */
export function clockText(clock: Pick<Props, 'startedAt' | 'dueAt'>, now: Date) {
	const { state, left } = readClock(
		{ startedAt: new Date(clock.startedAt), dueAt: new Date(clock.dueAt), doneAt: null },
		now,
	)
	return { state, time: timeLeftText(state, left), name: i18n.t(`grievance.clock.states.${state}`) }
}

function timeLeftText(state: ClockState, left: number) {
	const time = inText(Math.abs(left))
	return i18n.t(state === 'overdue' ? 'grievance.clock.over' : 'grievance.clock.left', { time })
}

const minuteMs = 60_000

/** The two largest units: 2 days 3 hours, 1 hour 40 minutes, 12 minutes. */
function inText(milliseconds: number) {
	const minutes = Math.max(1, Math.floor(milliseconds / minuteMs))
	const units = [
		['days', Math.floor(minutes / 1440)],
		['hours', Math.floor((minutes % 1440) / 60)],
		['minutes', minutes % 60],
	] as const
	const first = units.findIndex(([, amount]) => amount > 0)
	const said = units
		.slice(first === -1 ? 2 : first)
		.slice(0, 2)
		.filter(([, amount], at) => amount > 0 || at === 0)
		.map(([unit, amount]) => i18n.t(`grievance.clock.${unit}`, { count: amount }))
	const [one = '', other] = said
	return other ? i18n.t('grievance.clock.both', { one, other }) : one
}
