import { listPlaces } from '@profile-search/contract/search/reference'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { without, withValue } from '../facets/address.ts'
import { CompletingInput } from './completing-input.tsx'
import { findTowns } from './find-towns.ts'
import classes from './town-field.module.css'

/** As far around the position of the reader "near me" is, in km. */
const nearKm = 25
/** A position is rounded to about a kilometre before it leaves the browser. */
const decimals = 2

/** Adds a town to the filters: by its name, in any script, or by the position of the reader. */
export function TownField() {
	const { t } = useTranslation()
	const input = useRef<HTMLInputElement>(null)
	const [search] = useSearchParams()
	const navigate = useNavigate()
	const [isLocating, setLocating] = useState(false)
	const [problem, setProblem] = useState('')

	const show = (query: URLSearchParams) => void navigate(`?${query}`, { preventScrollReset: true })

	async function complete(typed: string) {
		const { towns, refusal } = await findTowns(typed)
		setProblem(towns.length > 0 ? '' : refusal || t('labels.nothingFound'))
		return towns
	}

	async function showNearest() {
		setProblem('')
		setLocating(true)
		const position = await positionOf()
		setLocating(false)
		if (!position) return setProblem(t('lists.noPosition'))
		const near = [position.latitude, position.longitude].map((part) => part.toFixed(decimals)).join(',')
		const { details, message } = await send(listPlaces, { query: { near } })
		const [nearest] = details ?? []
		if (!nearest) return setProblem(message)
		// In place of other towns, which may be far away.
		const query = withValue(without(search, ['place']), 'place', nearest.id)
		query.set('km', String(nearKm))
		show(query)
	}

	return (
		<div className={classes.town}>
			<CompletingInput
				ref={input}
				label={t('lists.town')}
				isLabelUnseen
				placeholder={t('lists.town')}
				isChoiceRequired
				complete={complete}
				onChoose={({ id }) => {
					if (input.current) input.current.value = ''
					show(withValue(search, 'place', id))
				}}
			/>
			<button type="button" disabled={isLocating} onClick={() => void showNearest()}>
				<IconCurrentLocation size={18} stroke={1.9} aria-hidden="true" />
				{t(isLocating ? 'lists.locating' : 'lists.nearMe')}
			</button>
			<output>{problem}</output>
		</div>
	)
}

/** Where the browser says that its reader is; null where it does not say, or takes too long. */
async function positionOf() {
	return new Promise<GeolocationCoordinates | null>((resolve) => {
		if (!('geolocation' in navigator)) return resolve(null)
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve(coords),
			() => resolve(null),
			{ timeout: 15_000, maximumAge: 10 * 60_000 },
		)
	})
}
