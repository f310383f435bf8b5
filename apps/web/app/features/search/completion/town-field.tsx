import { listPlaces } from '@profile-search/contract/search/reference'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { withValue } from '../facets/address.ts'
import { CompletingInput, type Completion } from './completing-input.tsx'
import classes from './town-field.module.css'

type Town = Completion & { id: number }

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
	const [isUnknown, setUnknown] = useState(false)

	function add(id: number, km?: number) {
		const query = withValue(search, 'place', id)
		if (km) query.set('km', String(km))
		void navigate(`?${query}`, { preventScrollReset: true })
	}

	async function findNearest() {
		setUnknown(false)
		const position = await positionOf()
		const near = position && [position.latitude, position.longitude].map((part) => part.toFixed(decimals))
		const { details } = near ? await send(listPlaces, { query: { near: near.join(',') } }) : {}
		const [nearest] = details ?? []
		if (nearest) add(nearest.id, nearKm)
		else setUnknown(true)
	}

	return (
		<div className={classes.town}>
			<CompletingInput
				ref={input}
				label={t('lists.town')}
				placeholder={t('lists.town')}
				isChosenOnly
				complete={findTowns}
				onChoose={({ id }) => {
					if (input.current) input.current.value = ''
					add(id)
				}}
			/>
			<button type="button" onClick={() => void findNearest()}>
				<IconCurrentLocation size={18} stroke={1.9} aria-hidden="true" />
				{t('lists.nearMe')}
			</button>
			<output>{isUnknown && t('lists.noPosition')}</output>
		</div>
	)
}

async function findTowns(typed: string) {
	const { details } = await send(listPlaces, { query: { query: typed.slice(0, 80) } })
	return (details ?? [])
		.slice(0, 8)
		.map(({ id, name, state }): Town => ({ id, key: String(id), text: name, note: state }))
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
