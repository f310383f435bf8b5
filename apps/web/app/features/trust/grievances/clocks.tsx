import { useTranslation } from '#text/use-translation.ts'
import { Clock } from './clock.tsx'

type Props = {
	grievance: {
		filedAt: string
		acknowledgeDueAt: string
		acknowledgedAt: string | null
		clockStartedAt: string
		resolveDueAt: string
		resolvedAt: string | null
		closedAt: string | null
	}
	now: Date
}

/** The two deadlines of a grievance, for both sides. */
export function Clocks({ grievance, now }: Props) {
	const { t } = useTranslation()
	const { closedAt } = grievance
	return (
		<>
			<Clock
				label={t('grievance.clock.acknowledge')}
				startedAt={grievance.filedAt}
				dueAt={grievance.acknowledgeDueAt}
				doneAt={grievance.acknowledgedAt}
				closedAt={closedAt}
				now={now}
			/>
			<Clock
				label={t('grievance.clock.resolve')}
				startedAt={grievance.clockStartedAt}
				dueAt={grievance.resolveDueAt}
				doneAt={grievance.resolvedAt}
				closedAt={closedAt}
				now={now}
			/>
		</>
	)
}
