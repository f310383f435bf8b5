import { useTranslation } from '#text/use-translation.ts'
import { Section } from '#ui/page/page.tsx'
import { count } from '#ui/text/amounts.ts'
import type { Dot, Drawing } from './draw-map.ts'
import classes from './job-map.module.css'
import type { loadMap } from './load-map.ts'

type Map = NonNullable<Awaited<ReturnType<typeof loadMap>>>

/** Where a job is among the towns around, and how far from the reader: as a sentence and as a picture. */
export function JobMap({ map: { drawings, distance, places } }: { map: Map }) {
	const { t } = useTranslation()
	const around = drawings.wide.dots.flatMap(({ role, label }) => (role === 'other' && label?.text) || [])
	const way = distance && wayText(distance)
	const label = [t('jobMap.label', { places: places.join(', '), towns: around.toReversed().join(', ') }), way]
	return (
		<Section title={t('jobMap.title')}>
			{way && <p>{way}</p>}
			<div className={classes.map}>
				<Picture drawing={drawings.wide} label={label.filter(Boolean).join(' ')} className={classes.wide} />
				<Picture
					drawing={drawings.narrow}
					label={label.filter(Boolean).join(' ')}
					className={classes.narrow}
				/>
			</div>
		</Section>
	)

	function wayText({ km, from, to, isOwn }: NonNullable<Map['distance']>) {
		if (km === 0) return isOwn ? t('jobMap.here', { town: to }) : null
		return t(isOwn ? 'jobMap.fromHome' : 'jobMap.from', { from, to, km: t('amounts.km', { km: count(km) }) })
	}
}

type PictureProps = { drawing: Drawing; label: string; className: string | undefined }

function Picture({ drawing, label, className }: PictureProps) {
	const { t } = useTranslation()
	const { width, height, dots, way, rings, scale } = drawing
	const foot = height - 12
	return (
		// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element would know neither palette nor forced colours
		<svg viewBox={`0 0 ${width} ${height}`} className={className} role="img" aria-label={label}>
			{rings.radii.map((radius) => (
				<circle key={radius} cx={rings.x} cy={rings.y} r={radius} className={classes.ring} />
			))}
			{way && <line x1={way.from.x} y1={way.from.y} x2={way.to.x} y2={way.to.y} className={classes.way} />}
			{dots.map((dot) => (
				<Town key={`${dot.x} ${dot.y}`} {...dot} />
			))}
			<path d={`M12 ${foot - 5}v5h${scale.length}v-5`} className={classes.scale} />
			<text x={18} y={foot - 6}>
				{t('amounts.km', { km: count(scale.km) })}
			</text>
		</svg>
	)
}

function Town({ role, x, y, radius, label }: Dot) {
	return (
		<g data-role={role}>
			{role === 'reader' ? (
				<path d={`M${x} ${y - radius}l${radius} ${radius}l-${radius} ${radius}l-${radius}-${radius}z`} />
			) : (
				<circle cx={x} cy={y} r={radius} />
			)}
			{label && (
				<text x={label.x} y={label.y} textAnchor={label.anchor}>
					{label.text}
				</text>
			)}
		</g>
	)
}
