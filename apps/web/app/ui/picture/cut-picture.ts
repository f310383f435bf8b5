type Area = { x: number; y: number; width: number; height: number }

/** The side of the picture that is sent, in pixels; the server scales it down further. */
const side = 1024

/** Crops a picture. Areas outside the picture stay transparent. */
export async function cutPicture(source: string, area: Area) {
	const picture = new Image()
	picture.src = source
	await picture.decode()

	const canvas = document.createElement('canvas')
	const edge = Math.max(1, Math.min(side, Math.round(area.width)))
	canvas.width = edge
	canvas.height = edge
	const pen = canvas.getContext('2d')
	if (!pen) return undefined
	pen.imageSmoothingQuality = 'high'
	pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, edge, edge)

	// A browser that cannot write WebP writes PNG and sets the type accordingly.
	const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
	return cut ? new File([cut], 'picture', { type: cut.type }) : undefined
}
