import 'react-easy-crop/react-easy-crop.css'
import { Slider } from '@mantine/core'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslation } from '#text/use-translation.ts'
import classes from './image-field.module.css'

type Props = {
	/** The address of the picture in this browser. */
	source: string
	shape: 'round' | 'square'
	onCrop: (area: Area) => void
	onBroken: () => void
}

const mostZoom = 4

/** Selects the part of a picture to keep. A logo may be smaller than its square, so that a wide one fits. */
export default function PictureCropper({ source, shape, onCrop, onBroken }: Props) {
	const { t } = useTranslation()
	const [spot, setSpot] = useState({ x: 0, y: 0 })
	const [zoom, setZoom] = useState(1)
	const leastZoom = shape === 'square' ? 0.25 : 1

	return (
		<>
			<div className={classes.stage}>
				<Cropper
					image={source}
					crop={spot}
					zoom={zoom}
					minZoom={leastZoom}
					maxZoom={mostZoom}
					aspect={1}
					cropShape={shape === 'round' ? 'round' : 'rect'}
					restrictPosition={shape === 'round'}
					keyboardStep={8}
					disableAutomaticStylesInjection
					onCropChange={setSpot}
					onZoomChange={setZoom}
					onCropComplete={(_, area) => onCrop(area)}
					mediaProps={{ alt: '', onError: onBroken }}
					// It takes the arrow keys itself.
					cropperProps={{ 'aria-label': t('picture.part'), role: 'application' }}
				/>
			</div>
			<p className={classes.how}>{t('picture.how')}</p>
			<Slider
				thumbLabel={t('picture.zoom')}
				label={null}
				min={leastZoom}
				max={mostZoom}
				step={0.05}
				value={zoom}
				onChange={setZoom}
			/>
		</>
	)
}
