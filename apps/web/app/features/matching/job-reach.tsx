import type { Details } from '@profile-search/contract/http/endpoint'
import type { Relaxation, showJobReach } from '@profile-search/contract/matching/relaxations'
import type { ReactNode } from 'react'
import { Await } from 'react-router'
import type { Sent } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { LatePart } from '#ui/early-input/late-part.tsx'
import { Row } from '#ui/layout/row.tsx'
import { count } from '#ui/text/amounts.ts'
import fold from '#ui/layout/fold.module.css'
import classes from './job-reach.module.css'
import { relaxationText } from './relaxation-text.ts'

type Reach = Details<typeof showJobReach>
type Props = {
	answer: Promise<Sent<typeof showJobReach>>
	/** Folds the relaxations away while enough people are reached. */
	isBrief?: boolean
	/** Actions below the count. */
	children?: ReactNode
}

/** This many people make a short list, so that no advice is needed. */
const enough = 10

/** How many people a job reaches, and which single relaxation would reach more. */
export function JobReach({ answer, isBrief = false, children }: Props) {
	const { t } = useTranslation()
	return (
		<div className={classes.reach}>
			<div aria-live="polite">
				<LatePart fallback={<p>{t('reach.counting')}</p>}>
					<Await resolve={answer} errorElement={<p>{t('reach.failed')}</p>}>
						{({ errorCode, details, message }) =>
							errorCode === 0 && details ? (
								<Counts reach={details} isBrief={isBrief} />
							) : (
								<p>
									{t('reach.failed')} {message}
								</p>
							)
						}
					</Await>
				</LatePart>
			</div>
			{children && (
				<Row gap={[12, 20]} align="center" links>
					{children}
				</Row>
			)}
		</div>
	)
}

function Counts({ reach, isBrief }: { reach: Reach; isBrief: boolean }) {
	const { t } = useTranslation()
	const { now, least, relaxations, isWhole, hasRequirements } = reach
	const [best] = relaxations
	return (
		<>
			<p className={classes.now}>
				{now === 0 ? t('reach.nobody', { least }) : t('reach.now', { count: now, amount: count(now), least })}
			</p>
			{!best && <p>{t(nothingFound(reach))}</p>}
			{best && isBrief && now >= enough && (
				<p>{t('reach.best', { change: relaxationText(best), count: best.to, amount: count(best.to) })}</p>
			)}
			{best && isBrief && (
				<details className={fold.fold} open={now < enough}>
					<summary>{t('reach.all')}</summary>
					<Bars now={now} relaxations={relaxations} />
				</details>
			)}
			{best && !isBrief && <Bars now={now} relaxations={relaxations} />}
			{!isWhole && hasRequirements && <p>{t('reach.notWhole')}</p>}
		</>
	)
}

function nothingFound({ hasRequirements, now }: Reach) {
	if (!hasRequirements) return 'reach.nothingToRelax'
	return now === 0 ? 'reach.nothingHelpsNobody' : 'reach.nothingHelps'
}

/** One bar for the job as it is, and one for each relaxation with the people it would add. */
function Bars({ now, relaxations }: { now: number; relaxations: Relaxation[] }) {
	const { t } = useTranslation()
	const most = Math.max(now, ...relaxations.map(({ to }) => to))
	return (
		<>
			<p className={classes.label}>{t('reach.if')}</p>
			<ul className={classes.bars}>
				<Bar caption={t('reach.asIs')} now={now} to={now} most={most} />
				{relaxations.map((relaxation) => (
					<Bar
						key={`${relaxation.kind} ${relaxation.name} ${relaxation.amount}`}
						caption={relaxationText(relaxation)}
						now={now}
						to={relaxation.to}
						most={most}
					/>
				))}
			</ul>
		</>
	)
}

function Bar({ caption, now, to, most }: { caption: string; now: number; to: number; most: number }) {
	const { t } = useTranslation()
	const width = (people: number) => ({ width: `${(people / most) * 100}%` })
	return (
		<li>
			<span className={classes.caption}>{caption}</span>
			<span className={classes.bar} aria-hidden="true">
				<i style={width(now)} />
				<i className={classes.gain} style={width(to - now)} />
			</span>
			<span className={classes.amounts}>
				<b aria-hidden="true">{count(to)}</b>
				<span className="unseen">{t('reach.people', { count: to, amount: count(to) })}</span>{' '}
				{to > now && (
					<>
						<small aria-hidden="true">{t('reach.more', { amount: count(to - now) })}</small>
						<span className="unseen">{t('reach.moreUnseen', { amount: count(to - now) })}</span>
					</>
				)}
			</span>
		</li>
	)
}
