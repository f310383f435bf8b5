import { Loader } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { loadedLater } from '#ui/loading/loaded-later.tsx'
import { Button } from '../action/button/button.tsx'
import { Modal } from '../action/modal.tsx'
import { toast } from '../action/toast.ts'
import { Row } from '../layout/row.tsx'
import { cutPicture } from './cut-picture.ts'
import classes from './image-field.module.css'
import { Portrait } from './portrait.tsx'

// Few visitors change a picture, so the cropper is loaded on demand.
const PictureCropper = loadedLater(async () => (await import('./picture-cropper.tsx')).default)

type Answer = { errorCode: number; message: string }
type Area = Parameters<typeof cutPicture>[1]

type Props = {
	label: string
	description: string
	/** The address of the current picture. */
	image: string | null
	/** Whom or what it shows. */
	name: string
	shape: 'round' | 'square'
	save: (file: File) => Promise<Answer>
	remove: () => Promise<Answer>
}

/** A picture that is chosen or dropped, cropped to a square, and saved at once. */
export function ImageField({ label, description, image, name, shape, save, remove }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const id = useId()
	const [source, setSource] = useState<string | null>(null)
	const [area, setArea] = useState<Area | null>(null)
	const [isSending, setSending] = useState(false)

	const take = (file: File | undefined) => {
		if (!file) return
		if (!file.type.startsWith('image/')) return toast(t('picture.notOne'), 'error')
		setArea(null)
		setSource(URL.createObjectURL(file))
	}

	const put = () => {
		if (source) URL.revokeObjectURL(source)
		setSource(null)
	}

	const refuse = () => {
		toast(t('picture.unreadable'), 'error')
		put()
	}

	const settle = async (act: () => Promise<Answer>) => {
		setSending(true)
		const { errorCode, message } = await act()
		setSending(false)
		toast(message, errorCode === 0 ? 'success' : 'error')
		if (errorCode !== 0) return
		put()
		await revalidate()
	}

	const send = async () => {
		if (!source || !area) return
		const file = await cutPicture(source, area).catch(() => undefined)
		if (file) await settle(() => save(file))
		else refuse()
	}

	return (
		<div className={classes.field}>
			<Portrait image={image} name={name} shape={shape} />
			<div className={classes.description}>
				<p className={classes.label} id={`${id}-label`}>
					{label}
				</p>
				<p className={classes.text} id={`${id}-text`}>
					{description} <span className={classes.drop}>{t('picture.orDrop')}</span>
				</p>
				<Row gap={10} mt={12} align="center">
					<Button component="span" variant="default" id={`${id}-choose`}>
						{t(image === null ? 'picture.choose' : 'picture.change')}
					</Button>
					{image !== null && (
						<Button
							className={classes.remove}
							variant="subtle"
							loading={isSending && !source}
							onClick={() => settle(remove)}
						>
							{t('picture.remove')}
						</Button>
					)}
				</Row>
			</div>
			{/* An invisible input covers the field, so that a click opens it and a picture can be dropped. */}
			<input
				className={classes.input}
				type="file"
				accept="image/*"
				aria-labelledby={`${id}-choose ${id}-label`}
				aria-describedby={`${id}-text`}
				onChange={(event) => {
					take(event.currentTarget.files?.[0])
					// Allows choosing the same file again.
					event.currentTarget.value = ''
				}}
			/>
			<Modal
				opened={source !== null}
				onClose={put}
				title={label}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				{source && (
					<Suspense fallback={<Loader className={classes.loader} />}>
						<PictureCropper source={source} shape={shape} onCrop={setArea} onBroken={refuse} />
					</Suspense>
				)}
				<Row gap={16} mt={20} align="center" justify="end">
					<Button variant="default" onClick={put}>
						{t('labels.cancel')}
					</Button>
					<Button loading={isSending} disabled={!area} onClick={send}>
						{t('picture.save')}
					</Button>
				</Row>
			</Modal>
		</div>
	)
}
